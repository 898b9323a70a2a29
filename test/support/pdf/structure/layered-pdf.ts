import { type PdfObject, pdfOf, streamOf } from '../pdf-objects.ts';

const text = (words: string, y: number) => `BT /F 14 Tf 60 ${y} Td (${words}) Tj ET`;
const layer = (name: string, words: string, y: number) => `/OC /${name} BDC ${text(words, y)} EMC`;

/**
 * A PDF of one page with text of a layer that is on, of one that is off and of one that is for print only, of what belongs
 * to both or either of the first two, and of what shows while the second is off; and with a form, part of a form and an
 * annotation of the second. Words that no reader shows begin with `Secret`.
 */
export function layeredPdf(): Buffer {
  const content = [
    text('Plain words', 760),
    layer('On', 'Shown by a layer', 730),
    layer('Off', 'Secret of a layer', 700),
    layer('Both', 'Secret of both layers', 670),
    layer('Either', 'Shown by either layer', 640),
    layer('NotOff', 'Shown while it is off', 610),
    layer('Print', 'Secret of the screen', 580),
    `/OC /On BDC ${layer('Off', 'Secret within a layer', 550)} EMC`,
    '/Form Do /ShownForm Do',
  ].join('\n');
  const fonts = '/Font << /F 5 0 R >>';
  const properties = '/On 6 0 R /Off 7 0 R /Both 8 0 R /Either 9 0 R /NotOff 10 0 R /Print 14 0 R';
  const form = `/Type /XObject /Subtype /Form /BBox [0 0 595 842] /Resources << ${fonts} /Properties << ${properties} >> >>`;
  const objects: readonly PdfObject[] = [
    `<< /Type /Catalog /Pages 2 0 R /OCProperties << /OCGs [6 0 R 7 0 R 14 0 R] /D << /OFF [7 0 R]
      /AS [<< /Event /View /Category [/View] /OCGs [14 0 R] >>] >> >> >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Annots [13 0 R] /Resources <<
      ${fonts} /XObject << /Form 11 0 R /ShownForm 12 0 R >> /Properties << ${properties} >> >> >>`,
    streamOf(content),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    '<< /Type /OCG /Name (On) >>',
    '<< /Type /OCG /Name (Off) >>',
    '<< /Type /OCMD /OCGs [6 0 R 7 0 R] /P /AllOn >>',
    '<< /Type /OCMD /OCGs [6 0 R 7 0 R] >>',
    '<< /Type /OCMD /VE [/And [/Not 7 0 R] 6 0 R] >>',
    streamOf(text('Secret of a form', 490), `${form} /OC 7 0 R`),
    streamOf(`${text('Shown by a form', 460)} ${layer('Off', 'Secret in a form', 430)}`, form),
    '<< /Type /Annot /Subtype /FreeText /Rect [60 380 300 410] /Contents (Secret of a note) /DA (/Helv 12 Tf 0 g) /F 4 /OC 7 0 R >>',
    '<< /Type /OCG /Name (Print) /Usage << /View << /ViewState /OFF >> /Print << /PrintState /ON >> >> >>',
  ];
  return pdfOf(objects);
}
