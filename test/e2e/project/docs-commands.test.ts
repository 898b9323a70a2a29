import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execa } from 'execa';
import { describe, expect, it } from 'vitest';
import { createKey } from '../../../api/http/keys/key-file.ts';
import { commandLine } from '../../support/processes/command-line.ts';
import { fakeEngines } from '../../support/processes/fake-engines.ts';
import { sampleOf } from '../../support/samples.ts';
import { scratchFolder } from '../../support/scratch.ts';
import { sharedServer } from '../../support/servers/server.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const pages = [
  'README.md',
  ...(await readdir(join(root, 'docs'))).filter((name) => /\.md$/.test(name)).map((name) => `docs/${name}`),
];

/** Why commands of the documentation are not run here, by how they begin. */
const notRun: readonly (readonly [begins: RegExp, reason: string])[] = [
  [
    /^npm (start|test|run build)|^node scripts\/setup\.mjs/,
    'installs, builds and starts: `npm run try` does it on bare systems',
  ],
  [/^(REDIS_URL=\S+ FILE_STORE=\S+ ROLE=\w+) npm start/, 'test/e2e/server/many-machines.test.ts starts these roles'],
  [/^(npm run|filewright) doctor/, 'test/e2e/project/doctor.test.ts runs it'],
  [/^filewright setup/, 'the build runs it'],
  [/^filewright (watch|mcp)/, 'runs until it is stopped: test/programs/integrations starts both'],
  [/^npx openapi-typescript/, 'test/api/clients.contract.test.ts generates a client'],
  [
    /Webhook-Url:/,
    'would call a receiver elsewhere: test/api/request/later/announcements.contract.test.ts has one here',
  ],
  [/^(apt-get|dpkg-reconfigure|useradd|systemctl|nginx|certbot) /, 'changes the system, as root'],
  [/^journalctl /, 'reads what a service of the system has said'],
];

const base = /https:\/\/files\.example\.org|http:\/\/(localhost|127\.0\.0\.1):3000/g;
const key = createKey();
const keys = join(await scratchFolder(), 'keys.json');
await writeFile(keys, JSON.stringify({ keys: [{ sha256: key.sha256 }] }));
const server = await sharedServer(fakeEngines(), { API_KEYS: keys, BASE_PATH: '/files' });

/** The commands in a page's shell blocks; those that go on in the next line are one. */
async function commandsOf(page: string): Promise<readonly string[]> {
  const text = await readFile(join(root, page), 'utf8');
  const blocks = [...text.matchAll(/^```sh\n([\s\S]*?)^```$/gm)].map(([, block = '']) => block);
  const lines = blocks
    .join('')
    .replace(/\\\n\s*/g, '')
    .split('\n');
  return lines.map((line) => line.replace(/\s+# .*$/, '')).filter((line) => line !== '');
}

const reasonOf = (command: string) => notRun.find(([begins]) => begins.test(command))?.[1];

/** The files that the commands name, in a folder. */
async function filesOfExamples(folder: string): Promise<void> {
  for (const name of ['letters', 'etc/systemd/system', 'etc/nginx/conf.d', 'opt/filewright', 'opt/filewright-next']) {
    await mkdir(join(folder, name), { recursive: true });
  }
  const samples = {
    'report.docx': 'docx',
    'slides.pptx': 'pptx',
    'a.pdf': 'pdf',
    'b.pdf': 'pdf',
    'scan.pdf': 'pdf',
    'letters/first.docx': 'docx',
    'second.odt': 'odt',
    'table.csv': 'csv',
    'first.jpg': 'jpg',
    'second.jpg': 'jpg',
  } as const;
  for (const [name, format] of Object.entries(samples)) await writeFile(join(folder, name), await sampleOf(format));
  await writeFile(join(folder, 'key.txt'), key.secret);
}

/**
 * Runs commands as a reader would, on a server of this test and below a folder that stands for the system's root. Examples
 * may write the same file.
 */
async function runAll(commands: readonly string[], folder: string) {
  const program = [process.execPath, ...commandLine].map((word) => `'${word}'`).join(' ');
  const script = commands
    .map((command) => command.replace(base, server.base))
    .map((command) => command.replace(/(?<= )deploy\//g, `${root}deploy/`))
    .map((command) => command.replace(/(?<= )\/(etc|opt)\//g, `${folder}/$1/`));
  const preamble = `
filewright() {
  case "$*" in
    key) ${program} key ;;
    *--server*) ${program} "$@" --force ;;
    *) ${program} "$@" --force --server '${server.base}' ;;
  esac
}`;
  return execa('bash', ['-eu', '-o', 'pipefail', '-c', [preamble, ...script].join('\n')], {
    cwd: folder,
    env: { FILEWRIGHT_KEY: key.secret },
    reject: false,
  });
}

describe.each(pages)('the commands of %s', (page) => {
  it('work as they stand', async () => {
    const folder = await scratchFolder();
    await filesOfExamples(folder);
    const commands = (await commandsOf(page)).filter((command) => reasonOf(command) === undefined);
    const { stderr, exitCode } = await runAll(commands, folder);
    expect({ stderr: exitCode === 0 ? '' : stderr, exitCode }).toEqual({ stderr: '', exitCode: 0 });
    const made = (await readdir(folder, { recursive: true })).map((path) => basename(path));
    const outputs = commands.flatMap((command) =>
      [...command.matchAll(/(?:-o|>) ([\w/.]+\.\w+)/g)].map(([, name]) => name),
    );
    expect(made).toEqual(expect.arrayContaining(outputs));
  });
});

it('no reason is given for a command that is gone', async () => {
  const commands = (await Promise.all(pages.map(commandsOf))).flat();
  expect(notRun.filter(([begins]) => !commands.some((command) => begins.test(command)))).toEqual([]);
});
