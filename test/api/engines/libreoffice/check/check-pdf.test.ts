import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readWrittenPdf } from '../../../../../api/comparison/words/pdf-words.ts';
import { checkPdf, mendPdf } from '../../../../../api/engines/libreoffice/check/check-pdf.ts';
import { scratchFolder } from '../../../../support/scratch.ts';

const path = join(await scratchFolder(), 'output.pdf');
const signal = new AbortController().signal;
const failed = { code: 'conversion-failed' };

const check = async (content: string) => {
  await writeFile(path, content);
  return checkPdf(readWrittenPdf(path), signal);
};

it('counts pages and lists fonts, at once or across the pieces that a large PDF is read in', async () => {
  const filler = 'x'.repeat(65_500);
  const page = '5 0 obj\n<</Type/Page/Parent 6 0 R>>\nendobj\n';
  const tree = '6 0 obj\n<</Type/Pages/Count 3>>\nendobj\n';
  const font = '<</Type/Font/BaseFont/ABCDEF+Liberation#53ans/Subtype/TrueType>>';
  const pdf = `%PDF-1.7\n${page}${filler}${page}${page}${filler}${font}${tree}trailer\n%%EOF\n`;
  const checked = { pages: 3, fonts: new Set(['LiberationSans']), tabOrders: [], language: null };
  expect(await check(pdf)).toEqual(checked);
  expect(await checkPdf({ path, bytes: null }, signal)).toEqual(checked);
});

it('names the order of links and fields, wherever the pieces of a large PDF end', async () => {
  const page = (filler: number, order: string) => `${'x'.repeat(filler)}<</Type/Page/Parent 6 0 R\n${order}\n>>\n`;
  const pdf = (order: string) => `%PDF-1.7\n${page(0, order)}${page(65_450, order)}${page(1000, order)}%%EOF\n`;
  for (const bytes of [null, Buffer.from(pdf('/Tabs(S)'))]) {
    await writeFile(path, pdf('/Tabs(S)'));
    await mendPdf(path, await checkPdf({ path, bytes }, signal), { isStated: true, tell: () => undefined });
    expect(await readFile(path, 'latin1')).toBe(pdf('/Tabs/S '));
  }
});

it('names the language of a document that LibreOffice says has none, and no part of it', async () => {
  const part = '<</Type/StructElem/S/P\n/Lang(zxx)\n>>\nendobj\n';
  const pdf = (filler: number, entry: string) =>
    `%PDF-1.7\n<</Type/Page/Parent 6 0 R>>\n${'x'.repeat(filler)}${part}<</Type/Catalog/Pages 4 0 R\n/ViewerPreferences<<\n/DisplayDocTitle true\n>>\n${entry}\n/MarkInfo<</Marked true>>\n>>\nendobj\n${part}trailer\n%%EOF\n`;
  for (const filler of [0, 65_350, 65_400, 200_000]) {
    for (const bytes of [null, Buffer.from(pdf(filler, '/Lang(zxx)'))]) {
      for (const [language, entry] of [
        ['fr', '/Lang(fr) '],
        ['zh-Hans', '/Lang(zh) '],
        [undefined, ' '.repeat(10)],
      ] as const) {
        await writeFile(path, pdf(filler, '/Lang(zxx)'));
        await mendPdf(path, await checkPdf({ path, bytes }, signal), { isStated: true, tell: () => language });
        expect(await readFile(path, 'latin1')).toBe(pdf(filler, entry));
      }
    }
  }
  const named = pdf(0, '/Lang(en-GB)');
  await writeFile(path, named);
  const mended = async (isStated: boolean) => {
    await mendPdf(path, await checkPdf({ path, bytes: null }, signal), { isStated, tell: () => 'fr' });
    return readFile(path, 'latin1');
  };
  expect(await mended(true)).toBe(named);
  expect(await mended(false)).toBe(pdf(0, '/Lang(fr)   '));
});

it('refuses a PDF without header, pages or end', async () => {
  await expect(check('')).rejects.toMatchObject(failed);
  await expect(check('no header /Type/Page/ %%EOF')).rejects.toMatchObject(failed);
  await expect(check('%PDF-1.7 /Type/Pages %%EOF')).rejects.toMatchObject(failed);
  await expect(check('%PDF-1.7 <</Type/Page/Parent 6 0 R>>')).rejects.toMatchObject(failed);
});
