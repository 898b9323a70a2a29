import { rm } from 'node:fs/promises';
import { enterableFolder } from './enterable-folder.ts';

/**
 * Gives the tests and the programs that they start a folder for their temporary files, and removes it after the last test:
 * programs that are killed leave theirs, and so do tests that fail.
 */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await enterableFolder('filewright-tests-');
  process.env.TMPDIR = folder;
  return () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
