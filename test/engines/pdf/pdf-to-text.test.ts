import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createPdf } from '../../../api/engines/pdf/index.ts';
import type { FormatId } from '../../../catalog/formats.ts';
import { inputFile } from '../../support/input-file.ts';
import { rightToLeftDocx, rightToLeftTexts } from '../../support/office/right-to-left-docx.ts';
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

it('has the words of justified Arabic and of vowelled Hebrew', { timeout: 120_000 }, async () => {
  const source = await asInput(await rightToLeftDocx(rightToLeftTexts), 'docx');
  const { path } = await office.operations.export({ ...source, options: { format: 'pdf' } });
  const job = { ...(await asInput(await readFile(path), 'pdf')), options: {} };
  const artifact = await createPdf({ processes, folder: scratch }).operations['extract-text'](job);
  const words = (text: string) => text.normalize('NFC').split(/\s+/).filter(Boolean);
  expect(words(await readFile(artifact.path, 'utf8'))).toEqual(rightToLeftTexts.flatMap(words));
});
