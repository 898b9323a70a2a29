import { chmod, mkdtemp } from 'node:fs/promises';
import { join } from 'node:path';

/** Whoever knows the names of what is in a folder may use them, and nobody but its owner may list them. */
const byName = 0o711;

/**
 * Makes a workspace within another one. Jails of both have different users: without bubblewrap, those of the inner one must
 * be able to go through the outer one.
 * @param prefix Of the folder's name, which ends at random.
 */
export async function nestedWorkspace(workspace: string, prefix: string): Promise<string> {
  await chmod(workspace, byName);
  return mkdtemp(join(workspace, prefix));
}
