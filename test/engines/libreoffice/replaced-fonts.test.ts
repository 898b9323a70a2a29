import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { createInstalledFonts } from '../../../api/engines/libreoffice/fonts/installed-fonts.ts';
import { createReplacedFonts } from '../../../api/engines/libreoffice/fonts/replaced-fonts.ts';
import { testProcesses } from '../../support/processes/test-processes.ts';
import { scratchFolder } from '../../support/scratch.ts';

const workspace = await scratchFolder();
const processes = await testProcesses();
const replacedFonts = createReplacedFonts(processes, createInstalledFonts(processes));

/** The notes on a PDF that holds these fonts, by their PostScript names. */
async function notes(families: readonly string[], ...held: readonly string[]) {
  const substitutes = new Map([['kafka', 'Times New Roman']]);
  return replacedFonts({ families, substitutes }, new Set(held), { workspace, signal: new AbortController().signal });
}

const replaced = (font: string, replacement: string, sameWidths: boolean) => ({
  code: 'font-replaced',
  font,
  replacement,
  sameWidths,
});

it('reports what a document was changed to ask for instead', async () => {
  expect(await notes(['Kafka'], 'LiberationSerif')).toEqual([replaced('Kafka', 'Liberation Serif', false)]);
});

it('reports replacements of the same widths', async () => {
  // Versions of Carlito differ in what they call its regular face.
  const held = ['Carlito', 'Carlito-Regular', 'LiberationSerif-Bold'];
  expect(await notes(['Calibri', 'Times New Roman'], ...held)).toEqual([
    replaced('Calibri', 'Carlito', true),
    replaced('Times New Roman', 'Liberation Serif', true),
  ]);
});

it('reports replacements of faces that stand for families, as programs for the Mac write them', async () => {
  expect(await notes(['ArialMT', 'TimesNewRomanPSMT'], 'LiberationSans', 'LiberationSerif')).toEqual([
    replaced('ArialMT', 'Liberation Sans', true),
    replaced('TimesNewRomanPSMT', 'Liberation Serif', true),
  ]);
});

it('finds the generic family that LibreOffice takes by the look of a font, unless the document asks for it', async () => {
  const serif = execFileSync('fc-match', ['-f', '%{family[0]}\t%{postscriptname}', 'serif'], { encoding: 'utf8' });
  const [family = '', name = ''] = serif.split('\t');
  expect(await notes(['Nonesuch Antiqua'], name)).toEqual([replaced('Nonesuch Antiqua', family, false)]);
  expect(await notes(['Nonesuch Antiqua', family], name)).toEqual([]);
});

it('says nothing about fonts that are installed, that the PDF contains, or whose replacement it lacks', async () => {
  expect(await notes(['Liberation Sans', 'liberation serif'], 'LiberationSans')).toEqual([]);
  expect(await notes(['Fira Sans'], 'FiraSans-Regular', 'LiberationSans')).toEqual([]);
  expect(await notes(['Calibri'], 'LiberationSans')).toEqual([]);
  expect(await notes([], 'Carlito')).toEqual([]);
});

it('finds the stand-in of an East Asian font, with the variant that was drawn', async () => {
  const [note] = await notes(['宋体'], 'NotoSansCJKjp-Regular-VKana');
  expect(note).toMatchObject({ font: '宋体', replacement: expect.stringContaining('CJK'), sameWidths: false });
});

it('looks names up literally, whatever they contain', async () => {
  expect(await notes(['Calibri:bold', '-x', 'a\\b,c', '%{file}'], 'Carlito')).toEqual([]);
});
