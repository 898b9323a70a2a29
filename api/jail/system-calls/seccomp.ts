import { closeSync, existsSync, mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import koffi from 'koffi';
import type { Command } from '../command.ts';
import {
  deniedCalls,
  deniedNamespaces,
  deniedPersonalities,
  deniedTerminalRequests,
  nestingCalls,
  nestingNamespaces,
  unknownCalls,
} from './system-calls.ts';

/** What the filter allows besides what every converter needs. */
export interface FilterOptions {
  /** The program makes namespaces for its own children, as browsers do. */
  readonly nesting: boolean;
}

/** The numbers of libseccomp's interface (seccomp.h). */
const allow = 0x7fff0000;
const fail = 0x00050000;
const notEqual = 1;
const maskedEqual = 7;
const nameUnknown = -1;

/** The upper half of a register is not part of a 32-bit argument. */
const wholeArgument = 0xffffffff;
/** personality(0xffffffff) only queries; this bit distinguishes that from setting one. */
const queryBit = 0x80000000;
const unixSockets = 1;
const { EPERM, ENOSYS, EAFNOSUPPORT } = constants.errno;

interface Condition {
  readonly argument: number;
  readonly compare: number;
  readonly first: number;
  readonly second: number;
}

interface Rule {
  readonly call: string;
  readonly errno: number;
  readonly conditions: readonly Condition[];
}

const denied = (call: string, errno: number, ...conditions: Condition[]): Rule => ({ call, errno, conditions });
const masked = (argument: number, mask: number, value: number): Condition => ({
  argument,
  compare: maskedEqual,
  first: mask,
  second: value,
});

function rulesFor({ nesting }: FilterOptions): readonly Rule[] {
  const namespaces = nesting ? deniedNamespaces : [...deniedNamespaces, ...nestingNamespaces];
  const notUnix: Condition = { argument: 0, compare: notEqual, first: unixSockets, second: 0 };
  return [
    ...deniedCalls.map((call) => denied(call, EPERM)),
    ...unknownCalls.map((call) => denied(call, ENOSYS)),
    ...namespaces.map((flag) => denied('clone', EPERM, masked(0, flag, flag))),
    ...(nesting
      ? deniedNamespaces.map((flag) => denied('unshare', EPERM, masked(0, flag, flag)))
      : // Memory in anonymous files counts for no process until it is mapped; browsers share memory that way.
        [...nestingCalls.map((call) => denied(call, EPERM)), denied('memfd_create', ENOSYS)]),
    ...['socket', 'socketpair'].map((call) => denied(call, EAFNOSUPPORT, notUnix)),
    ...deniedTerminalRequests.map((request) => denied('ioctl', EPERM, masked(1, wholeArgument, request))),
    ...deniedPersonalities.map((flag) => denied('personality', EPERM, masked(0, queryBit + flag, flag))),
  ];
}

/**
 * Compiles a seccomp filter for this machine's architecture: classic BPF, eight bytes an instruction
 * (seccomp(2)). Calls that libseccomp does not know get no rule. Throws where libseccomp is missing.
 */
function compileFilter(options: FilterOptions): Buffer {
  const library = koffi.load('libseccomp.so.2');
  const argument = koffi.struct({ argument: 'uint', compare: 'int', first: 'uint64', second: 'uint64' });
  const open = library.func('void *seccomp_init(uint32_t)');
  const numberOf = library.func('int seccomp_syscall_resolve_name(const char *)');
  const add = library.func('seccomp_rule_add_array', 'int', [
    ...['void *', 'uint32_t', 'int', 'uint'],
    koffi.pointer(argument),
  ]);
  const write = library.func('int seccomp_export_bpf(void *, int)');
  const release = library.func('void seccomp_release(void *)');

  const filter: unknown = open(allow);
  for (const { call, errno, conditions } of rulesFor(options)) {
    const number = Number(numberOf(call));
    if (number === nameUnknown) continue;
    const refused = Number(add(filter, fail | errno, number, conditions.length, conditions)) !== 0;
    if (refused) throw new Error(`libseccomp refuses a rule for ${call}`);
  }
  const folder = mkdtempSync(join(tmpdir(), 'filewright-filter-'));
  try {
    const path = join(folder, 'filter');
    const file = openSync(path, 'w');
    const written = Number(write(filter, file)) === 0;
    closeSync(file);
    if (!written) throw new Error('libseccomp cannot write the filter');
    return readFileSync(path);
  } finally {
    release(filter);
    rmSync(folder, { recursive: true });
  }
}

/**
 * Part of perl-base, which Debian requires. It starts in 3 ms where Node takes 40, and can call the kernel directly.
 */
const perl = '/usr/bin/perl';

/** prctl(2) on the architectures that Node has builds for. */
const prctlNumbers: Readonly<Partial<Record<NodeJS.Architecture, number>>> = { x64: 157, arm64: 167 };

/** How the loader reports a program that cannot be started: this, the program's name, a colon. */
export const cannotStart = 'jail: cannot start ';
/** The exit code that goes with it, the same as that of shells. */
export const notStartedExitCode = 127;

/**
 * PR_SET_NO_NEW_PRIVS is 38, PR_SET_SECCOMP 22, SECCOMP_MODE_FILTER 2; the packed value is a struct sock_fprog. Node
 * ignores SIGPIPE, and the program would inherit that.
 */
const loader = `
my ($prctl, $filter, $end, @command) = @ARGV;
my $code = pack 'H*', $filter;
syscall($prctl, 38, 1, 0, 0, 0) == 0 or die "jail: no_new_privs: $!\\n";
syscall($prctl, 22, 2, pack 'S x![P] P', length($code) / 8, $code) == 0 or die "jail: seccomp: $!\\n";
$SIG{PIPE} = 'DEFAULT';
exec { $command[0] } @command;
print STDERR "${cannotStart}$command[0]: $!\\n";
exit ${notStartedExitCode};
`;

/** Puts the loader in front of a command, which then runs under the filter with its descendants. */
export type FilterCalls = (command: Command, options: FilterOptions) => Command;

/**
 * Compiles the filters. Throws where this machine cannot load them: without libseccomp or Perl, or on another
 * architecture.
 */
export function createCallFilter(): FilterCalls {
  const prctl = prctlNumbers[process.arch];
  if (prctl === undefined) throw new Error(`no system call filter for ${process.arch}`);
  if (!existsSync(perl)) throw new Error(`${perl} is missing`);
  const [strict, nesting] = [false, true].map((value) => compileFilter({ nesting: value }).toString('hex'));
  return ({ file, args }, options) => ({
    file: perl,
    args: ['-e', loader, String(prctl), (options.nesting ? nesting : strict) ?? '', '--', file, ...args],
  });
}
