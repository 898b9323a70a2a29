// Runs in a jail, started by self-check.ts with its task as its argument: tries what a hostile process would try, and
// prints what it could do.
import { spawnSync } from 'node:child_process';
import { createSocket } from 'node:dgram';
import { closeSync, openSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { createConnection } from 'node:net';
import { join } from 'node:path';
import koffi from 'koffi';
import { startOf } from '../process-tree.ts';
import type { SelfCheckFacts, SelfCheckTask } from './self-check-facts.ts';

const task = JSON.parse(process.argv[2] ?? '') as SelfCheckTask;

const succeeds = (attempt: () => unknown): boolean => {
  try {
    attempt();
    return true;
  } catch {
    return false;
  }
};

/** Opens for writing, and writes nothing. */
const isWritable = (path: string) => succeeds(() => closeSync(openSync(path, 'r+')));
const isReadable = (path: string) => succeeds(() => readFileSync(path));
const runs = (file: string, ...args: string[]) => spawnSync(file, args, { stdio: 'ignore' }).status === 0;

/** TEST-NET-1 (RFC 5737): no host has this address. */
const outside = '192.0.2.1';
const connectTimeoutMs = 500;

function reachesListener(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection({ host: '127.0.0.1', port, timeout: connectTimeoutMs });
    const answer = (reached: boolean) => {
      socket.destroy();
      resolve(reached);
    };
    socket.on('connect', () => answer(true));
    socket.on('timeout', () => answer(false));
    socket.on('error', () => answer(false));
  });
}

/** Connecting a datagram socket sends nothing, but requires a route. */
function hasRouteOutside(): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createSocket('udp4');
    socket.on('error', () => resolve(false));
    socket.connect(9, outside, () => {
      socket.close();
      resolve(true);
    });
  });
}

/** In a process namespace, the server's id belongs to nobody, or to another process with another start time. */
const seesServer = ({ pid, started }: SelfCheckTask['server']) => started !== '' && startOf(pid) === started;

/** Two calls that succeed wherever they are allowed: PTRACE_TRACEME is 0, ADDR_NO_RANDOMIZE 0x40000. */
function callsForbidden(): boolean {
  const libc = koffi.load('libc.so.6');
  const personality = libc.func('int personality(unsigned long)');
  const ptrace = libc.func('long ptrace(int, int, void *, void *)');
  return Number(personality(0x40000)) >= 0 || Number(ptrace(0, 0, null, null)) >= 0;
}

const folders = ['/', '/dev', '/dev/shm', '/tmp', '/var/tmp', '/run', '/home', '/etc', '/usr'];
const megabyte = Buffer.alloc(1024 ** 2);

/** Whether a folder can hold more than allowed: a small file system is filled, to test whether its size is enforced. */
function isUnlimited(folder: string): boolean {
  const place = join(folder, `filewright-self-check-${process.pid}`);
  if (!succeeds(() => writeFileSync(place, ''))) return false;
  const { blocks, bsize } = statfsSync(folder);
  const files = [place];
  const room = Math.ceil(task.maxMemoryFilesBytes / megabyte.length);
  const fill = () => {
    for (let count = 0; count <= room; count++) {
      files.push(`${place}-${count}`);
      writeFileSync(`${place}-${count}`, megabyte);
    }
  };
  const unlimited = blocks * bsize > task.maxMemoryFilesBytes || succeeds(fill);
  for (const file of files) rmSync(file, { force: true });
  return unlimited;
}

// Where these fail, no engine could work.
readFileSync(task.shared);
writeFileSync('result', '');

const facts: SelfCheckFacts = {
  sharesUser: process.getuid?.() === task.server.user,
  changesKernelSettings: ['/proc/sys/kernel/core_pattern', '/proc/sysrq-trigger'].some(isWritable),
  readsSecrets:
    task.secrets.some(isReadable) || (seesServer(task.server) && isReadable(`/proc/${task.server.pid}/environ`)),
  connects: (await reachesListener(task.port)) || (await hasRouteOutside()),
  seesServer: seesServer(task.server),
  makesNamespaces: runs('unshare', '--user', 'true') || runs('unshare', '--net', 'true'),
  callsForbidden: callsForbidden(),
  fillsMemory: folders.some(isUnlimited),
  writesBeyondLimit: runs('sh', '-c', `head -c ${task.fileBytes} /dev/zero >too-large`),
  // Last, because nothing can be started after it.
  forksBeyondLimit: runs('sh', '-c', `i=0; while [ $i -lt ${task.processes} ]; do i=$((i + 1)); sleep 9 & done`),
};
process.stdout.write(JSON.stringify(facts));
