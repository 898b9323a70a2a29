import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { inputFile } from '../../support/input-file.ts';
import { chunkedDocx, paragraphOf, placeOf, savedPage } from '../../support/office/chunked-docx.ts';
import { docx, png, rtf } from '../../support/office/documents.ts';
import { partOf } from '../../support/office/read/part-of.ts';
import { sharedLibreOffice } from '../../support/processes/shared-libreoffice.ts';
import { scratchFolder } from '../../support/scratch.ts';

const scratch = await scratchFolder();
const engine = await sharedLibreOffice(scratch);
beforeAll(() => engine.start?.());

async function convert(file: Uint8Array, format: 'pdf' | 'odt') {
  const workspace = await mkdtemp(join(scratch, 'workspace-'));
  const path = join(workspace, 'input-1.docx');
  await writeFile(path, file);
  const inputs = [inputFile({ path, format: 'docx', bytes: file.length })] as const;
  return engine.operations.export({ inputs, options: { format }, workspace, signal: new AbortController().signal });
}

const text = (path: string) => execFileSync('pdftotext', [path, '-'], { encoding: 'utf8' });
const lines = (path: string) =>
  text(path)
    .split(/\s*\n\s*/)
    .filter(Boolean);
const page = '<!DOCTYPE html><meta charset=utf-8><p>Chunk &mdash; Grüße<br>привет<img src="a.png">';
const shown = ['Before', 'Chunk — Grüße', 'привет', 'After'];

it.each([
  ['a page', 'page.html', page, shown, [expect.objectContaining({ code: 'not-loaded', from: ['a.png'] })]],
  [
    'a page of XHTML',
    'page.xhtml',
    '<html xmlns="http://www.w3.org/1999/xhtml"><body><p>Chunk</p></body></html>',
    undefined,
  ],
  ['a page with its pictures', 'page.mht', savedPage(page, { 'a.png': png(8, 8) }), shown],
  ['rich text', 'rich.rtf', await rtf({ paragraphs: ['Chunk — Grüße', 'привет'] }), shown],
  ['plain text', 'text.txt', 'Chunk — Grüße\r\nпривет\r\n', shown],
  ['a DOCX', 'inner.docx', await docx({ paragraphs: ['Chunk'] }), undefined],
])('shows %s within a Word document', async (_, name, content, expected = ['Before', 'Chunk', 'After'], told = []) => {
  const file = await chunkedDocx({ [name]: content });
  const pdf = await convert(file, 'pdf');
  expect(lines(pdf.path)).toEqual(expected);
  expect(pdf.notes).toEqual(told);
  const { path, notes } = await convert(file, 'odt');
  for (const line of expected) expect(await partOf(path, 'content.xml')).toContain(line);
  expect(notes).toEqual(told);
});

it('shows a document whose whole content is one page with a picture', async () => {
  const file = await chunkedDocx({ 'page.mht': savedPage(page, { 'a.png': png(8, 8) }) }, placeOf('c0'));
  const { path, notes } = await convert(file, 'pdf');
  expect(lines(path)).toEqual(shown.slice(1, -1));
  expect(execFileSync('pdfimages', ['-list', path], { encoding: 'utf8' }).split('\n').length).toBeGreaterThan(3);
  expect(notes).toEqual([]);
});

it('keeps the look of a page in a document without styles of its own, and its headings as bookmarks', async () => {
  const html = '<style>h1 { color: #c00000 }</style><h1>Chapter</h1><p>Text';
  const file = await chunkedDocx({ 'page.html': html }, placeOf('c0'));
  const pdf = await convert(file, 'pdf');
  expect(await readFile(pdf.path, 'latin1')).toContain('/Outlines');
  const { path } = await convert(file, 'odt');
  const style = /style:display-name="Inserted heading 1".*?<\/style:style>/is.exec(
    await partOf(path, 'styles.xml'),
  )?.[0];
  expect(style).toContain('fo:color="#c00000"');
});

it('shows chunks in chunks and in cells of tables', async () => {
  const inner = await chunkedDocx({ 'page.html': '<p>Innermost' }, placeOf('c0') + paragraphOf('Inner'));
  const cell = `<w:tbl><w:tr><w:tc>${placeOf('c1')}${paragraphOf('Cell')}</w:tc></w:tr></w:tbl>`;
  const body = paragraphOf('Before') + placeOf('c0') + cell + paragraphOf('After');
  const { path, notes } = await convert(
    await chunkedDocx({ 'inner.docx': inner, 'cell.html': 'In a cell' }, body),
    'pdf',
  );
  expect(lines(path)).toEqual(['Before', 'Innermost', 'Inner', 'In a cell', 'Cell', 'After']);
  expect(notes).toEqual([]);
});

it('is not silent about a chunk that LibreOffice does not show', async () => {
  const words = 'These many words of a chunk are not shown by any means';
  const xml = `<pkg:package xmlns:pkg="p" xmlns:w="w"><w:document><w:body>${paragraphOf(words)}</w:body></w:document></pkg:package>`;
  await expect(convert(await chunkedDocx({ 'flat.xml': xml }), 'pdf')).rejects.toMatchObject({ code: 'content-lost' });
  const body = paragraphOf(`${words} `.replaceAll('e', 'o').repeat(3)) + placeOf('c0');
  const { notes } = await convert(await chunkedDocx({ 'flat.xml': xml }, body), 'odt');
  expect(notes).toEqual([expect.objectContaining({ code: 'words-missing', passages: [words] })]);
});

it('tells that pages with a chunk lose the layout that the document states', async () => {
  const body = `${paragraphOf('Before')}${placeOf('c0')}<w:sectPr><w:pgSz w:w="8391" w:h="11906"/></w:sectPr>`;
  const { notes } = await convert(await chunkedDocx({ 'page.html': '<p>Chunk' }, body), 'pdf');
  expect(notes).toEqual([{ code: 'page-layout-lost' }]);
});
