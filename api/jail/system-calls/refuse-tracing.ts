import koffi from 'koffi';

/** prctl(2): PR_SET_DUMPABLE. */
const setDumpable = 4;

/**
 * Protects this process from others of the same user, such as its own children: none may write to its memory through
 * /proc or take its descriptors (ptrace(2), "Ptrace access mode checking"). Programs that it starts are not protected.
 * Throws if the kernel refuses.
 */
export function refuseTracing(): void {
  const prctl = koffi
    .load('libc.so.6')
    .func('int prctl(int, unsigned long, unsigned long, unsigned long, unsigned long)');
  if (Number(prctl(setDumpable, 0, 0, 0, 0)) !== 0) throw new Error('this process cannot be closed to tracing');
}
