import { randomUUID } from 'node:crypto';
import { copyFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { maxFileBytes, readConfig } from '../../api/config.ts';
import type { ArrivedFile, ConversionJob } from '../../api/jobs/job-queue.ts';
import { createMetrics } from '../../api/metrics/metrics.ts';
import { openResult } from '../../api/request/open-result.ts';
import { checkCount, parseFields } from '../../api/request/parse-fields.ts';
import { fileTooLarge } from '../../api/request/receive.ts';
import { createMachine, unlimitedWaiting } from '../../api/roles/machine.ts';
import { setUpEngines } from '../../api/roles/set-up-engines.ts';
import { noTracing } from '../../api/tracing/tracing.ts';
import { openWorkspaces } from '../../api/workspace/workspace.ts';
import { safeFolders, safeName } from '../../catalog/files/filename.ts';
import { uploadLimit } from '../../catalog/site/site.ts';
import type { Converter, Task } from './converter.ts';
import { writeResult } from './write-result.ts';

/** Copies files to where engines may read them, under names of the program's own. */
async function takeIn({ files }: Task, folder: string): Promise<ConversionJob['files']> {
  const taken: ArrivedFile[] = [];
  for (const [index, { path, name }] of files.entries()) {
    const own = join(folder, `file-${index + 1}`);
    await copyFile(path, own);
    const { size } = await stat(own);
    taken.push({ path: own, bytes: size, name: safeName(name), folders: safeFolders(name) });
  }
  return taken as unknown as ConversionJob['files'];
}

const sizeOf = (files: readonly ArrivedFile[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

/** One folder for each user: several may run this on one machine, beside a server of another user. */
const ownFolder = () => join(tmpdir(), `filewright-${process.getuid?.() ?? 0}`);

/**
 * Converts with the engines of this machine, in the same confinement as a server's. Settings are those of a server, from
 * the environment. Throws an Error for the operator where files cannot be confined well enough.
 */
export async function openLocal(): Promise<Converter> {
  const config = readConfig({ WORK_FOLDER: ownFolder(), ...process.env, HOST: '127.0.0.1', ROLE: 'all' });
  const workspaces = await openWorkspaces(config.WORK_FOLDER);
  const own = await setUpEngines(config, workspaces.root).catch(async (error: unknown) => {
    await workspaces.close();
    throw error;
  });
  const { run } = createMachine(config, own, unlimitedWaiting, createMetrics(own.sandbox), noTracing);

  async function convert(task: Task, signal: AbortSignal) {
    const { tool, settings, output } = task;
    checkCount(tool, task.files.length);
    const fields = parseFields(tool, settings);
    const maxBytes = uploadLimit({ maxBytes: maxFileBytes(config) }, tool.input.maxBytes);
    const workspace = await workspaces.create();
    try {
      const files = await takeIn(task, workspace.path);
      const bytesBefore = sizeOf(files);
      if (bytesBefore > maxBytes) throw fileTooLarge(maxBytes);
      const job = { id: randomUUID(), tool, fields, files, client: 'own', trace: null, workspace: workspace.path };
      const artifact = await run(job, signal);
      await writeResult(output, (await openResult(artifact)).createReadStream(), signal);
      return { bytesBefore, bytesAfter: artifact.bytes, pages: artifact.pages, notes: artifact.notes };
    } finally {
      await workspace.remove();
    }
  }

  return {
    convert,
    async close() {
      await own.stop();
      await workspaces.close();
    },
  };
}
