import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { createPdf } from '../../../api/engines/pdf/index.ts';
import { inputFile } from '../../support/input-file.ts';
import { pdfOf } from '../../support/pdf/pdf-objects.ts';
import { testProcesses } from '../../support/processes/test-processes.ts';
import { scratchFolder } from '../../support/scratch.ts';

const scratch = await scratchFolder();
const { operations } = createPdf({ processes: await testProcesses(), folder: scratch });

const texts = Array.from({ length: 40 }, (_, index) => `Line ${index + 1} tells of ${(index + 7) ** 5} sheep`);
const content = texts.map((text, index) => `BT /F 11 Tf 72 ${780 - 14 * index} Td (${text}) Tj ET`).join('\n');

/** A page of lines whose compressed content is as `change` leaves it. */
function compressedPdf(change: (data: Buffer) => void): Buffer {
  const data = deflateSync(content);
  change(data);
  return pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    { entries: '/Filter /FlateDecode', data },
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]);
}

async function jobOf(file: Buffer) {
  const workspace = await mkdtemp(join(scratch, 'workspace-'));
  const path = join(workspace, 'input.pdf');
  await writeFile(path, file);
  const inputs = [inputFile({ path, format: 'pdf', bytes: file.length })] as const;
  return { inputs, workspace, signal: new AbortController().signal };
}

const damaged = compressedPdf((data) => data.fill(0xff, Math.ceil(data.length / 2)));
const told = { code: 'files-repaired', files: ['file.pdf'], more: 0 };

it('has the text of a page as far as it can be read, and says that the file is damaged', async () => {
  const { path, notes } = await operations['extract-text']({ ...(await jobOf(damaged)), options: {} });
  const text = await readFile(path, 'utf8');
  expect(text).toContain(texts[0]);
  expect(text).not.toContain(texts.at(-1));
  expect(notes).toContainEqual(told);
});

it('says so of a document, too', async () => {
  const { notes } = await operations.reconstruct({ ...(await jobOf(damaged)), options: { format: 'docx' } });
  expect(notes).toContainEqual(told);
});

it('says nothing of a whole file', async () => {
  const whole = compressedPdf(() => {});
  const { path, notes } = await operations['extract-text']({ ...(await jobOf(whole)), options: {} });
  expect(await readFile(path, 'utf8')).toContain(texts.at(-1));
  expect(notes).toEqual([]);
});
