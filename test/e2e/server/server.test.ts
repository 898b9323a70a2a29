import { once } from 'node:events';
import { access, readdir, readFile, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { enterableFolder } from '../../support/enterable-folder.ts';
import { docx } from '../../support/office/documents.ts';
import { processesWith } from '../../support/processes/processes-with.ts';
import {
  type BuiltServer,
  startBuiltServer,
  withoutChromium,
  withoutLibreOffice,
} from '../../support/servers/built-server.ts';

const endpoint = '/api/convert-word-to-pdf';
const oneOffice = { LIBREOFFICE_WORKERS: '1', ...withoutChromium };

/** A second or more of work for LibreOffice. */
const longDocument = () =>
  docx({ table: Array.from({ length: 1000 }, (_, row) => [`row ${row}`, 'a', 'b', 'c', 'd']) });

/** The files of running conversions; the engines keep theirs beside them. */
async function jobFiles(workFolder: string): Promise<string[]> {
  const all = await readdir(workFolder, { recursive: true });
  return all.filter((path) => path.split('/')[1]?.startsWith('job-'));
}

/** Resolves once a worker has been handed a file: from then on until its end it is converting. */
const isConverting = ({ workFolder }: BuiltServer) =>
  expect
    .poll(() => readdir(workFolder, { recursive: true }))
    .toContainEqual(expect.stringMatching(/\/worker-[^/]+\/job\/./));

describe('the server as a process', () => {
  let server: BuiltServer;
  beforeAll(async () => {
    server = await startBuiltServer({ ...oneOffice, LOG_LEVEL: 'debug' });
  });
  afterAll(() => server.stop());

  it('logs no file name and no content', async () => {
    await server.convert(endpoint, await docx({ paragraphs: ['Confidential-content'] }), 'confidential-name.docx');
    await server.convert(endpoint, Buffer.from('Confidential-content'), 'confidential-name.docx');
    await expect.poll(() => server.log()).toContain('"msg":"refused"');
    expect(server.log()).toContain('"msg":"converted"');
    expect(server.log()).not.toMatch(/confidential/i);
  });

  it('stops the engine when the visitor goes away, and works on', async () => {
    const controller = new AbortController();
    const request = server.convert(endpoint, await longDocument(), 'a.docx', controller.signal);
    await isConverting(server);
    controller.abort();
    await expect(request).rejects.toThrow();
    await expect.poll(() => jobFiles(server.workFolder)).toEqual([]);
    expect((await server.convert(endpoint, await docx(), 'a.docx')).status).toBe(200);
  });

  it('finishes the running conversion at SIGTERM, then leaves nothing', async () => {
    const answer = server.convert(endpoint, await longDocument(), 'a.docx');
    await isConverting(server);
    server.process.kill('SIGTERM');
    const response = await answer;
    expect(response.status).toBe(200);
    expect((await response.arrayBuffer()).byteLength).toBe(Number(response.headers.get('content-length')));
    expect(await server.exited).toBe(0);
    expect(await readdir(server.workFolder)).toEqual([]);
    expect(await processesWith(server.workFolder)).toEqual([]);
  });
});

it('ends at refused settings with a code at which its service does not start it again', async () => {
  const unit = await readFile(new URL('../../../deploy/systemd/filewright.service', import.meta.url), 'utf8');
  const code = /^RestartPreventExitStatus=(\d+)$/m.exec(unit)?.[1];
  await expect(startBuiltServer({ ROLE: 'none' })).rejects.toThrow(`ended with ${code}:`);
});

it('leaves nothing where its port is taken', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const workFolder = await enterableFolder('filewright-taken-');
  const start = startBuiltServer({
    ...withoutLibreOffice,
    ...withoutChromium,
    PORT: `${port}`,
    WORK_FOLDER: workFolder,
  });
  await expect(start).rejects.toThrow('ended with 1');
  expect(await readdir(workFolder)).toEqual([]);
  expect(await processesWith(workFolder)).toEqual([]);
  other.close();
  await rm(workFolder, { recursive: true, force: true });
});

it('sweeps what a killed server left, its engines included', async () => {
  const workFolder = await enterableFolder('filewright-crash-');
  const killed = await startBuiltServer({ ...oneOffice, WORK_FOLDER: workFolder });
  const request = killed.convert(endpoint, await longDocument(), 'a.docx').catch(() => null);
  await isConverting(killed);
  killed.process.kill('SIGKILL');
  await killed.exited;
  await request;
  await expect.poll(() => processesWith(workFolder)).toEqual([]);
  expect(await readdir(workFolder)).toHaveLength(1);
  const next = await startBuiltServer({ ...oneOffice, WORK_FOLDER: workFolder });
  expect(await jobFiles(workFolder)).toEqual([]);
  expect((await next.convert(endpoint, await docx(), 'a.docx')).status).toBe(200);
  await next.stop();
  await expect(access(workFolder)).rejects.toThrow();
  await rm(workFolder, { recursive: true, force: true });
});
