import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { sniff } from '../../../api/sniff/sniff.ts';
import type { FormatId } from '../../../catalog/formats.ts';
import { compound, doc, ppt, xls } from '../../support/office/compound.ts';
import { docx, odp, odt, png, pptx, rtf } from '../../support/office/documents.ts';
import { packed } from '../../support/office/package.ts';
import { withinCpuTime } from '../../support/processes/within-cpu-time.ts';
import { sampleOf } from '../../support/samples.ts';
import { scratchFolder } from '../../support/scratch.ts';

const folder = await scratchFolder();
let files = 0;

async function sniffed(
  content: Uint8Array | string,
  allowed: readonly FormatId[],
  extension: string = allowed[0] ?? '',
  hasPassword = false,
) {
  const path = join(folder, String(files++));
  await writeFile(path, content);
  return sniff(path, allowed, extension, hasPassword);
}

const odf = 'application/vnd.oasis.opendocument';
const manifest = (type: string, inner = '') =>
  `<manifest:manifest xmlns:manifest="urn:oasis:names:tc:opendocument:xmlns:manifest:1.0"><manifest:file-entry manifest:full-path="/" manifest:media-type="${type}"/>${inner}</manifest:manifest>`;
const encryption =
  '<manifest:file-entry manifest:full-path="content.xml" manifest:media-type="text/xml"><manifest:encryption-data/></manifest:file-entry>';

it(
  'gives up on a list of parts without end',
  withinCpuTime(5000, async () => {
    const types = `<Types>${'<Default/>'.repeat(400_000)}</Types>`;
    const file = await packed({ '[Content_Types].xml': types, 'word/document.xml': '<a/>' });
    await expect(sniffed(file, ['docx'])).rejects.toMatchObject({ code: 'too-complex' });
  }),
);

describe('what a file is', () => {
  it.each(['docx', 'pptx', 'xlsx', 'odt', 'odp', 'rtf'] as const)(
    'recognises %s whatever its name says',
    async (format) => {
      expect(await sniffed(await sampleOf(format), [format], 'txt')).toBe(format);
    },
  );

  it('takes the macro-enabled variant for the format itself', async () => {
    expect(await sniffed(await docx({ macros: true }), ['docx'])).toBe('docx');
    expect(await sniffed(await pptx({ macros: true }), ['pptx'])).toBe('pptx');
  });

  it('takes the binary predecessor under the name of its successor', async () => {
    expect(await sniffed(doc(), ['docx'])).toBe('doc');
    expect(await sniffed(ppt(), ['pptx'])).toBe('ppt');
    expect(await sniffed(xls(), ['xlsx'])).toBe('xls');
  });

  it('recognises an OpenDocument file by its manifest if the mimetype entry is missing', async () => {
    const file = await odt({ parts: { mimetype: null } });
    expect(await sniffed(file, ['odt'])).toBe('odt');
  });

  it('finds a PDF header behind other bytes, and a ZIP where ZIP files are taken', async () => {
    expect(await sniffed(`\n\n%PDF-1.4 ${'\0'.repeat(50)}`, ['pdf'])).toBe('pdf');
    expect(await sniffed(await packed({ 'a.txt': 'a' }), ['zip'])).toBe('zip');
  });

  it('finds an archive behind the program that unpacks it', async () => {
    const archive = await packed({ 'a.txt': 'a' });
    expect(await sniffed(Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300), archive]), ['zip'])).toBe('zip');
    await expect(sniffed(Buffer.concat([Buffer.from('MZ'), Buffer.alloc(300)]), ['zip'])).rejects.toThrow();
  });

  it('treats anything unrecognised as text if the extension says text', async () => {
    expect(await sniffed('a;b\n1;2\n', ['csv'])).toBe('csv');
    expect(await sniffed(Buffer.from('\ufeffa;b', 'utf16le'), ['csv'])).toBe('csv');
    expect(await sniffed('BMW is a maker of cars.', ['txt'])).toBe('txt');
    await expect(sniffed(png(4, 4), ['csv'])).rejects.toMatchObject({ code: 'unsupported-file-type' });
    await expect(sniffed('a;b', ['docx'], 'csv')).rejects.toMatchObject({ code: 'unsupported-file-type' });
  });
});

describe('what a file is not', () => {
  const pdf = Buffer.from('%PDF-1.7\n%\x80\x81\n');
  it.each([
    ['a PDF', pdf, 'This is a PDF file. This tool takes Word files (.docx).'],
    ['a PNG', png(4, 4), 'This is a PNG file.'],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(100)]), 'This is a Windows program.'],
    ['a web page', '<!DOCTYPE html><html></html>', 'This is an HTML page.'],
    ['a text', 'Hello', 'This is plain text.'],
    ['noise', Buffer.from([0, 1, 2, 3, 250]), 'This file is of no known type.'],
    ['a compound file of another kind', compound({ Contents: Buffer.alloc(10) }), 'This is a Windows document'],
  ])('names %s', async (_, content, sentence) => {
    const refused = expect(sniffed(content, ['docx'])).rejects;
    await refused.toMatchObject({ code: 'unsupported-file-type', detail: expect.stringContaining(sentence) });
  });

  it.each([
    ['a table', 'csv', 'By its name, this is a CSV file. This tool takes Text files (.txt).'],
    ['a text without a kind', 'log', 'This is plain text, and its name doesn’t say of what kind. This tool takes'],
    ['a text that is named as something else', 'docx', 'This is plain text, and its name doesn’t say of what kind.'],
  ])('does not contradict itself about %s', async (_, extension, sentence) => {
    await expect(sniffed('a;b\n1;2\n', ['txt'], extension)).rejects.toMatchObject({
      code: 'unsupported-file-type',
      detail: expect.stringContaining(sentence),
    });
  });

  it('names other documents and archives', async () => {
    const detail = (sentence: string) => ({ code: 'unsupported-file-type', detail: expect.stringContaining(sentence) });
    await expect(sniffed(await odt(), ['docx'])).rejects.toMatchObject(detail('This is an OpenDocument text file.'));
    await expect(sniffed(await rtf(), ['docx'])).rejects.toMatchObject(detail('This is a Rich text file.'));
    await expect(sniffed(await packed({ 'a.txt': 'a' }), ['odp'])).rejects.toMatchObject(
      detail('This is a ZIP archive.'),
    );
    await expect(sniffed(await packed({ mimetype: `${odf}.spreadsheet` }), ['odt'])).rejects.toMatchObject(
      detail('This is an OpenDocument spreadsheet (.ods).'),
    );
    await expect(sniffed(await docx(), ['odt', 'rtf'])).rejects.toMatchObject(
      detail('This tool takes OpenDocument text files (.odt) and Rich text files (.rtf).'),
    );
  });

  it('calls a broken archive an archive if no packages are accepted', async () => {
    const cut = (await docx()).subarray(0, 500);
    await expect(sniffed(cut, ['pdf'])).rejects.toMatchObject({ code: 'unsupported-file-type' });
  });
});

describe('passwords', () => {
  const refusal = { code: 'password-protected', detail: expect.stringContaining('opens only with a password') };
  it.each([
    [
      'an encrypted Office package',
      compound({ EncryptedPackage: Buffer.alloc(5000), EncryptionInfo: Buffer.alloc(200) }),
    ],
    ['one that writes the name in capitals', compound({ ENCRYPTEDPACKAGE: Buffer.alloc(5000) })],
    ['a binary Word document', doc({ encrypted: true })],
  ])('finds them in %s', async (_, content) => {
    await expect(sniffed(content, ['docx'])).rejects.toMatchObject(refusal);
  });

  it('finds them in presentations, workbooks and OpenDocument files', async () => {
    await expect(sniffed(ppt({ encrypted: true }), ['pptx'])).rejects.toMatchObject(refusal);
    await expect(sniffed(xls({ encrypted: true }), ['xlsx'])).rejects.toMatchObject(refusal);
    const parts = { 'META-INF/manifest.xml': manifest(`${odf}.text`, encryption) };
    await expect(sniffed(await odt({ parts }), ['odt'])).rejects.toMatchObject(refusal);
  });
});

it('takes a password for protected files that can be opened with one, which binary presentations cannot', async () => {
  expect(await sniffed(doc({ encrypted: true }), ['docx'], 'doc', true)).toBe('doc');
  const presentation = sniffed(ppt({ encrypted: true }), ['pptx'], 'ppt', true);
  await expect(presentation).rejects.toMatchObject({
    code: 'password-protected',
    detail: expect.stringContaining('older format'),
  });
});

describe('damage', () => {
  it('is reported if a file is truncated or lacks its main part', async () => {
    const damaged = { code: 'damaged-file' };
    for (const write of [docx, pptx, odt, odp]) {
      const whole = await write();
      const format = write.name as FormatId;
      await expect(sniffed(whole.subarray(0, whole.length - 200), [format])).rejects.toMatchObject(damaged);
    }
    await expect(sniffed(await docx({ parts: { 'word/document.xml': null } }), ['docx'])).rejects.toMatchObject(
      damaged,
    );
    await expect(sniffed(await odt({ parts: { 'content.xml': null } }), ['odt'])).rejects.toMatchObject(damaged);
    await expect(sniffed(doc().subarray(0, 700), ['docx'])).rejects.toMatchObject(damaged);
  });
});
