import { describe, expect, it } from 'vitest';
import { findUsedCodes } from '../../../../../../api/engines/pdf/compress/fonts/used-codes.ts';
import type { PdfDict, PdfValue } from '../../../../../../api/engines/pdf/qpdf/qpdf-objects.ts';
import { objectsWithStreams } from '../../../../../support/pdf/pdf-values.ts';
import { scratchFolder } from '../../../../../support/scratch.ts';

const fonts: PdfDict = { '/Font': { '/F1': '8 0 R', '/F2': '9 0 R' } };

/** What a page shows with these fonts, and a form that it draws. */
async function usedIn(
  content: string,
  form: { readonly content: string; readonly dict?: PdfDict } = { content: '' },
  values: Readonly<Record<number, PdfValue>> = {},
) {
  const streams = {
    2: { dict: {}, data: content },
    3: { dict: { '/Subtype': '/Form', '/BBox': [0, 0, 9, 9], ...form.dict }, data: form.content },
  };
  const page = { '/Type': '/Page', '/Contents': '2 0 R', '/Resources': fonts };
  return findUsedCodes(
    objectsWithStreams(await scratchFolder(), streams, { 1: page, ...values }),
    Number.POSITIVE_INFINITY,
  );
}
const codes = (text: string) => [...Buffer.from(text)];

describe('the codes that a PDF shows', () => {
  it('are known by font, in one byte and in two', async () => {
    const used = await usedIn('/F1 12 Tf (ab) Tj /F2 12 Tf <00410142> Tj');
    expect([...(used.oneByte('8 0 R') ?? [])]).toEqual(codes('ab'));
    expect([...(used.twoByte('9 0 R') ?? [])]).toEqual([0x41, 0x142]);
    expect(used.oneByte('7 0 R')).toEqual(new Set());
  });

  it('are in the font that was set before a state was saved', async () => {
    const used = await usedIn('/F1 12 Tf q /F2 12 Tf (b) Tj Q (a) Tj');
    expect([...(used.oneByte('8 0 R') ?? [])]).toEqual(codes('a'));
    expect([...(used.oneByte('9 0 R') ?? [])]).toEqual(codes('b'));
  });

  it('may be in all fonts of a name where a form has none of its own', async () => {
    const used = await usedIn('', { content: '/F1 12 Tf (x) Tj' });
    expect([...(used.oneByte('8 0 R') ?? [])]).toEqual(codes('x'));
    const own = { '/Resources': { '/Font': { '/F1': '7 0 R' } } };
    const others = await usedIn('', { content: '/F1 12 Tf (x) Tj', dict: own });
    expect([others.oneByte('8 0 R')?.size, others.oneByte('7 0 R')?.size]).toEqual([0, 1]);
  });

  it('may be any in fonts of fields, which readers fill in', async () => {
    const used = await usedIn('/F1 12 Tf (a) Tj', undefined, {
      4: { '/AcroForm': { '/DR': { '/Font': { '/Helv': '8 0 R' } } } },
    });
    expect([used.oneByte('8 0 R'), used.twoByte('8 0 R')]).toEqual([undefined, undefined]);
    expect(used.oneByte('9 0 R')).toEqual(new Set());
  });

  it('are unknown where text is in a font that is set elsewhere, or content cannot be read', async () => {
    await expect(usedIn('(a) Tj')).rejects.toThrow('set elsewhere');
    await expect(usedIn('', { content: '', dict: { '/Filter': '/LZWDecode' } })).rejects.toThrow('LZWDecode');
  });
});

describe('colours in DeviceCMYK', () => {
  it('are found where content sets one, or may do so in an inline image', async () => {
    const usesCmyk = async (content: string) => (await usedIn(content)).usesCmyk;
    expect(await usesCmyk('0 0 0 1 k')).toBe(true);
    expect(await usesCmyk('BI /W 1 /H 1 /BPC 8 /CS /CMYK ID abcd EI')).toBe(true);
    expect(await usesCmyk('1 0 0 rg /F1 12 Tf (k) Tj')).toBe(false);
  });
});
