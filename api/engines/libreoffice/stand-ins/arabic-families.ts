import { lineOf2048 as line } from './line-metrics.ts';
import type { StandIn } from './stand-in.ts';

/**
 * Word's families of Arabic letters, and those with Latin and Arabic ones, whose replacements have no Arabic letters.
 * Those of Times New Roman and Arial, in which most Arabic documents are set, are as wide (measured on the words of PDFs
 * that Word exported).
 */
export const arabicFamilies: readonly StandIn[] = [
  {
    names: ['Traditional Arabic', 'Simplified Arabic', 'Arabic Transparent', 'Arabic Typesetting', 'Sakkal Majalla'],
    shapes: 'Noto Naskh Arabic',
    faces: { regular: 'NotoNaskhArabic-Regular', bold: 'NotoNaskhArabic-Bold' },
    line: line(1825, 443),
    scale: 0.885,
    inLanguages: {
      languages: ['ar', 'fa'],
      families: ['Times New Roman', 'Times', 'Arial', 'Helvetica', 'Calibri', 'Cambria', 'Tahoma', 'Segoe UI'],
    },
    isApproximate: true,
  },
];
