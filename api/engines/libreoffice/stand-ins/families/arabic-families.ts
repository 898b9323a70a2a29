import { lineOf2048 as line } from '../outlines/line-metrics.ts';
import type { StandIn } from '../stand-in.ts';

/** Letters and sizes that both families have. */
const naskh = {
  shapes: 'Noto Naskh Arabic',
  faces: { regular: 'NotoNaskhArabic-Regular', bold: 'NotoNaskhArabic-Bold' },
  scale: 0.885,
  isApproximate: true,
} as const;

/** What documents name to be set in the Arabic letters of Times New Roman and Arial, with the spaces between them. */
export const arabicText = 'Arabic Text';

/** Families whose replacements have no Arabic letters. */
const inLanguages = {
  languages: ['ar', 'fa'],
  families: ['Times New Roman', 'Times', 'Arial', 'Helvetica', 'Calibri', 'Cambria', 'Tahoma', 'Segoe UI'],
} as const;

/**
 * Word's families of Arabic letters. Those of Times New Roman and Arial, in which most Arabic documents are set, are as
 * wide (measured on the words of PDFs that Word exported), and lines of Traditional Arabic as high as the font that these
 * PDFs embed says.
 */
export const arabicFamilies: readonly StandIn[] = [
  { names: ['Traditional Arabic'], ...naskh, line: line(2095, 1044) },
  {
    names: ['Simplified Arabic', 'Arabic Transparent', 'Arabic Typesetting', 'Sakkal Majalla'],
    ...naskh,
    line: line(1825, 443),
  },
  // With the line gap of 87 that Times New Roman has above its letters: in Word, its lines and those of Arial are as high.
  { names: [arabicText], ...naskh, line: line(1912, 443), inLanguages, isAskedByOwnName: true },
];
