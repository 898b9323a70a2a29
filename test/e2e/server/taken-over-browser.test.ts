import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { installedBrowser } from '../../../api/installed-browser.ts';
import { readPdf } from '../../support/pdf/read-pdf.ts';
import { scratchFolder } from '../../support/scratch.ts';
import { type BuiltServer, startBuiltServer, withoutLibreOffice } from '../../support/servers/built-server.ts';

const source = fileURLToPath(new URL('../../support/chromium/taken-over-browser.mjs', import.meta.url));
const scratch = await scratchFolder();
const secret = join(scratch, 'outside', 'secret.txt');
let server: BuiltServer;

beforeAll(async () => {
  await mkdir(join(scratch, 'outside'));
  await writeFile(secret, 'another visitor’s', { mode: 0o644 });
  // Outside /usr, as a browser may be that an operator has unpacked.
  const folder = join(scratch, 'browser');
  await mkdir(folder);
  const program = join(folder, 'browser');
  await writeFile(join(folder, 'browser.mjs'), await readFile(source));
  await writeFile(program, `#!/bin/sh\nexec ${process.execPath} ${folder}/browser.mjs ${installedBrowser()} "$@"\n`);
  for (const open of [scratch, folder, program]) await chmod(open, 0o755);
  server = await startBuiltServer({ CHROMIUM_PROGRAM: program, CHROMIUM_WORKERS: '1', ...withoutLibreOffice });
}, 60_000);
afterAll(() => server.stop());

const print = (text: string) =>
  server.convert('/api/convert-html-to-pdf', Buffer.from(`<!doctype html><title>a</title><p>${text}</p>`), 'a.html');

const attack = (name: string, target: string) => print(`ATTACK:${name};${target}`);

/** A visitor after the attack is served what is theirs. */
async function expectService(): Promise<void> {
  const answer = await print('For the next visitor');
  expect(answer.status).toBe(200);
  const result = join(scratch, 'result.pdf');
  await writeFile(result, Buffer.from(await answer.arrayBuffer()));
  expect(readPdf(result).text).toContain('For the next visitor');
  expect(await readFile(secret, 'utf8')).toBe('another visitor’s');
  expect((await stat(secret)).mode & 0o777).toBe(0o644);
  expect(await readdir(join(scratch, 'outside'))).toEqual(['secret.txt']);
}

it('prints with a browser outside /usr', expectService, 60_000);

it.each([
  ['link to a file', '/etc/passwd'],
  ['link to a file', secret],
  ['flood of broken messages', secret],
  ['flood of answers', secret],
  ['death at once', secret],
])(
  'gives nothing to a document that takes its browser over (%s)',
  async (name, target) => {
    const answer = await attack(name, target);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(await answer.json()).toMatchObject({ code: 'conversion-failed' });
    await expectService();
  },
  120_000,
);

it('prints for the next visitor when a browser dies while it prepares their page', async () => {
  const answer = await attack('death after printing', secret);
  await answer.arrayBuffer();
  await expectService();
}, 120_000);

it('writes no upload where a browser that was taken over has planted a link', async () => {
  const target = join(scratch, 'outside', 'planted');
  await (await attack('link in the place of the next input', target)).arrayBuffer();
  await (await print('Sent into a trap')).arrayBuffer();
  await expectService();
}, 200_000);
