import { access, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { docx } from '../support/documents.ts';
import { processesWith } from '../support/processes-with.ts';

const endpoint = '/api/convert-word-to-pdf';
/** Seconds of work for LibreOffice. */
const longDocument = () =>
  docx({ table: Array.from({ length: 2000 }, (_, row) => [`row ${row}`, 'a', 'b', 'c', 'd']) });

describe('the server as a process', () => {
  let server: BuiltServer | undefined;
  afterEach(async () => {
    await server?.stop();
    server = undefined;
  });

  /** The folders of running conversions; the engines keep theirs beside them. */
  async function jobs(folder: string): Promise<string[]> {
    const roots = await readdir(folder);
    const all = await Promise.all(roots.map((root) => readdir(join(folder, root)).catch(() => [])));
    return all.flat().filter((name) => name.startsWith('job-'));
  }

  it('finishes the running conversion at SIGTERM, then leaves nothing', async () => {
    server = await startBuiltServer();
    const answer = server.convert(endpoint, await longDocument(), 'a.docx');
    await expect.poll(() => jobs(server?.workFolder ?? '')).toHaveLength(1);
    await wait(300);
    server.process.kill('SIGTERM');
    const response = await answer;
    expect(response.status).toBe(200);
    expect((await response.arrayBuffer()).byteLength).toBe(Number(response.headers.get('content-length')));
    expect(await server.exited).toBe(0);
    expect(await readdir(server.workFolder)).toEqual([]);
    expect(await processesWith(server.workFolder)).toEqual([]);
  });

  it('stops the engine when the visitor goes away, and works on', async () => {
    server = await startBuiltServer();
    const controller = new AbortController();
    const request = server.convert(endpoint, await longDocument(), 'a.docx', controller.signal);
    await expect.poll(() => jobs(server?.workFolder ?? '')).toHaveLength(1);
    await wait(500);
    controller.abort();
    await expect(request).rejects.toThrow();
    await expect.poll(() => jobs(server?.workFolder ?? ''), { timeout: 3000 }).toEqual([]);
    expect((await server.convert(endpoint, await docx(), 'a.docx')).status).toBe(200);
  });

  it('sweeps what a killed server left, its engines included', async () => {
    const workFolder = await mkdtemp(join(tmpdir(), 'filewright-crash-'));
    const killed = await startBuiltServer({ WORK_FOLDER: workFolder });
    const request = killed.convert(endpoint, await longDocument(), 'a.docx').catch(() => null);
    await expect.poll(() => jobs(workFolder)).toHaveLength(1);
    killed.process.kill('SIGKILL');
    await killed.exited;
    await request;
    await expect.poll(() => processesWith(workFolder), { timeout: 3000 }).toEqual([]);
    expect(await readdir(workFolder)).toHaveLength(1);
    server = await startBuiltServer({ WORK_FOLDER: workFolder });
    expect(await jobs(workFolder)).toEqual([]);
    expect((await server.convert(endpoint, await docx(), 'a.docx')).status).toBe(200);
    await server.stop();
    await expect(access(workFolder)).rejects.toThrow();
    await rm(workFolder, { recursive: true, force: true });
  });

  it('logs no file name and no content', async () => {
    server = await startBuiltServer({ LOG_LEVEL: 'debug' });
    await server.convert(endpoint, await docx({ paragraphs: ['Confidential-content'] }), 'confidential-name.docx');
    await server.convert(endpoint, Buffer.from('Confidential-content'), 'confidential-name.docx');
    await expect.poll(() => server?.log()).toContain('"msg":"refused"');
    expect(server.log()).toContain('"msg":"converted"');
    expect(server.log()).not.toMatch(/confidential/i);
  });
});
