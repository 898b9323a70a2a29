import { type PdfObject, pdfOf, streamOf } from './pdf-objects.ts';

interface Field {
  readonly label: string;
  readonly baseline: number;
  /** The entries of its dictionary. */
  readonly entries: string;
  readonly height?: number;
  readonly width?: number;
}

const fields: readonly Field[] = [
  { label: 'Name', baseline: 700, entries: '/FT /Tx /T (name) /TU (Your name) /V (Ada Lovelace)' },
  { label: 'Town', baseline: 670, entries: '/FT /Tx /T (town)' },
  {
    label: 'Remarks',
    baseline: 640,
    entries: '/FT /Tx /T (remarks) /Ff 4096 /V (First of all\\nand then some)',
    height: 46,
  },
  { label: 'Secret', baseline: 580, entries: '/FT /Tx /T (secret) /Ff 8192 /V (hush)' },
  { label: 'Member', baseline: 550, entries: '/FT /Btn /T (member) /V /Yes /AS /Yes', width: 14 },
  { label: 'Student', baseline: 520, entries: '/FT /Btn /T (student) /V /Off /AS /Off', width: 14 },
  { label: 'Color', baseline: 490, entries: '/FT /Ch /T (color) /Ff 131072 /V (Green) /Opt [(Red) (Green) (Blue)]' },
];
const fixed = 6;

/** A page with a form: text fields with and without content, of several lines and secret, two boxes, and a choice. */
export function formPdf(): Buffer {
  const labels = [
    ...fields.map(({ label, baseline }) => `1 0 0 1 72 ${baseline} Tm (${label}) Tj`),
    '1 0 0 1 72 760 Tm (Application of a new member) Tj',
    '1 0 0 1 72 450 Tm (All of these may be left empty but for the first.) Tj',
  ];
  const widgets = fields.map(({ baseline, entries, height = 18, width = 200 }): PdfObject => {
    const y1 = baseline + 13;
    const look = entries.includes('/Btn') ? `/AP << /N << /Yes 6 0 R /Off 6 0 R >> >>` : '/DA (/F 11 Tf 0 g)';
    return `<< /Type /Annot /Subtype /Widget /F 4 /Rect [160 ${y1 - height} ${160 + width} ${y1}] ${entries} ${look} >>`;
  });
  const references = fields.map((_, index) => `${fixed + 1 + index} 0 R`).join(' ');
  return pdfOf([
    `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${references}] /DR << /Font << /F 4 0 R >> >> >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F 4 0 R >> >> /Contents 5 0 R /Annots [${references}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    streamOf(`BT /F 11 Tf ${labels.join(' ')} ET`),
    streamOf('', '/Type /XObject /Subtype /Form /BBox [0 0 14 14]'),
    ...widgets,
  ]);
}
