import { readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { execa } from 'execa';
import { beforeAll, describe, expect, it } from 'vitest';
import { open } from '../../../programs/index.ts';
import { serveAssistant } from '../../../programs/integrations/serve-assistant.ts';
import { commandLine } from '../../support/processes/command-line.ts';
import { folderIn } from '../../support/scratch.ts';
import { sharedServer } from '../../support/servers/server.ts';

const clientInfo = { name: 'test', version: '1' };
const hello = { protocolVersion: '2025-06-18', capabilities: {}, clientInfo };

const server = await sharedServer();
const { scratch } = server;
const folder = await folderIn(scratch, 'documents');
beforeAll(async () => {
  await writeFile(join(folder, 'table.csv'), '1,2');
  await writeFile(join(scratch, 'secret.csv'), '3,4');
  await symlink(join(scratch, 'secret.csv'), join(folder, 'link.csv'));
});

const message = (id: number, method: string, params: unknown) => ({ jsonrpc: '2.0', id, method, params });
const call = (id: number, args: unknown) => message(id, 'tools/call', { name: 'compress', arguments: args });

describe('an assistant', () => {
  it('uses the tools over standard input and output, only in its folder, without overwriting', async () => {
    const child = execa(process.execPath, [...commandLine, 'mcp', '--folder', folder, '--server', server.base]);
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    const answerTo = async (request: ReturnType<typeof message>): Promise<unknown> => {
      child.stdin.write(`${JSON.stringify(request)}\n`);
      for (;;) {
        const line = await lines.next();
        if (line.done) throw new Error('The program has ended.');
        const answer = JSON.parse(line.value);
        if (answer.id === request.id) return answer.result;
      }
    };
    await answerTo(message(1, 'initialize', hello));
    child.stdin.write(`${JSON.stringify({ jsonrpc: '2.0', method: 'notifications/initialized' })}\n`);
    expect(await answerTo(message(2, 'tools/list', {}))).toMatchObject({
      tools: ['convert', 'compress', 'merge', 'zip', 'unzip'].map((name) => ({ name })),
    });
    expect(await answerTo(call(3, { files: ['table.csv'], settings: { level: 3 } }))).toMatchObject({
      content: [{ text: 'table_compressed.csv has 3 bytes.' }],
    });
    expect(await readFile(join(folder, 'table_compressed.csv'), 'utf8')).toBe('1,2');
    const refused = [
      [{ files: ['table.csv'] }, /is there already/],
      [{ files: ['missing.csv'] }, /^There is no file \S*missing\.csv\.$/],
      [{ files: ['../secret.csv'] }, /is outside/],
      [{ files: ['link.csv'] }, /is outside/],
      [{ files: ['table.csv'], output: '/tmp/x' }, /is outside/],
    ] as const;
    for (const [index, [args, reason]] of refused.entries()) {
      expect(await answerTo(call(4 + index, args))).toMatchObject({
        isError: true,
        content: [{ text: expect.stringMatching(reason) }],
      });
    }
    child.stdin.end();
    expect((await child).exitCode).toBe(0);
  });

  it('uses the tools over HTTP, only from this machine', async () => {
    const filewright = await open({ server: server.base });
    const assistant = await serveAssistant(filewright, { folder, version: '1', port: 0, onClosed: () => {} });
    const post = (headers: Readonly<Record<string, string>> = {}) =>
      fetch(assistant.url ?? '', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers },
        body: JSON.stringify(message(1, 'initialize', hello)),
      });
    expect(await (await post()).text()).toContain('"name":"filewright"');
    expect((await post({ Origin: 'https://elsewhere.example' })).status).toBe(403);
    await assistant.close();
    await filewright.close();
  });
});
