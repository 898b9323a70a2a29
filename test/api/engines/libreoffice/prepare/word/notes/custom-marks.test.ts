import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  customMarkHint,
  dropRepeatedMarks,
  readCustomMarks,
} from '../../../../../../../api/engines/libreoffice/prepare/word/notes/custom-marks.ts';
import { docx } from '../../../../../../support/office/documents.ts';
import { edited } from '../../../../../../support/office/edited.ts';
import { scratchFolder } from '../../../../../../support/scratch.ts';

const reference = (id: number, mark: string) =>
  `<w:r><w:footnoteReference w:customMarkFollows="1" w:id="${id}"/><w:t>${mark}</w:t></w:r>`;
const note = (id: number, ...runs: string[]) =>
  `<w:footnote w:id="${id}"><w:p><w:pPr><w:tabs><w:tab w:val="left" w:pos="9"/></w:tabs></w:pPr>${runs.join('')}</w:p></w:footnote>`;
const run = (text: string) => `<w:r><w:rPr><w:b/></w:rPr>${text}</w:r>`;
const t = (text: string) => `<w:t xml:space="preserve">${text}</w:t>`;
const marks = new Map([['2', '*']]);
const without = (content: string) => edited(content, (editor) => dropRepeatedMarks(editor, marks));

it('reads the marks behind references', async () => {
  const path = join(await scratchFolder(), 'marks.docx');
  const numbered = '<w:r><w:footnoteReference w:id="4"/></w:r><w:r><w:t>more</w:t></w:r>';
  const off = '<w:r><w:footnoteReference w:customMarkFollows="0" w:id="5"/><w:t>more</w:t></w:r>';
  const body = `<w:p>${reference(2, '*')}<w:r><w:t>words</w:t></w:r>${reference(3, '(a)')}${numbered}${off}</w:p>`;
  const document = `<w:document xmlns:w="w"><w:body>${body}</w:body></w:document>`;
  await writeFile(path, await docx({ parts: { 'word/document.xml': document } }));
  expect([...(await readCustomMarks(path, new AbortController().signal))]).toEqual([
    ['2', '*'],
    ['3', '(a)'],
  ]);
  expect(customMarkHint.test(body)).toBe(true);
});

it('drops the mark that a note begins with, in a run of its own or with the text', () => {
  expect(without(note(2, run(t('*')), run(t(' Text'))))).toBe(note(2, run(t('')), run(t(' Text'))));
  expect(without(note(2, run(t('* Text * again'))))).toBe(note(2, run(t(' Text * again'))));
});

it('keeps notes that begin with something else, or have numbers', () => {
  expect(without(note(2, run(t('Text *'))))).toBeNull();
  expect(without(note(2, run('<w:footnoteRef/>'), run(t('* Text'))))).toBeNull();
  expect(without(note(3, run(t('* Text'))))).toBeNull();
  expect(without(note(2, run('<w:sym w:font="Symbol" w:char="F02A"/>')))).toBeNull();
});
