import { mkdtemp, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOfficePool } from '../../api/engines/libreoffice/office/office-pool.ts';
import { createProcesses } from '../../api/jail/process.ts';
import { detectSandbox } from '../../api/jail/sandbox.ts';
import type { WorkRequest } from '../../api/workers/operation-messages.ts';
import { performInWorker } from '../../api/workers/perform-in-worker.ts';
import type { WorkerPool } from '../../api/workers/worker-pool.ts';
import { docx } from '../support/documents.ts';
import { inputFile } from '../support/input-file.ts';
import { scratchFolder } from '../support/scratch.ts';

const scratch = await scratchFolder();
const words = { failed: 'It fails.', late: 'It is late.', outgrown: 'It is too large.' };
let pool: WorkerPool<WorkRequest>;

beforeAll(async () => {
  pool = createOfficePool({
    processes: createProcesses(await detectSandbox(scratch)),
    programFolder: '/usr/lib/libreoffice/program',
    folder: join(scratch, 'workers'),
    size: 1,
    paper: 'A4',
  });
  await pool.start();
});
afterAll(() => pool.stop());

/** Converts a document, and says which process did it. */
async function workerOf(content: Uint8Array): Promise<number> {
  const workspace = await mkdtemp(join(scratch, 'job-'));
  const path = join(workspace, 'input.docx');
  await writeFile(path, content);
  const inputs = [inputFile({ path, format: 'docx', bytes: content.length })] as const;
  const job = { inputs, options: { format: 'pdf' }, workspace, signal: new AbortController().signal };
  let pid = 0;
  const use: typeof pool.use = (work, signal) =>
    pool.use((worker) => {
      pid = worker.pid;
      return work(worker);
    }, signal);
  await performInWorker({ ...pool, use }, 'libreoffice', 'export', job, { timeoutMs: 50_000, words });
  return pid;
}

it('keeps a LibreOffice that has installed a document’s fonts from every other document', async () => {
  const fonts = '<w:font w:name="Decoy"><w:embedRegular r:id="rId1"/></w:font>';
  const table = `<w:fonts xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships">${fonts}</w:fonts>`;
  const embedding = await docx({ parts: { 'word/fontTable.xml': table } });
  const used = new Set<number>();
  for (let count = 0; count < 2; count++) {
    const pid = await workerOf(embedding);
    expect(used).not.toContain(pid);
    used.add(pid);
  }
  expect(used).not.toContain(await workerOf(await docx()));
  const next = [await workerOf(await docx()), await workerOf(await docx()), await workerOf(await docx())];
  expect(new Set(next).size).toBeLessThan(next.length);
});
