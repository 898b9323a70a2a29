import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  leaveLinesUncounted,
  lineNumberHint,
  readNumberedSections,
} from '../../../../../../../api/engines/libreoffice/prepare/word/pages/line-numbers.ts';
import { docx } from '../../../../../../support/office/documents.ts';
import { edited } from '../../../../../../support/office/edited.ts';
import { scratchFolder } from '../../../../../../support/scratch.ts';

const numbering = '<w:lnNumType w:countBy="1"/>';
const section = (inner: string) => (inner ? `<w:sectPr>${inner}</w:sectPr>` : '<w:sectPr/>');
const p = (properties: string) =>
  `<w:p>${properties && `<w:pPr>${properties}</w:pPr>`}<w:r><w:t>words</w:t></w:r></w:p>`;
const none = '<w:suppressLineNumbers/>';

async function sectionsOf(body: string): Promise<readonly boolean[] | null> {
  const path = join(await scratchFolder(), 'numbered.docx');
  const document = `<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`;
  await writeFile(path, await docx({ parts: { 'word/document.xml': document } }));
  return readNumberedSections(path);
}

it('knows the sections whose lines are numbered', async () => {
  expect(await sectionsOf(p(section('')) + p(section(numbering)) + section(''))).toEqual([false, true, false]);
  expect(await sectionsOf(p(section(numbering)) + section(numbering))).toBeNull();
  const before = `<w:sectPrChange w:id="1">${section(numbering)}</w:sectPrChange>`;
  expect(await sectionsOf(p(section(before)) + section(numbering))).toEqual([false, true]);
  expect(lineNumberHint.test(numbering)).toBe(true);
});

it('leaves the lines of other sections without numbers', () => {
  const first = p('') + p('<w:jc w:val="right"/>');
  expect(
    edited(first + p(section('')) + p('') + section(numbering), (editor) => leaveLinesUncounted(editor, [false, true])),
  ).toBe(p(none) + p(`${none}<w:jc w:val="right"/>`) + p(none + section('')) + p('') + section(numbering));
});

it('counts the sections of the text, not what they were before', () => {
  const change = `<w:sectPrChange w:id="1">${section('')}</w:sectPrChange>`;
  const body = p(section(numbering + change)) + p('') + section('');
  expect(edited(body, (editor) => leaveLinesUncounted(editor, [true, false]))).toBe(
    p(section(numbering + change)) + p(none) + section(''),
  );
});

it('writes properties for empty paragraphs', () => {
  expect(edited('<w:p></w:p>', (editor) => leaveLinesUncounted(editor, [false]))).toBe(
    `<w:p><w:pPr>${none}</w:pPr></w:p>`,
  );
});
