import type { SandboxLevel } from '../levels.ts';

/** What a jail can prevent a process from doing; the doctor (scripts/doctor.mjs) shows these sentences. */
export const promises = {
  'own-user': 'runs as a user of its own, not the server’s',
  'kernel-settings': 'changes no setting of the kernel',
  files: 'reads neither the system’s accounts nor other jobs’ files',
  network: 'connects to nothing, not even this machine',
  processes: 'neither sees nor signals other processes',
  namespaces: 'makes no namespaces; the browser alone may, for its own sandbox',
  'system-calls': 'reaches no part of the kernel that no converter needs',
  'process-limit': 'starts only so many processes',
  'file-size': 'writes files only so large',
  'memory-files': 'fills no memory and no folder but its own',
} as const;

/** Something that a jail promises, by its name. */
export type JailPromise = keyof typeof promises;

/** The names of all promises. */
export const allPromises = Object.keys(promises) as readonly JailPromise[];

/**
 * What each level must guarantee; if one promise is broken, the next level is tried. Anything else that holds is a
 * bonus.
 */
export const promisesOf: Readonly<Record<SandboxLevel, readonly JailPromise[]>> = {
  full: allPromises.filter((name) => name !== 'own-user'),
  reduced: ['kernel-settings', 'files', 'network', 'namespaces', 'system-calls', 'file-size', 'memory-files'],
  minimal: ['file-size'],
};

/** Which promises a jail kept when it was tested, and which it broke. */
export interface Findings {
  readonly held: readonly JailPromise[];
  readonly open: readonly JailPromise[];
}
