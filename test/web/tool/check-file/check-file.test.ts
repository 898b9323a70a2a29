import { describe, expect, it } from 'vitest';
import { tools } from '../../../../catalog/tools.ts';
import { checkFile, checkPdfLock, checkRejected } from '../../../../web/tool/check-file/check-file.ts';
import { docx, odt } from '../../../support/office/documents.ts';
import { pdf } from '../../../support/pdf/pdf.ts';

const toolOf = (id: string) => {
  const tool = tools.find((candidate) => candidate.id === id);
  if (tool === undefined) throw new Error(`no tool ${id}`);
  return tool;
};
const fileOf = (content: Uint8Array | string, name: string) =>
  new File([typeof content === 'string' ? content : new Uint8Array(content)], name);
const codeOf = async (id: string, file: File, maxBytes = 1_000_000) => {
  const found = await checkFile(toolOf(id), file, maxBytes);
  return found === null ? null : [found.reason.code, found.format];
};

const word = await docx({ paragraphs: ['A letter.'] });
const text = await odt({ paragraphs: ['A letter.'] });
const sheet = pdf([[{ text: 'A page', x: 72, y: 90 }]]);

describe('a file', () => {
  it('of the right type is accepted', async () => {
    expect(await codeOf('word-to-pdf', fileOf(word, 'a.docx'))).toBeNull();
    expect(await codeOf('odt-to-pdf', fileOf(text, 'a.odt'))).toBeNull();
    expect(await codeOf('pdf-to-word', fileOf(sheet, 'a.pdf'))).toBeNull();
    expect(await codeOf('text-to-pdf', fileOf('Plain words', 'a.txt'))).toBeNull();
    // Bitmaps begin with these two letters.
    expect(await codeOf('text-to-pdf', fileOf('BMW sells cars', 'a.txt'))).toBeNull();
  });

  it('is reported as empty, too large, or of another type', async () => {
    expect(await codeOf('word-to-pdf', fileOf('', 'a.docx'))).toEqual(['empty-file', null]);
    expect(await codeOf('word-to-pdf', fileOf(word, 'a.docx'), 100)).toEqual(['file-too-large', null]);
    expect(await codeOf('word-to-pdf', fileOf(sheet, 'a.docx'))).toEqual(['unsupported-file-type', 'pdf']);
    expect(await codeOf('word-to-pdf', fileOf(text, 'a.docx'))).toEqual(['unsupported-file-type', 'odt']);
    expect(await codeOf('text-to-pdf', fileOf(word, 'a.txt'))).toEqual(['unsupported-file-type', 'docx']);
  });

  it('is reported as truncated or protected', async () => {
    expect(await codeOf('word-to-pdf', fileOf(word.slice(0, word.length / 2), 'a.docx'))).toEqual([
      'damaged-file',
      null,
    ]);
    const compound = new Uint8Array(2048);
    compound.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    compound.set(new TextEncoder().encode([...'EncryptedPackage'].join('\0')), 1024);
    expect(await codeOf('word-to-pdf', fileOf(compound, 'a.docx'))).toEqual(['password-protected', null]);
  });

  it('is reported as protected if a reader of PDFs cannot open it without a password, and read only if encrypted', async () => {
    const encrypted = fileOf(
      Buffer.from(sheet.toString('latin1').replace('trailer\n<<', 'trailer\n<< /Encrypt 9 0 R'), 'latin1'),
      'a.pdf',
    );
    const read: File[] = [];
    const lockOf = async (file: File, needsPassword: boolean) => {
      const found = await checkPdfLock(
        toolOf('pdf-to-word'),
        file,
        async (opened) => read.push(opened) > 0 && needsPassword,
      );
      return found === null ? null : [found.reason.code, found.reason.detail, found.isCertain];
    };
    expect(await lockOf(encrypted, true)).toEqual(['password-protected', 'Enter the password below.', false]);
    expect(await lockOf(encrypted, false)).toBeNull();
    expect(read).toEqual([encrypted, encrypted]);
    expect(await lockOf(fileOf(sheet, 'a.pdf'), true)).toBeNull();
    expect(await lockOf(fileOf(word, 'a.docx'), true)).toBeNull();
    expect(read).toHaveLength(2);
    const failing = checkPdfLock(toolOf('pdf-to-word'), encrypted, () => Promise.reject(new Error('no worker')));
    expect(await failing).toBeNull();
  });

  it('that a page refused is identified by content, or else by name', async () => {
    expect((await checkRejected(fileOf(sheet, 'a.bin')))?.format).toBe('pdf');
    expect((await checkRejected(fileOf('words', 'notes.txt')))?.format).toBe('txt');
    expect(await checkRejected(fileOf('words', 'notes.xyz'))).toBeNull();
  });
});
