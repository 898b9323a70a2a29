import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { bookPdf } from '../../support/pdf/book-pdf.ts';
import { signedPdf } from '../../support/pdf/illustrated-pdf.ts';
import {
  described,
  objectsIn,
  prepareMerging,
  run,
  type Sent,
  wordsOf,
} from '../../support/pdf/merging/prepare-merging.ts';
import { pdfOf, streamOf } from '../../support/pdf/pdf-objects.ts';
import { colourAt } from '../../support/pdf/read-pdf.ts';

const { scratch, merge } = prepareMerging();

describe('a file that is in the way', () => {
  const good: Sent = ['good.pdf', bookPdf({ word: 'apple', field: 'name' })];

  async function encrypted(user: string): Promise<Buffer> {
    const folder = await mkdtemp(join(scratch(), 'encrypted-'));
    const [plain, out] = [join(folder, 'plain.pdf'), join(folder, 'encrypted.pdf')];
    await writeFile(plain, bookPdf({ word: 'pear', attachment: 'notes.txt' }));
    run('qpdf', ['--encrypt', user, 'owner', '256', '--', plain, out]);
    return readFile(out);
  }

  it('is named if it needs a password', async () => {
    const merging = merge([good, ['locked.pdf', await encrypted('secret')]]);
    await expect(merging).rejects.toMatchObject({
      code: 'password-protected',
      detail: expect.stringContaining('locked.pdf'),
    });
  });

  it('opens if only its owner needs a password', async () => {
    const { path } = await merge([good, ['owned.pdf', await encrypted('')]]);
    expect(wordsOf(path)[2]).toBe('pear 1');
    expect(run('pdfdetach', ['-list', path])).toContain('notes.txt');
    expect(run('pdfinfo', [path])).toMatch(/Encrypted:\s+no/);
  });

  it('is repaired if its cross-reference table is wrong, and the report names it', async () => {
    const whole = bookPdf({ word: 'pear', hasOutline: true });
    const torn = whole.subarray(0, whole.lastIndexOf('xref\n'));
    const { path, notes } = await merge([
      good,
      ['torn.pdf', Buffer.concat([torn, Buffer.from('trailer << /Root 1 0 R >>')])],
    ]);
    expect(wordsOf(path)).toHaveLength(4);
    expect(notes).toEqual([{ code: 'files-repaired', files: ['torn.pdf'], more: 0 }]);
  });

  it.each([
    ['cannot be read at all', Buffer.from('%PDF-1.7\nnothing of use')],
    [
      'has a page tree that leads back to itself',
      pdfOf(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']),
    ],
  ])('is named if it %s', async (_what, content) => {
    const merging = merge([good, ['broken.pdf', content]]);
    await expect(merging).rejects.toMatchObject({
      code: 'damaged-file',
      detail: expect.stringContaining('broken.pdf'),
    });
  });

  it('keeps its pages if its page tree repeats or loops', async () => {
    const page = '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>';
    const twice = pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R 3 0 R 2 0 R] /Count 9 >>',
      page,
    ]);
    const { pages } = await merge([good, ['twice.pdf', twice]]);
    expect(pages).toBe(4);
  });

  it('loses its signature but keeps its picture, and the report says so', async () => {
    const { path, notes } = await merge([['contract.pdf', signedPdf()], good]);
    expect(notes).toEqual([{ code: 'signatures-removed', files: ['contract.pdf'], more: 0 }]);
    expect(described(path, 'acroform').fields.map(({ fullname }: { fullname: string }) => fullname)).toEqual(['name']);
    const objects = objectsIn(path);
    const kinds = [...objects.values()].map(([, value]) => objects.dict(value)?.['/Subtype']);
    expect(kinds).toContain('/Stamp');
  });

  it('still shows its signature’s appearance', async () => {
    const signed = pdfOf([
      '<< /Type /Catalog /Pages 2 0 R /AcroForm << /SigFlags 3 /Fields [4 0 R] >> >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Annots [4 0 R] >>',
      '<< /Type /Annot /Subtype /Widget /FT /Sig /T (signature) /Rect [50 50 150 150] /F 4 /V 5 0 R /AP << /N 6 0 R >> >>',
      '<< /Type /Sig /Filter /Adobe.PPKLite /ByteRange [0 10 20 30] /Contents <00112233> >>',
      streamOf('1 0 0 rg 0 0 100 100 re f', '/Type /XObject /Subtype /Form /BBox [0 0 100 100]'),
    ]);
    const { path } = await merge([['contract.pdf', signed], good]);
    expect(colourAt(path, 0.5, 0.5)).toBe('#ff0000');
  });

  it('is reported if it has a dynamic form', async () => {
    const form = pdfOf([
      '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [] /XFA (<xdp/>) >> >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>',
    ]);
    const { notes } = await merge([good, ['form.pdf', form]]);
    expect(notes).toEqual([{ code: 'dynamic-form-dropped', files: ['form.pdf'], more: 0 }]);
  });

  it('keeps the ordinary fields of a dynamic form, filled in, drawn, with distinct names', async () => {
    const filled = (given: string, color: string) =>
      pdfOf([
        '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [4 0 R] /DA (/Helv 12 Tf 0 g) /DR << /Font << /Helv 7 0 R >> >> /XFA [(preamble) 8 0 R (datasets) 9 0 R] >> >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Annots [5 0 R] >>',
        '<< /T (form1[0]) /Kids [5 0 R] >>',
        `<< /Type /Annot /Subtype /Widget /Parent 4 0 R /FT /Tx /T (name[0]) /V (${given}) /Rect [50 50 150 150] /F 4 /AP << /N 6 0 R >> >>`,
        streamOf(
          `${color} rg 0 0 100 100 re f BT /Helv 12 Tf 0 g 10 50 Td (${given}) Tj ET`,
          '/Type /XObject /Subtype /Form /BBox [0 0 100 100] /Resources << /Font << /Helv 7 0 R >> >>',
        ),
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
        streamOf('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/">'),
        streamOf(`<xfa:datasets><form1><name>${given}</name></form1></xfa:datasets></xdp:xdp>`),
      ]);
    const { path, notes } = await merge([
      ['ada.pdf', filled('Ada', '1 0 0')],
      ['grace.pdf', filled('Grace', '0 0 1')],
    ]);
    expect(notes).toEqual([
      { code: 'dynamic-form-dropped', files: ['ada.pdf', 'grace.pdf'], more: 0 },
      { code: 'fields-renamed', fields: 1 },
    ]);
    expect(
      described(path, 'acroform').fields.map(({ fullname, value }: { fullname: string; value: string }) => [
        fullname,
        value,
      ]),
    ).toEqual([
      ['form1[0].name[0]', 'u:Ada'],
      [expect.stringMatching(/^form1\[0\].+\.name\[0\]$/), 'u:Grace'],
    ]);
    expect(wordsOf(path)).toEqual(['Ada', 'Grace']);
    expect(colourAt(path, 0.3, 0.7)).toBe('#ff0000');
    expect([...objectsIn(path).values()].filter(([, value]) => JSON.stringify(value).includes('/XFA'))).toEqual([]);
    expect(described(path, 'acroform').needappearances).toBe(false);
  });

  it('redraws the fields that a dynamic form drew itself', async () => {
    const undrawn = pdfOf([
      '<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [4 0 R] /DA (/Helv 12 Tf 0 g) /XFA (<xdp/>) >> >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Annots [4 0 R] >>',
      '<< /Type /Annot /Subtype /Widget /FT /Tx /T (name) /V (Ada) /Rect [50 50 150 150] /F 4 >>',
    ]);
    const { path } = await merge([['undrawn.pdf', undrawn], good]);
    expect(described(path, 'acroform').needappearances).toBe(true);
    expect(wordsOf(path)[0]).toBe('Ada');
  });
});
