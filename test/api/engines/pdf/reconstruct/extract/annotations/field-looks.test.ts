import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import { startPdfium } from '../../../../../../../api/formats/pdfium.ts';
import { pdfOf, streamOf } from '../../../../../../support/pdf/pdf-objects.ts';

/** The one field of a page, which is 100 by 40 points, with these entries of its annotation. */
async function fieldWith(entries: string, appearance = '') {
  const file = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [4 0 R] >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Annots [4 0 R] >>',
    `<< /Type /Annot /Subtype /Widget /Rect [20 20 120 60] /T (name) ${entries} >>`,
    streamOf(appearance, '/Type /XObject /Subtype /Form /BBox [0 0 100 40]'),
  ]);
  const document = openDocument(await startPdfium(), file);
  const [field] = document.readPage(0).fields;
  document.close();
  return field;
}

const text = '/FT /Tx /DA (/Helv 12 Tf 1 0 0 rg)';
const frame = '/MK << /BC [1 0 0] /BG [1 1 0] >>';

describe('what is typed into a field', () => {
  it('has the size and the colour that the file says', async () => {
    expect(await fieldWith(text)).toMatchObject({ size: 12, colour: 'FF0000' });
  });

  it('has none that the file leaves to readers', async () => {
    const field = await fieldWith('/FT /Tx /DA (/Helv 0 Tf 0 0 1 rg)');
    expect([field?.size, field?.colour]).toEqual([undefined, '0000FF']);
  });
});

describe('the frame of a field', () => {
  it('has its colours, and the width and the style of its border', async () => {
    const field = await fieldWith(`${text} ${frame} /BS << /W 3 /S /U >>`);
    expect(field?.frame).toEqual({ fill: 'FFFF00', stroke: 'FF0000', width: 3, isUnderline: true });
  });

  it('has no border of no width', async () => {
    const field = await fieldWith(`${text} ${frame} /BS << /W 0 /S /S >>`);
    expect(field?.frame).toMatchObject({ fill: 'FFFF00', stroke: null });
  });

  it('is none without colours, and where the file has the field drawn without it', async () => {
    expect((await fieldWith(text))?.frame).toBeUndefined();
    const drawn = `${text} ${frame} /AP << /N 5 0 R >>`;
    expect((await fieldWith(drawn, 'BT /F 9 Tf (a) Tj ET'))?.frame).toBeUndefined();
    expect((await fieldWith(drawn, '1 1 0 rg 0 0 100 40 re f'))?.frame).toBeDefined();
  });
});
