import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { checkOutput } from '../../../../../api/engines/libreoffice/check/check-output.ts';
import { openPackage } from '../../../../../api/formats/zip/zip-package.ts';
import type { FormatId } from '../../../../../catalog/formats.ts';
import { docx, odp, odt, pptx } from '../../../../support/office/documents.ts';
import { scratchFolder } from '../../../../support/scratch.ts';

const folder = await scratchFolder();
const signal = new AbortController().signal;

async function check(format: FormatId, content: Uint8Array | string) {
  const path = join(folder, `output.${format}`);
  await writeFile(path, content);
  return checkOutput(path, format, folder, signal);
}

async function partOf(path: string, name: string) {
  const opened = await openPackage(path);
  const entry = opened.entries.find((found) => found.name === name);
  if (entry === undefined) throw new Error(`no ${name}`);
  const content = await text(await opened.read(entry));
  opened.close();
  return content;
}

async function partIn(content: Uint8Array, name: string) {
  const path = join(folder, 'read.odt');
  await writeFile(path, content);
  return partOf(path, name);
}

const failed = { code: 'conversion-failed' };
const w = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const document = (body: string) => ({
  'word/document.xml': `<w:document xmlns:w="${w}"><w:body>${body}</w:body></w:document>`,
});

it('leaves a valid package unchanged and counts its slides', async () => {
  const sound = await docx({ footnote: 'Note', header: 'Head' });
  const checked = await check('docx', sound);
  expect(checked).toMatchObject({ path: join(folder, 'output.docx'), pages: null, repaired: false });
  expect((await readFile(checked.path)).equals(sound)).toBe(true);
  expect(await check('odt', await odt())).toMatchObject({ pages: null, repaired: false });
  expect(await check('pptx', await pptx({ headings: ['A', 'B'] }))).toMatchObject({ pages: 2 });
  expect(await check('odp', await odp({ headings: ['A', 'B', 'C'] }))).toMatchObject({ pages: 3 });
});

it('names families where stand-ins are named, each once', async () => {
  const font = (name: string) => `<w:font w:name="${name}"><w:charset w:val="00"/></w:font>`;
  const table = (...names: readonly string[]) => `<w:fonts xmlns:w="${w}">${names.map(font).join('')}</w:fonts>`;
  const text = (family: string) => `<w:p><w:r><w:rPr><w:rFonts w:cs="${family}"/></w:rPr><w:t>Text</w:t></w:r></w:p>`;
  const written = (body: string, fonts: string) => docx({ parts: { ...document(body), 'word/fontTable.xml': fonts } });
  const named = table('Stand-in for Tahoma', 'Tahoma', 'Stand-in for Arabic Text');
  const checked = await check('docx', await written(text('Stand-in for Tahoma'), named));
  expect(checked.repaired).toBe(false);
  const expected = await written(text('Tahoma'), table('Tahoma', 'Times New Roman'));
  for (const part of ['word/document.xml', 'word/fontTable.xml']) {
    expect(await partOf(checked.path, part)).toContain(await partIn(expected, part));
  }
});

it('counts comments', async () => {
  const comments = `<w:comments xmlns:w="${w}"><w:comment w:id="0"/><w:comment w:id="1"/></w:comments>`;
  const checked = await check('docx', await docx({ parts: { 'word/comments.xml': comments } }));
  expect(checked.unprinted).toEqual({ comments: 2, slidesWithNotes: 0 });
  expect((await check('rtf', '{\\rtf1}')).unprinted).toBeNull();
});

it('counts objects that a text shows and has not, or has another for', async () => {
  const names = ['Object 1', 'Object 2', 'Object 3', 'Object 3'];
  const frames = names.map((name) => `<draw:frame><draw:object xlink:href="./${name}"/></draw:frame>`).join('');
  const content = (await partIn(await odt(), 'content.xml')).replace(
    '</office:text>',
    `<text:p>${frames}</text:p></office:text>`,
  );
  const objects = Object.fromEntries([1, 3].map((number) => [`Object ${number}/content.xml`, '<math/>']));
  const checked = await check('odt', await odt({ parts: { 'content.xml': content, ...objects } }));
  expect(checked.lostObjects).toBe(2);
  expect((await check('odt', await odt())).lostObjects).toBe(0);
});

it('refuses a package that is cut short or lacks a part that it refers to', async () => {
  const whole = await docx();
  await expect(check('docx', whole.subarray(0, whole.length - 100))).rejects.toMatchObject(failed);
  await expect(check('docx', await docx({ parts: { 'word/styles.xml': null } }))).rejects.toMatchObject(failed);
  await expect(check('odt', await odt({ parts: { 'styles.xml': null } }))).rejects.toMatchObject(failed);
});

it('declares known prefixes and drops unknown ones with their contents', async () => {
  const body = '<w:p a:b="1" z:c="2"><w:r><w:t>Kept &amp; <z:x><w:t>lost</w:t></z:x>sound</w:t></w:r></w:p>';
  const checked = await check('docx', await docx({ parts: document(body) }));
  expect(checked.repaired).toBe(true);
  const mended = await partOf(checked.path, 'word/document.xml');
  expect(mended).toContain('<w:t>Kept &amp; sound</w:t>');
  expect(mended).toContain('xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"');
  expect(mended).not.toContain('z:');
  expect(await partOf(checked.path, 'word/styles.xml')).toBe(
    await partOf(join(folder, 'output.docx'), 'word/styles.xml'),
  );
});

it('turns what LibreOffice writes for a sound in a text into a plain picture', async () => {
  const shape = 'http://schemas.microsoft.com/office/word/2010/wordprocessingShape';
  const names =
    'xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:pic="http://schemas.openxmlformats.org/drawingml/2006/picture" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main"';
  const sound = `<a:graphicData ${names} uri="${shape}"><wps:pic><wps:nvPicPr><wps:cNvPr id="0"><a:hlinkClick action="ppaction://media"/></wps:cNvPr><p:nvPr><p:extLst/></p:nvPr></wps:nvPicPr></wps:pic></a:graphicData>`;
  const checked = await check('docx', await docx({ parts: document(sound) }));
  const mended = await partOf(checked.path, 'word/document.xml');
  expect(mended).toContain('uri="http://schemas.openxmlformats.org/drawingml/2006/picture"');
  expect(mended).toContain('<pic:pic><pic:nvPicPr><pic:cNvPr id="0"/></pic:nvPicPr></pic:pic>');
});

it('repairs forbidden characters and elements that were never closed', async () => {
  const broken = `<w:document xmlns:w="${w}"><w:body><w:p><w:r><w:t>a\u0001b</w:t></w:r></w:body></w:document>`;
  const checked = await check('docx', await docx({ parts: { 'word/document.xml': broken } }));
  expect(checked.repaired).toBe(true);
  expect(await partOf(checked.path, 'word/document.xml')).toContain('<w:t>ab</w:t></w:r></w:p></w:body>');
});
