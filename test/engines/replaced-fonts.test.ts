import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createReplacedFonts } from '../../api/engines/libreoffice/fonts/replaced-fonts.ts';
import { createProcesses } from '../../api/jail/process.ts';
import { detectSandbox } from '../../api/jail/sandbox.ts';
import { scratchFolder } from '../support/scratch.ts';

const workspace = await scratchFolder();
const replacedFonts = createReplacedFonts(createProcesses(await detectSandbox(workspace)));
const pdf = join(workspace, 'result.pdf');

/** The notes on a PDF that holds these fonts, by their PostScript names. */
async function notes(asked: readonly string[], ...held: readonly string[]) {
  const filler = 'x'.repeat(65_520);
  const fonts = held.map((name) => `${filler}<</Type/Font/BaseFont/ABCDEF+${name}/Subtype/TrueType>>`);
  await writeFile(pdf, `%PDF-1.7\n${fonts.join('\n')}\n%%EOF`);
  return replacedFonts(asked, pdf, { workspace, signal: new AbortController().signal });
}

const replaced = (font: string, replacement: string, sameWidths: boolean) => ({
  code: 'font-replaced',
  font,
  replacement,
  sameWidths,
});

it('tells replacements of the same widths', async () => {
  expect(await notes(['Calibri', 'Times New Roman'], 'Carlito', 'LiberationSerif-Bold')).toEqual([
    replaced('Calibri', 'Carlito', true),
    replaced('Times New Roman', 'Liberation Serif', true),
  ]);
});

it('tells nothing of fonts that are installed, that the PDF holds, or whose replacement it does not hold', async () => {
  expect(await notes(['Liberation Sans', 'liberation serif'], 'LiberationSans')).toEqual([]);
  expect(await notes(['Fira Sans'], 'FiraSans-Regular', 'LiberationSans')).toEqual([]);
  expect(await notes(['Calibri'], 'LiberationSans')).toEqual([]);
  expect(await notes([], 'Carlito')).toEqual([]);
});

it('finds the stand-in of an East Asian font, with the variant that was drawn', async () => {
  const [note] = await notes(['宋体'], 'NotoSansCJKjp-Regular-VKana');
  expect(note).toMatchObject({ font: '宋体', replacement: expect.stringContaining('CJK'), sameWidths: false });
});

it('looks names up as names, whatever they contain', async () => {
  expect(await notes(['Calibri:bold', '-x', 'a\\b,c', '%{file}'], 'Carlito')).toEqual([]);
});
