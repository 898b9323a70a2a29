import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createContentWorkers } from '../../../api/content/content-workers.ts';
import { createPdf } from '../../../api/engines/pdf/index.ts';
import { detectSandbox } from '../../../api/jail/sandbox.ts';
import type { FormatId } from '../../../catalog/formats.ts';
import { inputFile } from '../../support/input-file.ts';
import { rightToLeftDocx, rightToLeftTexts } from '../../support/office/right-to-left-docx.ts';
import { pdfOf, streamOf } from '../../support/pdf/pdf-objects.ts';
import { sharedLibreOffice } from '../../support/processes/shared-libreoffice.ts';
import { testProcesses } from '../../support/processes/test-processes.ts';
import { scratchFolder } from '../../support/scratch.ts';

const scratch = await scratchFolder();
const processes = await testProcesses();
const office = await sharedLibreOffice(scratch);

async function asInput(content: Uint8Array, format: FormatId) {
  const workspace = await mkdtemp(join(scratch, 'workspace-'));
  const path = join(workspace, `input.${format}`);
  await writeFile(path, content);
  const inputs = [inputFile({ path, format, bytes: content.length })] as const;
  return { inputs, workspace, signal: new AbortController().signal };
}

it('has the words of justified Arabic and of vowelled Hebrew', async () => {
  const source = await asInput(await rightToLeftDocx(rightToLeftTexts), 'docx');
  const { path } = await office.operations.export({ ...source, options: { format: 'pdf' } });
  const job = { ...(await asInput(await readFile(path), 'pdf')), options: {} };
  const artifact = await createPdf({ processes, folder: scratch }).operations['extract-text'](job);
  const words = (text: string) => text.normalize('NFC').split(/\s+/).filter(Boolean);
  expect(words(await readFile(artifact.path, 'utf8'))).toEqual(rightToLeftTexts.flatMap(words));
});

it('has signs whose glyphs have names that only TeX knows', async () => {
  const signs = '<< /Type /Encoding /Differences [104 /angbracketleft /angbracketright] >>';
  const document = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /S 5 0 R /T 6 0 R >> >> >>',
    streamOf('BT /S 12 Tf 72 700 Td (h) Tj /T 12 Tf (x) Tj /S 12 Tf (i) Tj ET'),
    `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding ${signs} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]);
  const { engines, stop } = createContentWorkers({
    processes,
    folder: scratch,
    listFonts: () => Promise.reject(new Error('No fonts are needed.')),
    paper: 'Letter',
    timeoutMs: 30_000,
    caps: { maxEntries: 1000, maxBytes: 1_000_000_000, maxRatio: 200, ratioFromBytes: 100_000_000, maxLevels: 1 },
  });
  try {
    const job = { ...(await asInput(document, 'pdf')), options: {} };
    const { path } = await engines.pdf.operations['extract-text'](job);
    // Poppler finds them where bubblewrap makes the file system; elsewhere it takes their codes for letters.
    const { level } = await detectSandbox(scratch);
    expect((await readFile(path, 'utf8')).trim()).toBe(level === 'full' ? '⟨x⟩' : 'hxi');
  } finally {
    await stop?.();
  }
});
