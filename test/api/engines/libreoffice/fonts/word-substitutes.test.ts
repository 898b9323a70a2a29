import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { findSubstitutes } from '../../../../../api/engines/libreoffice/fonts/word-substitutes.ts';
import { docx } from '../../../../support/office/documents.ts';
import { scratchFolder } from '../../../../support/scratch.ts';

const folder = await scratchFolder();
const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';

/** The substitutes of fonts by their properties, on a machine that has only Times New Roman. */
async function substitutes(fonts: Readonly<Record<string, string>>) {
  const path = join(folder, 'fonts.docx');
  const entries = Object.entries(fonts).map(([name, inner]) => `<w:font w:name="${name}">${inner}</w:font>`);
  await writeFile(path, await docx({ parts: { 'word/fontTable.xml': `<w:fonts ${w}>${entries.join('')}</w:fonts>` } }));
  const isKnown = (family: string) => family === 'Times New Roman';
  return Object.fromEntries(await findSubstitutes(path, isKnown, new AbortController().signal));
}

const family = (kind: string) => `<w:family w:val="${kind}"/>`;
const panose = (digits: string) => `<w:panose1 w:val="${digits}"/>`;

it('takes a family of the same kind', async () => {
  expect(
    await substitutes({
      Perpetua: family('roman'),
      'Agency FB': family('swiss'),
      Menlo: `${family('modern')}<w:pitch w:val="fixed"/>`,
    }),
  ).toEqual({ perpetua: 'Times New Roman', 'agency fb': 'Arial', menlo: 'Courier New' });
});

it('goes by the PANOSE number where the kind is not stated', async () => {
  expect(
    await substitutes({
      Serifs: panose('02020603050405020304') + family('auto'),
      Plain: panose('020B0604020202020204'),
      Typed: panose('02070309020205020404'),
      Lettered: panose('02000506000000020004'),
      Unknown: panose('00000000000000000000'),
    }),
  ).toEqual({ serifs: 'Times New Roman', plain: 'Arial', typed: 'Courier New', lettered: 'Times New Roman' });
});

it('takes the first of its other names that is known, whatever its kind', async () => {
  expect(
    await substitutes({
      Named: `<w:altName w:val="Bell MT, Times New Roman"/>${family('swiss')}`,
      Unnamed: `<w:altName w:val="Bell MT"/>${family('swiss')}`,
    }),
  ).toEqual({ named: 'Times New Roman', unnamed: 'Arial' });
});

it('keeps fonts that are installed, embedded, symbol fonts or for other scripts', async () => {
  expect(
    await substitutes({
      'Times New Roman': family('roman'),
      Brought: `${family('swiss')}<w:embedRegular w:fontKey="{0}"/>`,
      Signs: `<w:charset w:val="02"/>${family('roman')}`,
      '\u5b8b\u4f53': family('roman'),
      Brush: family('script'),
    }),
  ).toEqual({});
});

it('finds none in a document without a list of fonts', async () => {
  const path = join(folder, 'plain.docx');
  await writeFile(path, await docx());
  expect(await findSubstitutes(path, () => false, new AbortController().signal)).toEqual(new Map());
});
