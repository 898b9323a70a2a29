import { copyFile, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { showChunks, withChunks } from '../../../../../api/engines/libreoffice/chunks/show-chunks.ts';
import { inspectInput } from '../../../../../api/engines/libreoffice/inspect/inspect-input.ts';
import { limits } from '../../../../../api/engines/libreoffice/limits.ts';
import { ProblemError } from '../../../../../api/problem.ts';
import type { FormatId } from '../../../../../catalog/formats.ts';
import { chunkedDocx, paragraphOf, placeOf, savedPage } from '../../../../support/office/chunked-docx.ts';
import { docx, rtf } from '../../../../support/office/documents.ts';
import { partOf } from '../../../../support/office/read/part-of.ts';
import { scratchFolder } from '../../../../support/scratch.ts';

const scratch = await scratchFolder();
const signal = new AbortController().signal;
const stand = join(scratch, 'stand-in.docx');
await writeFile(stand, await docx({ paragraphs: ['Stand-in'], parts: { 'word/styles.xml': null } }));

/** Shows the chunks of a document, with a stand-in for each one that LibreOffice would convert. */
async function show(file: Uint8Array, convert = (_: string, output: string) => copyFile(stand, output)) {
  const folder = await mkdtemp(join(scratch, 'job-'));
  const path = join(folder, 'input.docx');
  await writeFile(path, file);
  const asked: string[] = [];
  const shown = await showChunks(path, {
    folder: join(folder, 'chunks'),
    signal,
    async convert(input: string, output: string, format: FormatId) {
      asked.push(`${(await readFile(input)).subarray(0, 100_000)} → ${format}`);
      await convert(input, output);
    },
  });
  if (shown === null) return { asked, path: null, texts: [], fonts: [], macros: false, dropped: [] };
  const own = await inspectInput(shown.path, 'docx', signal);
  const { content, fonts, macros, droppedPictures: dropped } = withChunks(own, shown.inspections);
  return { asked, path: shown.path, texts: content?.passages.map(({ text }) => text), fonts, macros, dropped };
}

const failing = () => Promise.reject(new ProblemError('conversion-failed'));
const chunks = {
  'page.html': '<p>Chunk',
  'page.mht': savedPage('<p>Chunk'),
  'text.txt': 'Chunk',
  'rich.dat': await rtf({ paragraphs: ['Chunk'] }),
};

describe('a chunk', () => {
  it('tells of the pictures of a page that are elsewhere, once for each', async () => {
    const page = '<p>Chunk<img src="https://example.org/a.png"><img src="https://example.org/a.png">';
    expect((await show(await chunkedDocx({ 'page.html': page }))).dropped).toEqual(['https://example.org/a.png']);
  });

  it.each(Object.entries(chunks))('of %s becomes a DOCX in its place, and its words count', async (name, content) => {
    const { asked, path, texts } = await show(await chunkedDocx({ [name]: content }));
    expect(asked).toEqual([expect.stringMatching(/Chunk[\s\S]* → docx$/)]);
    expect(texts).toEqual(['Before', 'After', 'Chunk']);
    expect(await partOf(path ?? '', `word/${name}`)).toBe(await readFile(stand, 'utf8'));
  });

  it.each(Object.entries(chunks))('of %s counts where LibreOffice does not open it', async (name, content) => {
    const { path, texts } = await show(await chunkedDocx({ [name]: content }), failing);
    expect(texts).toEqual(['Before', 'After', 'Chunk']);
    expect(await partOf(path ?? '', `word/${name}`)).toBe('');
  });

  it('that is a Word document in one XML file counts, and is not opened', async () => {
    const xml = `<pkg:package xmlns:pkg="p" xmlns:w="w"><w:document><w:body>${paragraphOf('Chunk')}</w:body></w:document></pkg:package>`;
    const { asked, texts } = await show(await chunkedDocx({ 'flat.xml': xml }));
    expect([asked, texts]).toEqual([[], ['Before', 'After', 'Chunk']]);
  });

  it('that is a DOCX is inspected, prepared and kept, with what it says of fonts and macros', async () => {
    const inner = await docx({ paragraphs: ['Chunk'], fonts: ['Kafka'], macros: true });
    const found = await show(await chunkedDocx({ 'inner.docx': inner }));
    expect(found).toMatchObject({ asked: [], texts: ['Before', 'After', 'Chunk', 'Kafka'], macros: true });
    expect(found.fonts).toContain('Kafka');
    const bomb = await docx({ parts: { 'word/document.xml': `${'<a>'.repeat(300)}${'</a>'.repeat(300)}` } });
    await expect(show(await chunkedDocx({ 'inner.docx': bomb }))).rejects.toMatchObject({ code: 'too-complex' });
  });

  it('counts as often as it is shown, and not at all where it is not', async () => {
    const file = { 'a.html': '<p>Twice', 'b.html': '<p>Never<br>' };
    const { asked, texts, path } = await show(await chunkedDocx(file, placeOf('c0') + placeOf('c0')));
    expect(asked).toHaveLength(1);
    expect(texts).toEqual(['Twice', 'Twice']);
    expect(await partOf(path ?? '', 'word/b.html')).toBe('');
  });

  it('within a chunk counts, and is put into it', async () => {
    const inner = await chunkedDocx({ 'page.html': '<p>Innermost' });
    const { asked, texts } = await show(await chunkedDocx({ 'inner.docx': inner }));
    expect(texts).toEqual(['Before', 'After', 'Before', 'After', 'Innermost']);
    expect(asked).toHaveLength(2);
  });

  it('is no part that the document needs for something else', async () => {
    const rels =
      '<Relationships><Relationship Id="c0" Type="urn:x/aFChunk" Target="document.xml"/><Relationship Id="c1" Type="urn:x/aFChunk" Target="https://example.org/" TargetMode="External"/></Relationships>';
    expect((await show(await docx({ parts: { 'word/_rels/document.xml.rels': rels } }))).path).toBeNull();
  });
});

describe('refused are', () => {
  it('chunks that cannot be read', async () => {
    for (const content of ['\0\x01\x02', 'Content-Type: image/png\n\nabc']) {
      await expect(show(await chunkedDocx({ 'chunk.bin': content }))).rejects.toMatchObject({ code: 'content-lost' });
    }
  });

  it('documents within each other without end, and in far too many places', async () => {
    let file = await docx();
    for (let depth = 0; depth <= limits.chunks.maxDepth + 1; depth++) file = await chunkedDocx({ 'inner.docx': file });
    await expect(show(file)).rejects.toMatchObject({ code: 'too-complex' });
    const many = await chunkedDocx({ 'a.txt': 'a' }, placeOf('c0').repeat(limits.chunks.maxReferences + 1));
    await expect(show(many)).rejects.toMatchObject({ code: 'too-complex' });
    const inner = await chunkedDocx({ 'a.txt': 'a' }, placeOf('c0').repeat(100));
    const multiplied = await chunkedDocx({ 'inner.docx': inner }, placeOf('c0').repeat(100));
    await expect(show(multiplied)).rejects.toMatchObject({ code: 'too-complex' });
  });
});

it('converts so many and counts the words of any more', async () => {
  const count = limits.chunks.maxConverted + 5;
  const files = Object.fromEntries(Array.from({ length: count }, (_, index) => [`${index}.txt`, `Chunk ${index}`]));
  const { asked, texts } = await show(await chunkedDocx(files));
  expect(asked).toHaveLength(limits.chunks.maxConverted);
  expect(texts).toHaveLength(count + 2);
});

it('leaves a document without chunks alone', async () => {
  expect((await show(await docx())).path).toBeNull();
});
