import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { OpenError } from '../../../../../api/engines/pdf/reconstruct/extract/opened-document.ts';
import { moveOn, openFile } from '../../../../../api/engines/pdf/reconstruct/open-file.ts';
import { pdfOf, streamOf } from '../../../../support/pdf/pdf-objects.ts';
import { scratchFolder } from '../../../../support/scratch.ts';

const folder = await scratchFolder();
const path = join(folder, 'page.pdf');
await writeFile(
  path,
  pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 100] /Resources << /Font << /F 5 0 R >> >> /Contents 4 0 R >>',
    streamOf('BT /F 12 Tf 20 50 Td (Text) Tj ET'),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]),
);

it('opens a file, and goes on with it whether it is open or closed', async () => {
  const document = await openFile(path, {});
  const page = document.readPage(0);
  await moveOn(document, path);
  expect(document.readPage(0)).toEqual(page);
  document.close();
  await moveOn(document, path);
  expect(document.readPage(0)).toEqual(page);
  document.close();
});

it('refuses a file that is no PDF', async () => {
  const other = join(folder, 'text.pdf');
  await writeFile(other, 'no PDF');
  await expect(openFile(other, {})).rejects.toThrow(OpenError);
});
