import { describe, expect, it } from 'vitest';
import { openDocument } from '../../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import { startPdfium } from '../../../../../../../api/formats/pdfium.ts';
import { pdfOf } from '../../../../../../support/pdf/pdf-objects.ts';

/** The one field of a page, which is 100 by 40 points, with these entries of its annotation. */
async function fieldWith(entries: string) {
  const file = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [4 0 R] >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Annots [4 0 R] >>',
    `<< /Type /Annot /Subtype /Widget /Rect [20 20 120 60] /T (name) ${entries} >>`,
  ]);
  const document = openDocument(await startPdfium(), file);
  const [field] = document.readPage(0).fields;
  document.close();
  return field;
}

const list = '/FT /Ch /DA (/Helv 12 Tf 0 g) /Opt [(One) (Two) (Three) (Four) (Five)]';

describe('a field of a form', () => {
  it('is the rows of a list box from the first one that is shown, as many as there is room for', async () => {
    const field = await fieldWith(`${list} /V (Three) /TI 1`);
    expect(field?.rows).toEqual([
      { text: 'Two', isChosen: false },
      { text: 'Three', isChosen: true },
    ]);
    expect(field).toMatchObject({ type: 'choice', value: 'Three', options: ['One', 'Two', 'Three', 'Four', 'Five'] });
  });

  it('has the name that readers show', async () => {
    expect((await fieldWith('/FT /Tx'))?.name).toBe('name');
    expect((await fieldWith('/FT /Tx /TU (Your name)'))?.name).toBe('Your name');
  });

  it('keeps secrets', async () => {
    expect((await fieldWith('/FT /Tx /V (hunter)'))?.value).toBe('hunter');
    expect((await fieldWith('/FT /Tx /V (hunter) /Ff 8192'))?.value).toBe('');
  });

  it('is ticked if the file says so', async () => {
    expect((await fieldWith('/FT /Btn /AS /Yes'))?.isChecked).toBe(true);
    expect((await fieldWith('/FT /Btn /AS /Off'))?.isChecked).toBe(false);
    expect((await fieldWith('/FT /Btn'))?.isChecked).toBe(false);
  });

  it('may have several lines, or choices that are typed', async () => {
    expect(await fieldWith('/FT /Tx /Ff 4096')).toMatchObject({ isMultiline: true, isFree: false });
    expect(await fieldWith('/FT /Ch /Ff 393216 /Opt [(One)]')).toMatchObject({ isMultiline: false, isFree: true });
  });

  it('has its text in the middle or at the right where the file says so', async () => {
    expect((await fieldWith('/FT /Tx /Q 1'))?.alignment).toBe('center');
    expect((await fieldWith('/FT /Tx /Q 2'))?.alignment).toBe('right');
    expect((await fieldWith('/FT /Tx /Q 0'))?.alignment).toBeUndefined();
    expect((await fieldWith('/FT /Btn /Q 1'))?.alignment).toBeUndefined();
  });

  it('is none if it is hidden, or a button to press', async () => {
    expect(await fieldWith('/FT /Tx /F 2')).toBeUndefined();
    expect(await fieldWith('/FT /Btn /Ff 65536')).toBeUndefined();
  });
});
