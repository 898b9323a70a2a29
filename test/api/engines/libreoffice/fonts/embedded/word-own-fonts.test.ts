import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readWordFonts } from '../../../../../../api/engines/libreoffice/fonts/embedded/word-own-fonts.ts';
import { openPackage } from '../../../../../../api/formats/zip/zip-package.ts';
import { docx } from '../../../../../support/office/documents.ts';
import { scratchFolder } from '../../../../../support/scratch.ts';

const folder = await scratchFolder();
const { signal } = new AbortController();
const path = (name: string) => join(folder, name);

const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const key = '{00112233-4455-6677-8899-AABBCCDDEEFF}';
const mask = Buffer.from('00112233445566778899AABBCCDDEEFF', 'hex').reverse();

const font = (letter: string) => Buffer.from(`\0\x01\0\0${letter.repeat(60)}`, 'latin1');
const hidden = (bytes: Buffer) => bytes.map((byte, at) => (at < 32 ? byte ^ (mask[at % 16] ?? 0) : byte));

const entry = (family: string, files: string) =>
  `<w:font w:name="${family}"><w:pitch w:val="variable"/>${files}</w:font>`;
const file = (look: string, id: number, attributes = '') => `<w:embed${look} r:id="rId${id}"${attributes}/>`;
const fontTable = `<w:fonts xmlns:w="${word}" xmlns:r="${office}">${[
  entry('Alegreya Sans', file('Regular', 1, ` w:fontKey="${key}"`) + file('BoldItalic', 2)),
  entry('Broken', file('Regular', 3) + file('Bold', 4)),
].join('')}</w:fonts>`;
const relationships = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${[
  1, 2, 3, 4,
]
  .map((id) => `<Relationship Id="rId${id}" Type="${office}/font" Target="fonts/font${id}.odttf"/>`)
  .join('')}</Relationships>`;

async function fontsOf(name: string) {
  const opened = await openPackage(path(name));
  return readWordFonts(opened, signal).finally(() => opened.close());
}

async function wordFonts() {
  const parts = {
    'word/fontTable.xml': fontTable,
    'word/_rels/fontTable.xml.rels': relationships,
    'word/fonts/font1.odttf': hidden(font('a')),
    'word/fonts/font2.odttf': font('b'),
    'word/fonts/font3.odttf': Buffer.from('no font'),
  };
  await writeFile(path('own.docx'), await docx({ parts }));
  return fontsOf('own.docx');
}

it('reads the fonts that a Word document embeds', async () => {
  expect(await wordFonts()).toEqual([
    { family: 'Alegreya Sans', isBold: false, isItalic: false, bytes: font('a') },
    { family: 'Alegreya Sans', isBold: true, isItalic: true, bytes: font('b') },
  ]);
  await writeFile(path('plain.docx'), await docx());
  expect(await fontsOf('plain.docx')).toEqual([]);
});
