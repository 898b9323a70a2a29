import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  leadsNowhere,
  readBookmarks,
} from '../../../../../../../api/engines/libreoffice/prepare/word/fields/bookmarks.ts';
import { docx } from '../../../../../../support/office/documents.ts';
import { scratchFolder } from '../../../../../../support/scratch.ts';

const w = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const mark = (name: string) => `<w:p><w:bookmarkStart w:id="1" w:name="${name}"/><w:bookmarkEnd w:id="1"/></w:p>`;

it('reads the bookmarks of the text and its notes', async () => {
  const path = join(await scratchFolder(), 'marked.docx');
  const parts = {
    'word/document.xml': `<w:document ${w}><w:body>${mark('first')}${mark('second')}</w:body></w:document>`,
    'word/footnotes.xml': `<w:footnotes ${w}><w:footnote w:id="2">${mark('noted')}</w:footnote></w:footnotes>`,
  };
  await writeFile(path, await docx({ parts }));
  const found = await readBookmarks(path, new AbortController().signal);
  expect([...(found ?? [])].sort()).toEqual(['first', 'noted', 'second']);
});

it('tells references that lead nowhere from others', () => {
  const bookmarks = new Set(['_Toc1']);
  expect(leadsNowhere(' PAGEREF _Toc2 \\h ', bookmarks)).toBe(true);
  expect(leadsNowhere(' PAGEREF _Toc1 \\h ', bookmarks)).toBe(false);
  expect(leadsNowhere(' PAGE ', bookmarks)).toBe(false);
  expect(leadsNowhere(' PAGEREF _Toc2 \\h ', null)).toBe(false);
});
