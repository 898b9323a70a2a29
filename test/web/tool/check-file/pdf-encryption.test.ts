import { describe, expect, it } from 'vitest';
import { endsOf } from '../../../../web/tool/check-file/detect-format.ts';
import { isEncryptedPdf } from '../../../../web/tool/check-file/pdf-encryption.ts';
import { pdfOf } from '../../../support/pdf/pdf-objects.ts';

const catalogue = '<< /Type /Catalog /Pages 2 0 R >>';
const pages = '<< /Type /Pages /Kids [] /Count 0 >>';
const isEncrypted = async (content: Buffer) => {
  const file = new Blob([new Uint8Array(content)]);
  return isEncryptedPdf(file, await endsOf(file));
};

/** A PDF whose cross-reference stream has these entries. */
function streamed(entries: string, data = Buffer.alloc(8, 0xfe)): Buffer {
  const head = Buffer.from(`%PDF-1.7\n1 0 obj\n${catalogue}\nendobj\n`);
  const stream = `9 0 obj\n<< /Type /XRef /Size 10 /W [1 2 1] ${entries} /Length ${data.length} >>\nstream\n`;
  const end = `\nendstream\nendobj\nstartxref\n${head.length}\n%%EOF\n`;
  return Buffer.concat([head, Buffer.from(stream), data, Buffer.from(end)]);
}

describe('a PDF', () => {
  it('is encrypted if its trailer says so', async () => {
    expect(await isEncrypted(pdfOf([catalogue, pages], '/Encrypt 9 0 R'))).toBe(true);
    expect(await isEncrypted(pdfOf([catalogue, pages], '/Encrypt<</Filter/Standard>>'))).toBe(true);
    expect(await isEncrypted(pdfOf([catalogue, pages]))).toBe(false);
  });

  it('is encrypted if the dictionary of its cross-reference stream says so', async () => {
    expect(await isEncrypted(streamed('/Encrypt 8 0 R'))).toBe(true);
    expect(await isEncrypted(streamed('/EncryptMetadata false'))).toBe(false);
    expect(await isEncrypted(streamed('', Buffer.from('/Encrypt 8 0 R')))).toBe(false);
  });

  it('is read behind a table that is longer than what is read of it', async () => {
    const objects = [catalogue, pages, ...Array.from({ length: 8000 }, () => 'null')];
    expect(await isEncrypted(pdfOf(objects, '/Encrypt 9 0 R'))).toBe(true);
    expect(await isEncrypted(pdfOf(objects))).toBe(false);
  });

  it('that only mentions encryption in its contents, or has lost its end, is not', async () => {
    expect(await isEncrypted(pdfOf([catalogue, pages, '(/Encrypt 9 0 R)']))).toBe(false);
    const whole = pdfOf([catalogue, pages], '/Encrypt 9 0 R');
    expect(await isEncrypted(whole.subarray(0, whole.indexOf('startxref')))).toBe(false);
  });
});
