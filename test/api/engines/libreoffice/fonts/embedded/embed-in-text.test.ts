import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { checkPackage } from '../../../../../../api/engines/libreoffice/check/check-package.ts';
import { embedInText } from '../../../../../../api/engines/libreoffice/fonts/embedded/embed-in-text.ts';
import { readWordFonts } from '../../../../../../api/engines/libreoffice/fonts/embedded/word-own-fonts.ts';
import { openPackage } from '../../../../../../api/formats/zip/zip-package.ts';
import { docx, odt } from '../../../../../support/office/documents.ts';
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

async function wordFonts() {
  const parts = {
    'word/fontTable.xml': fontTable,
    'word/_rels/fontTable.xml.rels': relationships,
    'word/fonts/font1.odttf': hidden(font('a')),
    'word/fonts/font2.odttf': font('b'),
    'word/fonts/font3.odttf': Buffer.from('no font'),
  };
  await writeFile(path('own.docx'), await docx({ parts }));
  return readWordFonts(path('own.docx'), signal);
}

it('reads the fonts that a Word document embeds', async () => {
  expect(await wordFonts()).toEqual([
    { family: 'Alegreya Sans', isBold: false, isItalic: false, bytes: font('a') },
    { family: 'Alegreya Sans', isBold: true, isItalic: true, bytes: font('b') },
  ]);
  await writeFile(path('plain.docx'), await docx());
  expect(await readWordFonts(path('plain.docx'), signal)).toEqual([]);
});

it('embeds them where a text declares their families', async () => {
  const settings = `<office:document-settings xmlns:office="urn:o" xmlns:config="urn:c"><office:settings>${[
    ['EmbedFonts', 'false'],
    ['PrintEmptyPages', 'false'],
  ]
    .map(([name, value]) => `<config:config-item config:name="${name}">${value}</config:config-item>`)
    .join('')}</office:settings></office:document-settings>`;
  const text = await odt({ fonts: ['Alegreya Sans', 'Arial'], parts: { 'settings.xml': settings } });
  await writeFile(path('text.odt'), text);
  await embedInText(path('text.odt'), path('with-fonts.odt'), await wordFonts(), signal);
  expect((await checkPackage(path('with-fonts.odt'), signal)).faulty.size).toBe(0);
  const opened = await openPackage(path('with-fonts.odt'));
  const part = async (name: string) => {
    const found = opened.entries.find((candidate) => candidate.name === name);
    if (found === undefined) throw new Error(`no ${name}`);
    return buffer(await opened.read(found));
  };
  try {
    expect(opened.entries[0]?.name).toBe('mimetype');
    expect(await part('Fonts/Font1.ttf')).toEqual(font('a'));
    expect(await part('Fonts/Font2.ttf')).toEqual(font('b'));
    const content = (await part('content.xml')).toString();
    expect(content.match(/<svg:font-face-uri [^>]*>/g)).toEqual([
      '<svg:font-face-uri xlink:href="Fonts/Font1.ttf" xlink:type="simple" loext:font-style="normal" loext:font-weight="normal">',
      '<svg:font-face-uri xlink:href="Fonts/Font2.ttf" xlink:type="simple" loext:font-style="italic" loext:font-weight="bold">',
    ]);
    expect(content).toMatch(/<style:font-face [^>]*Alegreya Sans[^>]*><svg:font-face-src/);
    expect((await part('META-INF/manifest.xml')).toString()).toMatch(
      /full-path="Fonts\/Font1\.ttf" manifest:media-type="application\/x-font-ttf"\/>.*Font2.*<\/manifest:manifest>/s,
    );
    const kept = (await part('settings.xml')).toString();
    expect(kept).toContain('"EmbedFonts">true<');
    expect(kept).toContain('"PrintEmptyPages">false<');
  } finally {
    opened.close();
  }
});
