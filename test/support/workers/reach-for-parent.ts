// A process and its child, which tries to get at the other's memory and descriptors, and prints the ways that are open.
// Started as `reach-for-parent closed|open`; the child as `reach-for-parent child`.
import { spawnSync } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import koffi from 'koffi';
import { refuseTracing } from '../../../api/jail/system-calls/refuse-tracing.ts';

/** Of ptrace(2); the stopped parent goes on when the child ends. */
const seize = 0x4206;
const stdin = 0;

function opens(path: string): boolean {
  try {
    closeSync(openSync(path, 'r+'));
    return true;
  } catch {
    return false;
  }
}

function reach(parent: number): string[] {
  const libc = koffi.load('libc.so.6');
  const ptrace = libc.func('long ptrace(int, int, void *, void *)');
  const pidfdOpen = libc.func('int pidfd_open(int, unsigned int)');
  const pidfdGetfd = libc.func('int pidfd_getfd(int, int, unsigned int)');
  const writeMemory = libc.func(
    'long process_vm_writev(int, void *, unsigned long, void *, unsigned long, unsigned long)',
  );
  const ways = {
    memory: opens(`/proc/${parent}/mem`),
    'memory by a call': Number(writeMemory(parent, null, 0, null, 0, 0)) >= 0,
    descriptors: Number(pidfdGetfd(pidfdOpen(parent, 0), stdin, 0)) >= 0,
    tracing: Number(ptrace(seize, parent, null, null)) >= 0,
  };
  return Object.entries(ways).flatMap(([name, open]) => (open ? [name] : []));
}

const [role] = process.argv.slice(2);
if (role === 'child') process.stdout.write(JSON.stringify(reach(process.ppid)));
else {
  if (role === 'closed') refuseTracing();
  const args = [...process.execArgv, fileURLToPath(import.meta.url), 'child'];
  const { status } = spawnSync(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit'] });
  process.exitCode = status ?? 1;
}
