import { appendFile, readdir, readFile, rm, truncate, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ProblemError } from '../../../api/problem.ts';
import type { Tool } from '../../../catalog/tool/tool.ts';
import { tools } from '../../../catalog/tools.ts';
import { convert } from '../../../programs/index.ts';
import type { SourceFile, Task } from '../../../programs/library/converter.ts';
import { formRequest, UnreadFile } from '../../../programs/library/form-request.ts';
import { openRemote } from '../../../programs/library/open-remote.ts';
import { type Behaviour, copy, fakeEngines } from '../../support/processes/fake-engines.ts';
import { folderIn } from '../../support/scratch.ts';
import { sharedServer } from '../../support/servers/server.ts';

const tool = tools.find(({ input }) => input.accept === 'any') as Tool;
const going = new AbortController().signal;
let behaviour: Behaviour = copy;
const engines = fakeEngines((job, operation) => behaviour(job, operation));
const server = await sharedServer(engines, { BASE_PATH: '/files' });
const { scratch } = server;

async function taskIn(name: string): Promise<Task> {
  const folder = await folderIn(scratch, name);
  const path = join(folder, 'a.txt');
  await writeFile(path, 'content');
  return { tool, files: [{ path, name: 'a.txt' }], settings: {}, output: join(folder, 'a.zip') };
}

describe('a remote converter', () => {
  it('writes the result, returns the report, and leaves nothing else', async () => {
    const task = await taskIn('done');
    const report = await openRemote({ url: `${server.base}/files/` }).convert(task, going);
    expect(report).toMatchObject({ bytesBefore: 7, bytesAfter: 7 });
    expect(await readFile(task.output, 'utf8')).toBe('content');
    expect((await readdir(join(task.output, '..'))).sort()).toEqual(['a.txt', 'a.zip']);
  });

  it('throws the server’s problem with its code', async () => {
    behaviour = async () => {
      throw new ProblemError('conversion-failed', 'Torn.');
    };
    const task = await taskIn('refused');
    const work = openRemote({ url: server.base }).convert(task, going);
    await expect(work).rejects.toMatchObject({ code: 'conversion-failed', detail: 'Torn.' });
    behaviour = copy;
    expect(await readdir(join(task.output, '..'))).toEqual(['a.txt']);
  });

  it('distinguishes an unreachable server from one that is not Filewright', async () => {
    const task = await taskIn('elsewhere');
    await expect(openRemote({ url: 'http://127.0.0.1:1' }).convert(task, going)).rejects.toMatchObject({
      code: 'engine-unavailable',
    });
    await expect(openRemote({ url: `${server.base}/other` }).convert(task, going)).rejects.toMatchObject({
      code: 'not-found',
    });
  });

  it('sends names and settings as they are', async () => {
    const folder = await folderIn(scratch, 'names');
    const names = ['an “odd” "name"; a=b.txt', 'été/مرحبا.txt', 'empty.txt'];
    const files = await Promise.all(
      names.map(async (name, index) => {
        const path = join(folder, String(index));
        await writeFile(path, name === 'empty.txt' ? '' : name);
        return { path, name };
      }),
    );
    const zip = tools.find(({ id }) => id === 'zip-compressor') as Tool;
    const seen: unknown[] = [];
    behaviour = async (job, operation) => {
      for (const { path, name, folders } of job.inputs) seen.push([...folders, name, await readFile(path, 'utf8')]);
      return copy(job, operation);
    };
    const task = {
      tool: zip,
      files: files as [SourceFile, ...SourceFile[]],
      settings: {},
      output: join(folder, 'a.zip'),
    };
    await openRemote({ url: server.base }).convert(task, going);
    behaviour = copy;
    expect(seen).toEqual([
      ['an “odd” "name"; a=b.txt', 'an “odd” "name"; a=b.txt'],
      ['été', 'مرحبا.txt', 'été/مرحبا.txt'],
      ['empty.txt', ''],
    ]);
  });

  it.each([
    ['grows', (path: string) => appendFile(path, 'more')],
    ['is rewritten', (path: string) => utimes(path, 1, 1)],
    ['is cut', (path: string) => truncate(path, 3)],
    ['vanishes', (path: string) => rm(path)],
  ])('says so if a file %s while it is sent', async (_, change) => {
    const task = await taskIn('changing');
    const [first] = task.files;
    const form = await formRequest({}, 'file', [first]);
    await change(first.path);
    const sent = fetch(server.base, { ...form });
    await expect(sent).rejects.toMatchObject({ cause: expect.any(UnreadFile) });
  });

  it('stops at the signal', async () => {
    const stop = AbortSignal.abort();
    await expect(openRemote({ url: server.base }).convert(await taskIn('stopped'), stop)).rejects.toThrow(/abort/);
  });
});

describe('the library', () => {
  it('chooses the tool, names the result and returns its path', async () => {
    const folder = await folderIn(scratch, 'library');
    const source = join(folder, 'table.csv');
    await writeFile(source, 'a,b\n1,2\n');
    const options = { goal: 'compress', settings: { level: 3 }, server: server.base } as const;
    const { path, report } = await convert(source, options);
    expect(path).toBe(join(folder, 'table_compressed.csv'));
    expect(report.bytesBefore).toBe(8);
    expect(await readFile(path, 'utf8')).toBe('a,b\n1,2\n');
    await expect(convert(source, { ...options, settings: { level: 99 } })).rejects.toMatchObject({
      code: 'invalid-field',
    });
  });
});
