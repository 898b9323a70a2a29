import { mkdtemp, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import type { Artifact } from '../../../api/engine.ts';
import { deliver } from '../../../api/request/deliver.ts';
import { decodeReport, reportHeader } from '../../../catalog/report.ts';
import type { Tool } from '../../../catalog/tool/tool.ts';
import { tools } from '../../../catalog/tools.ts';
import { inputFile } from '../../support/input-file.ts';
import { scratchFolder } from '../../support/scratch.ts';

const scratch = await scratchFolder();
const pace = { bytesPerSecond: 1, stallMs: 60_000, deadlineMs: 60_000 };
/** A tool that names its results after the upload. */
const tool = tools.find(({ output }) => output.format === 'pdf' && output.filename === '{name}.{format}') as Tool;

async function answer(artifact: Artifact, name = 'report.docx') {
  const app = Fastify();
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  app.get('/', async (_request, reply) => {
    const sent = { ...inputFile({ path: '/w/input-1.docx', format: 'docx', bytes: 100 }), name };
    const job = { tool, files: [sent], fields: {} } as const;
    return deliver(reply, { job, artifact }, { visit: { signal: new AbortController().signal, over }, pace });
  });
  try {
    return await app.inject('/');
  } finally {
    end();
    await app.close();
  }
}

async function result(content = '%PDF-'): Promise<Artifact> {
  const path = join(await mkdtemp(join(scratch, 'job-')), 'result.pdf');
  await writeFile(path, content);
  return { path, format: 'pdf', bytes: content.length, pages: 3, notes: [{ code: 'macros-dropped' }] };
}

it('sends the file with its type, size and report, and keeps it out of caches', async () => {
  const response = await answer(await result());
  expect(response.body).toBe('%PDF-');
  expect(response.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-length': '5',
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="report.pdf"',
  });
  expect(decodeReport(String(response.headers[reportHeader.toLowerCase()]))).toEqual({
    bytesBefore: 100,
    bytesAfter: 5,
    pages: 3,
    notes: [{ code: 'macros-dropped' }],
  });
});

it('names a download beyond ASCII in both forms (RFC 6266)', async () => {
  const { headers } = await answer(await result(), 'Été.docx');
  expect(headers['content-disposition']).toBe(`attachment; filename="_t_.pdf"; filename*=UTF-8''%C3%89t%C3%A9.pdf`);
});

it.each([
  ['a link', async (own: Artifact) => symlink('/etc/hostname', `${own.path}.link`)],
  ['a link to a file of its own', async (own: Artifact) => symlink(own.path, `${own.path}.link`)],
] as const)('does not follow %s', async (_, plant) => {
  const own = await result();
  await plant(own);
  expect((await answer({ ...own, path: `${own.path}.link` })).statusCode).toBe(500);
});

it('sends no file of another size than announced', async () => {
  const own = await result();
  const response = await answer({ ...own, bytes: own.bytes + 1 });
  expect(response.statusCode).toBe(500);
  expect(response.body).not.toContain('%PDF-');
});
