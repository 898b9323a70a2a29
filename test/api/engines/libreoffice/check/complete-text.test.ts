import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { completeText } from '../../../../../api/engines/libreoffice/check/complete-text.ts';
import { openPackage } from '../../../../../api/formats/zip/zip-package.ts';
import { docx, odt } from '../../../../support/office/documents.ts';
import { scratchFolder } from '../../../../support/scratch.ts';

const folder = await scratchFolder();
const { signal } = new AbortController();
const path = (name: string) => join(folder, name);
const office = 'http://schemas.openxmlformats.org';
const prefixes = `xmlns:w="${office}/wordprocessingml/2006/main" xmlns:r="${office}/officeDocument/2006/relationships"`;
const withFont = {
  'word/fontTable.xml': `<w:fonts ${prefixes}><w:font w:name="Decoy"><w:embedRegular r:id="rId1"/></w:font></w:fonts>`,
  'word/_rels/fontTable.xml.rels': `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="font" Target="fonts/font1.odttf"/></Relationships>`,
  'word/fonts/font1.odttf': 'OTTO and more',
};

async function complete(parts: Readonly<Record<string, string>>) {
  await writeFile(path('source.docx'), await docx({ parts }));
  await writeFile(path('text.odt'), await odt({ fonts: ['Decoy'] }));
  return completeText(path('text.odt'), path('source.docx'), path('complete.odt'), signal);
}

it('leaves a text alone that lacks nothing', async () => {
  expect(await complete({})).toBe(path('text.odt'));
});

it('embeds the fonts of the source', async () => {
  expect(await complete(withFont)).toBe(path('complete.odt'));
  const opened = await openPackage(path('complete.odt'));
  const read = async (name: string) => {
    const entry = opened.entries.find((candidate) => candidate.name === name);
    return entry === undefined ? null : text(await opened.read(entry));
  };
  try {
    expect(opened.entries[0]?.name).toBe('mimetype');
    expect(await read('Fonts/Font1.ttf')).toBe('OTTO and more');
    expect(await read('content.xml')).toContain('xlink:href="Fonts/Font1.ttf"');
    expect(await read('META-INF/manifest.xml')).toContain('"Fonts/Font1.ttf"');
  } finally {
    opened.close();
  }
});
