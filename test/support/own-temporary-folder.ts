import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Gives the tests and the programs that they start a folder for their temporary files, and removes it after the last test:
 * programs that are killed leave theirs, and so do tests that fail.
 */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'filewright-tests-'));
  // As /tmp itself: jailed programs run as other users.
  await chmod(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
