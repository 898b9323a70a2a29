import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type BareRoot, makeBareRoot, type User } from './bare-root.ts';
import { installNode } from './install-node.ts';

// Does what a newcomer does: makes a bare Debian, fetches the project as it is committed, runs the README's commands
// and sends a file to every tool. Needs root and debootstrap; some minutes and 3 GB of disk for each machine.
//
//   npm run try                                          every machine below
//   npm run try -- --release trixie --node 24 --user root --test

interface Machine {
  readonly release: string;
  readonly node: string;
  readonly user: User;
}

/** What the README promises: both Debians, every Node from 20.19 on, as root and as an ordinary user. */
const promised: readonly Machine[] = [
  { release: 'bookworm', node: '22', user: 'newcomer' },
  { release: 'bookworm', node: '20', user: 'root' },
  { release: 'trixie', node: 'debian', user: 'newcomer' },
  { release: 'trixie', node: '24', user: 'root' },
];

const projectFolder = fileURLToPath(new URL('../..', import.meta.url));
const port = 3199;
const startDeadlineMs = 20 * 60_000;
const stopDeadlineMs = 60_000;
const pollMs = 2000;

const { values } = parseArgs({
  options: {
    release: { type: 'string' },
    node: { type: 'string', default: '22' },
    user: { type: 'string', default: 'newcomer' },
    /** Runs `npm test` as well. */
    test: { type: 'boolean', default: false },
    /** Keeps the root for inspection. */
    keep: { type: 'boolean', default: false },
  },
});

/** Puts the committed project into the user's home; its path inside. */
function fetchProject(root: BareRoot, user: User): string {
  const home = user === 'root' ? '/srv/filewright' : '/home/newcomer/filewright';
  const folder = join(root.folder, home);
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', 'HEAD'], { cwd: projectFolder, maxBuffer: 2 ** 30 });
  execFileSync('tar', ['--extract', '--directory', folder], { input: archive });
  root.run(`chown -R ${user}: ${home}`);
  return home;
}

/** Waits for a server's first answer. Throws when it ends before, or when its time is over. */
async function waitForHealth(hasEnded: () => boolean): Promise<string> {
  for (const end = Date.now() + startDeadlineMs; Date.now() < end; await wait(pollMs)) {
    if (hasEnded()) throw new Error('npm start ended before it served anything');
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null);
    if (answer !== null) return answer.text();
  }
  throw new Error('npm start served nothing in time');
}

const isServing = () =>
  fetch(`http://127.0.0.1:${port}/api/health`).then(
    () => true,
    () => false,
  );

/** Installs and tries the project on one machine. Throws if a step fails. */
async function tryMachine({ release, node, user }: Machine): Promise<void> {
  if (await isServing()) throw new Error(`another server uses port ${port}`);
  const root = makeBareRoot(release);
  try {
    installNode(root, node);
    const home = fetchProject(root, user);
    const [file, args] = root.command(`cd ${home} && PORT=${port} exec npm start`, user);
    const started = Date.now();
    const server = spawn(file, args, { stdio: ['ignore', 'inherit', 'inherit'] });
    const ended = once(server, 'exit');
    const health = await waitForHealth(() => server.exitCode !== null);
    console.log(`\nserving after ${Math.round((Date.now() - started) / 1000)} s: ${health}\n`);
    // For the record: in a changed root Linux gives no namespaces to ordinary users, and the doctor wants them.
    root.run(`cd ${home} && npm run doctor || true`, user);
    root.run(`cd ${home} && npm run try-tools -- http://127.0.0.1:${port}`, user);
    server.kill('SIGTERM');
    await Promise.race([ended, wait(stopDeadlineMs)]);
    if (await isServing()) throw new Error('npm start was told to end, and its server still serves');
    if (values.test) root.run(`cd ${home} && npm test`, user);
  } finally {
    if (!values.keep) root.remove();
    else console.log(`kept: ${root.folder}`);
  }
}

const machines = values.release
  ? [{ release: values.release, node: values.node, user: values.user === 'root' ? 'root' : 'newcomer' } as const]
  : promised;
const failures: string[] = [];
for (const machine of machines) {
  const title = `Debian ${machine.release}, Node ${machine.node}, ${machine.user}`;
  console.log(`\n── ${title}`);
  await tryMachine(machine).catch((error: Error) => failures.push(`${title}: ${error.message}`));
}
console.log(`\n${machines.length - failures.length} of ${machines.length} machines work`);
for (const failure of failures) console.log(`✗ ${failure}`);
process.exitCode = failures.length === 0 ? 0 : 1;
