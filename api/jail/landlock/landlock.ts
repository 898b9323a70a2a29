import { closeSync, constants, existsSync, openSync, statSync } from 'node:fs';
import koffi from 'koffi';

/** What a process may touch. It cannot drop these rules, and its children inherit them. */
export interface LandlockRules {
  /** Files and folders, absolute. */
  readonly readable: readonly string[];
  /** Folders in which everything is allowed. */
  readonly writable: readonly string[];
}

/** The numbers of Linux's interface (linux/landlock.h); the same on every architecture. */
const createRuleset = 444;
const addRule = 445;
const restrictSelf = 446;
const versionFlag = 1;
const pathBeneath = 1;
const execute = 1n << 0n;
const writeFile = 1n << 1n;
const readFile = 1n << 2n;
const readFolder = 1n << 3n;
/** Every right over files that version 4 knows; the later one, over devices, is never granted. */
const everything = (1n << 15n) - 1n;
const bindAndConnect = 3n;
const socketsAndSignals = 3n;
/** Linux 6.7: the first version that restricts TCP. */
const neededVersion = 4;
/** O_PATH (open(2)): a descriptor that names a file without opening it for reading. */
const openPath = 0o10000000;

/** Devices that programs expect to write to. */
const devices = ['/dev/null', '/dev/zero', '/dev/full', '/dev/random', '/dev/urandom'];

/**
 * Puts this thread, and every program it becomes, under the rules: no other file, no TCP, no signals to processes
 * outside (Landlock version 6). Throws where the kernel has no Landlock or too old a version. The process must have
 * set no_new_privs (landlock(7)).
 */
export function applyLandlock({ readable, writable }: LandlockRules): void {
  const libc = koffi.load('libc.so.6');
  const create = libc.func('long syscall(long, void *, size_t, uint32_t)');
  const add = libc.func('long syscall(long, int, int, void *, uint32_t)');
  const restrict = libc.func('long syscall(long, int, uint32_t)');

  const version = Number(create(createRuleset, null, 0, versionFlag));
  if (version < neededVersion) throw new Error(`Landlock version ${version} is older than ${neededVersion}`);
  const ruleset = Buffer.alloc(version >= 6 ? 24 : 16);
  ruleset.writeBigUInt64LE(version >= 5 ? everything | (1n << 15n) : everything, 0);
  ruleset.writeBigUInt64LE(bindAndConnect, 8);
  if (version >= 6) ruleset.writeBigUInt64LE(socketsAndSignals, 16);
  const handle = Number(create(createRuleset, ruleset, ruleset.length, 0));
  if (handle < 0) throw new Error('Landlock is switched off');

  const allow = (path: string, rights: bigint) => {
    if (!existsSync(path)) return;
    const file = openSync(path, constants.O_RDONLY | openPath);
    const rule = Buffer.alloc(12);
    rule.writeBigUInt64LE(rights, 0);
    rule.writeInt32LE(file, 8);
    const refused = Number(add(addRule, handle, pathBeneath, rule, 0)) !== 0;
    closeSync(file);
    if (refused) throw new Error(`Landlock refuses a rule for ${path}`);
  };
  for (const path of readable) {
    allow(path, statSync(path, { throwIfNoEntry: false })?.isDirectory() ? execute | readFile | readFolder : readFile);
  }
  for (const path of devices) allow(path, readFile | writeFile);
  for (const path of writable) allow(path, everything);
  if (Number(restrict(restrictSelf, handle, 0)) !== 0) throw new Error('Landlock cannot be entered');
}
