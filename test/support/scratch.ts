import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { enterableFolder } from './enterable-folder.ts';

/** A folder for one test file: removed after its last test, or after the last of all if a hook or a test asks for it. */
export async function scratchFolder(): Promise<string> {
  const folder = await enterableFolder('filewright-test-');
  afterAll(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** A new folder below another. */
export async function folderIn(parent: string, name: string): Promise<string> {
  const folder = join(parent, name);
  await mkdir(folder, { recursive: true });
  return folder;
}
