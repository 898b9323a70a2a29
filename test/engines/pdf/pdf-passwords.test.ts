import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Artifact, InputFile } from '../../../api/engine.ts';
import { createPdf } from '../../../api/engines/pdf/index.ts';
import type { Command } from '../../../api/jail/command.ts';
import type { Processes } from '../../../api/jail/process.ts';
import { inputFile } from '../../support/input-file.ts';
import { illustratedPdf } from '../../support/pdf/illustrated-pdf.ts';
import { pdf } from '../../support/pdf/pdf.ts';
import { pdfOf } from '../../support/pdf/pdf-objects.ts';
import { testProcesses } from '../../support/processes/test-processes.ts';
import { scratchFolder } from '../../support/scratch.ts';

const scratch = await scratchFolder();
const started: Command[] = [];
const real = await testProcesses();
const processes: Processes = {
  ...real,
  run(command, options) {
    started.push(command);
    return real.run(command, options);
  },
};
const { operations } = createPdf({ processes, folder: scratch });
const signal = new AbortController().signal;
const [user, owner] = ['Grüße, sesame "1"', 'the owner'];

interface Made {
  readonly artifact: Artifact;
  readonly workspace: string;
}

/** A PDF in a workspace of its own, encrypted by qpdf. */
async function protectedFile(workspace: string, name: string, content: Buffer, bits = '256'): Promise<InputFile> {
  const [plain, path] = [join(scratch, `plain-${name}`), join(workspace, name)];
  await writeFile(plain, content);
  const weak = bits === '256' ? [] : ['--allow-weak-crypto'];
  execFileSync('qpdf', [...weak, '--encrypt', user, owner, bits, '--', plain, path]);
  return inputFile({ path, format: 'pdf', bytes: (await stat(path)).size });
}

const page = pdf([[{ text: 'A sheet of paper', x: 72, y: 90 }]]);

async function extract(password: string | undefined, bits?: string): Promise<Made> {
  const workspace = await mkdtemp(join(scratch, 'job-'));
  const inputs = [await protectedFile(workspace, 'input-1.pdf', page, bits)] as const;
  const artifact = await operations['extract-text']({ inputs, options: { password }, workspace, signal });
  return { artifact, workspace };
}

const opensFreely = (path: string) => execFileSync('qpdf', ['--is-encrypted', path], { stdio: 'ignore' });

describe('a PDF with a password', () => {
  it.each([
    [user, '256'],
    [owner, '256'],
    [user, '128'],
    [owner, '40'],
  ])('is read with %s at %s bits, and reports it', async (password, bits) => {
    const { artifact } = await extract(password, bits);
    expect(await readFile(artifact.path, 'utf8')).toBe('A sheet of paper\n');
    expect(artifact.notes).toEqual([{ code: 'password-removed' }]);
  });

  it('is told from one that is encrypted for certificates, which no password opens', async () => {
    const workspace = await mkdtemp(join(scratch, 'job-'));
    const path = join(workspace, 'input-1.pdf');
    const encryption = '<< /Filter /Adobe.PubSec /SubFilter /adbe.pkcs7.s4 /V 2 /Length 128 /Recipients [ <30> ] >>';
    const objects = [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [ 3 0 R ] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [ 0 0 200 200 ] >>',
      encryption,
    ];
    await writeFile(path, pdfOf(objects, '/Encrypt 4 0 R /ID [ <00> <00> ]'));
    const inputs = [inputFile({ path, format: 'pdf', bytes: (await stat(path)).size })] as const;
    const refusal = { code: 'unsupported-file-type', detail: expect.stringContaining('certificates') };
    const job = { inputs, workspace, signal };
    await expect(operations['extract-text']({ ...job, options: {} })).rejects.toMatchObject(refusal);
    await expect(operations.compress({ ...job, options: { quality: 75 } })).rejects.toMatchObject(refusal);
    await expect(operations.reconstruct({ ...job, options: { format: 'docx' } })).rejects.toMatchObject(refusal);
    await expect(operations.merge({ ...job, inputs: [...inputs, ...inputs], options: {} })).rejects.toMatchObject(
      refusal,
    );
  });

  it('is told from a damaged one if only its attachments are encrypted', async () => {
    const workspace = await mkdtemp(join(scratch, 'job-'));
    const path = join(workspace, 'input-1.pdf');
    const key = `<${'61'.repeat(32)}>`;
    const filters =
      '/CF << /Own << /AuthEvent /EFOpen /CFM /AESV2 /Length 16 >> >> /StmF /Identity /StrF /Identity /EFF /Own';
    const objects = [
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [ 3 0 R ] /Count 1 >>',
      '<< /Type /Page /Parent 2 0 R /MediaBox [ 0 0 200 200 ] >>',
      `<< /Filter /Standard /V 4 /R 4 /Length 128 /P -4 /O ${key} /U ${key} ${filters} >>`,
    ];
    await writeFile(path, pdfOf(objects, '/Encrypt 4 0 R /ID [ <00> <00> ]'));
    const inputs = [inputFile({ path, format: 'pdf', bytes: (await stat(path)).size })] as const;
    const refusal = { code: 'password-protected', detail: expect.stringContaining('attachments') };
    const job = { inputs, workspace, signal };
    await expect(operations.compress({ ...job, options: { quality: 75 } })).rejects.toMatchObject(refusal);
    await expect(operations.merge({ ...job, inputs: [...inputs, ...inputs], options: {} })).rejects.toMatchObject(
      refusal,
    );
  });

  it('is refused without the password, or with a wrong one', async () => {
    await expect(extract(undefined)).rejects.toMatchObject({ code: 'password-protected' });
    await expect(extract('')).rejects.toMatchObject({ code: 'password-protected' });
    await expect(extract('wrong')).rejects.toMatchObject({ code: 'wrong-password' });
  });

  it('keeps the password off every command line and leaves no file with it', async () => {
    started.length = 0;
    const { workspace } = await extract(user);
    expect(started.length).toBeGreaterThan(2);
    expect(JSON.stringify(started)).not.toContain('sesame');
    for (const name of await readdir(workspace)) {
      expect((await readFile(join(workspace, name))).includes('sesame'), name).toBe(false);
    }
  });

  it('is compressed to a file without it, even if nothing gets smaller', async () => {
    for (const [content, quality] of [
      [await illustratedPdf(), 60],
      [page, 95],
    ] as const) {
      const workspace = await mkdtemp(join(scratch, 'job-'));
      const inputs = [await protectedFile(workspace, 'input-1.pdf', content)] as const;
      const { path, notes } = await operations.compress({
        inputs,
        options: { quality, password: user },
        workspace,
        signal,
      });
      expect(() => opensFreely(path)).toThrow();
      expect(notes).toContainEqual({ code: 'password-removed' });
      expect(notes).not.toContainEqual({ code: 'original-returned' });
    }
  });

  it('is rebuilt as a document', async () => {
    const workspace = await mkdtemp(join(scratch, 'job-'));
    const inputs = [await protectedFile(workspace, 'input-1.pdf', page)] as const;
    const options = { format: 'docx', password: user } as const;
    const { pages, notes } = await operations.reconstruct({ inputs, options, workspace, signal });
    expect({ pages, notes }).toEqual({ pages: 1, notes: [{ code: 'password-removed' }] });
  });
});

describe('merging', () => {
  async function merge(password: string | undefined): Promise<Artifact> {
    const workspace = await mkdtemp(join(scratch, 'job-'));
    const open = join(workspace, 'input-1.pdf');
    await writeFile(open, page);
    const plain = inputFile({ path: open, format: 'pdf', bytes: page.length });
    const shut = { ...(await protectedFile(workspace, 'input-2.pdf', page)), name: 'shut.pdf' };
    return operations.merge({ inputs: [plain, shut, plain], options: { password }, workspace, signal });
  }

  it('opens protected files with one password, and others without', async () => {
    const { path, pages, notes } = await merge(user);
    expect({ pages, notes }).toEqual({ pages: 3, notes: [{ code: 'password-removed' }] });
    expect(() => opensFreely(path)).toThrow();
  });

  it('names the file that needs a password', async () => {
    const names = { detail: expect.stringContaining('shut.pdf') };
    await expect(merge(undefined)).rejects.toMatchObject({ code: 'password-protected', ...names });
    await expect(merge('wrong')).rejects.toMatchObject({ code: 'wrong-password', ...names });
  });
});

it('ignores a password for a PDF that needs none', async () => {
  const workspace = await mkdtemp(join(scratch, 'job-'));
  const path = join(workspace, 'input-1.pdf');
  await writeFile(path, page);
  const inputs = [inputFile({ path, format: 'pdf', bytes: page.length })] as const;
  const { notes } = await operations['extract-text']({ inputs, options: { password: 'any' }, workspace, signal });
  expect(notes).toEqual([]);
});
