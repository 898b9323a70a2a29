// Puts itself under Landlock's rules, then becomes the program: node landlock-launcher RULES PROGRAM ARGUMENTS…
import { constants } from 'node:os';
import koffi from 'koffi';
import { outputDescriptor } from '../output-descriptor.ts';
import { cannotStart, notStartedExitCode } from '../system-calls/seccomp.ts';
import { applyLandlock, type LandlockRules } from './landlock.ts';

const [rules = '', file = '', ...args] = process.argv.slice(2);
const libc = koffi.load('libc.so.6');
const signal = libc.func('void *signal(int, intptr_t)');
const fcntl = libc.func('int fcntl(int, int, int)');
const prctl = libc.func('int prctl(int, uint64_t, uint64_t, uint64_t, uint64_t)');
const execvp = libc.func('int execvp(const char *, const char **)');

/** Orphans become children of this process, whatever it runs, and so stay in the tree that is killed (prctl(2)). */
const PR_SET_CHILD_SUBREAPER = 36;

prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0);
applyLandlock(JSON.parse(rules) as LandlockRules);
// Node marks its pipes close-on-exec (uv_disable_stdio_inheritance); F_SETFD is 2.
for (let pipe = 0; pipe <= outputDescriptor; pipe++) fcntl(pipe, 2, 0);
// Node ignores this signal, and the program would inherit that.
signal(constants.signals.SIGPIPE, 0);
execvp(file, [file, ...args, null]);
// execvp returns only where the program cannot be started.
process.stderr.write(`${cannotStart}${file}: execvp failed\n`);
process.exitCode = notStartedExitCode;
