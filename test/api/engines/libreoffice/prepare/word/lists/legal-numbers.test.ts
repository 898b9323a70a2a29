import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  addLists,
  readLegalNumbers,
  showLegalNumbers,
} from '../../../../../../../api/engines/libreoffice/prepare/word/lists/legal-numbers.ts';
import { docx } from '../../../../../../support/office/documents.ts';
import { edited } from '../../../../../../support/office/edited.ts';
import { scratchFolder } from '../../../../../../support/scratch.ts';

const folder = await scratchFolder();
const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const level = (place: number, format: string, text: string, more = '') =>
  `<w:lvl w:ilvl="${place}"><w:numFmt w:val="${format}"/>${more}<w:lvlText w:val="${text}"/></w:lvl>`;
const legal = '<w:isLgl/>';
const numbering = (levels: string, nums = '<w:num w:numId="3"><w:abstractNumId w:val="0"/></w:num>') =>
  `<w:numbering ${w}><w:abstractNum w:abstractNumId="0">${levels}</w:abstractNum>${nums}</w:numbering>`;
const articles =
  level(0, 'upperRoman', 'Article %1') + level(1, 'decimal', '%1.%2', `<w:pStyle w:val="Section"/>${legal}`);

async function read(content: string) {
  const path = join(folder, 'numbers.docx');
  await writeFile(path, await docx({ parts: { 'word/numbering.xml': content } }));
  return readLegalNumbers(path, new AbortController().signal);
}
const numPr = (list: string, place = '') => `<w:pPr><w:numPr>${place}<w:numId w:val="${list}"/></w:numPr></w:pPr>`;
const at = (place: number) => `<w:ilvl w:val="${place}"/>`;

it('adds a list in digits, for levels that ask for it', async () => {
  const found = await read(numbering(articles));
  if (found === null) throw new Error('none found');
  const overrides = [level(0, 'decimal', 'Article %1'), level(1, 'decimal', '%1.%2')].map(
    (written, place) => `<w:lvlOverride w:ilvl="${place}">${written}</w:lvlOverride>`,
  );
  const added = `<w:num w:numId="4"><w:abstractNumId w:val="0"/>${overrides.join('')}</w:num>`;
  const lists = '<w:numbering><w:num w:numId="3"/></w:numbering>';
  expect(edited(lists, (editor) => addLists(editor, found))).toBe(
    lists.replace('</w:numbering>', `${added}</w:numbering>`),
  );
  const shown = (content: string) => edited(content, (editor) => showLegalNumbers(editor, found));
  expect(shown(numPr('3', at(1)) + numPr('3', at(0)))).toBe(numPr('4', at(1)) + numPr('3', at(0)));
  const style = (list: string) => `<w:style w:styleId="Section">${numPr(list)}</w:style>`;
  expect(shown(style('3') + numPr('3'))).toBe(style('4') + numPr('3'));
  expect(shown(numPr('2', at(1)))).toBeNull();
});

it('needs none where numbers are digits anyway, where none is asked for, and where levels are changed', async () => {
  expect(await read(numbering(level(0, 'decimal', '%1') + level(1, 'decimal', '%1.%2', legal)))).toBeNull();
  expect(await read(numbering(level(0, 'upperRoman', '%1') + level(1, 'decimal', '%1.%2')))).toBeNull();
  expect(
    await read(numbering(level(0, 'upperRoman', '%1') + level(1, 'decimal', '%1.%2', '<w:isLgl w:val="0"/>'))),
  ).toBeNull();
  const own = '<w:num w:numId="3"><w:abstractNumId w:val="0"/><w:lvlOverride w:ilvl="0"/></w:num>';
  expect(await read(numbering(articles, own))).toBeNull();
});
