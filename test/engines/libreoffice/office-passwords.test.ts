import { execFileSync } from 'node:child_process';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Artifact, InputFile, Job } from '../../../api/engine.ts';
import { createOfficeCompress } from '../../../api/engines/office-package/index.ts';
import { inputFile } from '../../support/input-file.ts';
import { docx, odt } from '../../support/office/documents.ts';
import { partsIn } from '../../support/office/read/parts-in.ts';
import { flatSheet, flatText, savedByOffice } from '../../support/office/saved-by-office.ts';
import { agile, encryptedOdf } from '../../support/pdf/encrypt.ts';
import { sharedLibreOffice } from '../../support/processes/shared-libreoffice.ts';
import { testProcesses } from '../../support/processes/test-processes.ts';
import { scratchFolder } from '../../support/scratch.ts';

const scratch = await scratchFolder();
const processes = await testProcesses();
const timeoutMs = 60_000;
const office = await sharedLibreOffice(scratch);
const packages = createOfficeCompress({ processes, folder: scratch, timeoutMs });
const { signal } = new AbortController();
const password = 'Größe 1';
const paragraphs = ['A protected sentence.'];
const shut = new Map<'docx' | 'odt', Buffer>();

beforeAll(async () => {
  const plain = join(scratch, 'plain.odt');
  await writeFile(plain, await odt({ paragraphs }));
  shut.set('docx', agile(await docx({ paragraphs }), password));
  shut.set('odt', await encryptedOdf(await partsIn(plain), password));
});

async function jobOf(format: 'docx' | 'odt'): Promise<Omit<Job, 'options'>> {
  const workspace = await mkdtemp(join(scratch, 'job-'));
  const content = shut.get(format) ?? Buffer.alloc(0);
  const path = join(workspace, `input-1.${format}`);
  await writeFile(path, content);
  const inputs: readonly [InputFile] = [inputFile({ path, format, bytes: content.length })];
  return { inputs, workspace, signal };
}

const toPdf = async (format: 'docx' | 'odt', word: string): Promise<Artifact> =>
  office.operations.export({ ...(await jobOf(format)), options: { format: 'pdf', password: word } });

const compress = async (format: 'docx' | 'odt', outputType: 'docx' | 'odt', word: string): Promise<Artifact> =>
  packages.operations.compress({ ...(await jobOf(format)), options: { quality: 70, outputType, password: word } });

describe.each<'docx' | 'odt'>(['docx', 'odt'])('a protected %s', (format) => {
  it('is converted with its password, and says so', async () => {
    const { path, notes } = await toPdf(format, password);
    expect(notes).toContainEqual({ code: 'password-removed' });
    expect(execFileSync('pdftotext', [path, '-']).toString()).toContain('A protected sentence.');
  });

  it('is compressed to a package without a password', async () => {
    const { path, notes } = await compress(format, format, password);
    expect(notes).toContainEqual({ code: 'password-removed' });
    const main = format === 'docx' ? 'word/document.xml' : 'content.xml';
    expect(String((await partsIn(path)).get(main))).toContain('A protected sentence.');
  });

  it('reports a wrong password', async () => {
    await expect(toPdf(format, 'wrong')).rejects.toMatchObject({ code: 'wrong-password' });
    await expect(compress(format, format, 'wrong')).rejects.toMatchObject({ code: 'wrong-password' });
  });
});

describe.each([
  ['doc', 'fodt', flatText('<text:p>A protected sentence.</text:p>')],
  ['xls', 'fods', flatSheet('', '&quot;A protected sentence.&quot;')],
] as const)('a protected .%s', (format, kind, flat) => {
  it('is converted with its password alone, and LibreOffice goes on after a wrong one', async () => {
    const content = await savedByOffice(flat, kind, format, 'secret');
    const convert = async (word: string): Promise<Artifact> => {
      const workspace = await mkdtemp(join(scratch, 'job-'));
      const path = join(workspace, `input-1.${format}`);
      await writeFile(path, content);
      const inputs: readonly [InputFile] = [inputFile({ path, format, bytes: content.length })];
      return office.operations.export({ inputs, workspace, signal, options: { format: 'pdf', password: word } });
    };
    await expect(convert('wrong')).rejects.toMatchObject({ code: 'wrong-password' });
    const { path, notes } = await convert('secret');
    expect(notes).toContainEqual({ code: 'password-removed' });
    expect(execFileSync('pdftotext', [path, '-']).toString()).toContain('A protected sentence.');
    expect(execFileSync('pdfinfo', [path]).toString()).toMatch(/^Encrypted: +no$/m);
  });
});
