import { extensionOf, safeName } from '../../catalog/files/filename.ts';
import type { FormatId } from '../../catalog/formats.ts';
import { ofFile } from '../problem.ts';
import { sniff } from './sniff.ts';

/**
 * The formats of uploaded files, in their order. Throws what `sniff` throws; of several files, naming the one.
 *
 * @param files Where each is, and what its visitor called it.
 * @param wanted The formats to tell apart, and whether files that need a password will be opened with one.
 */
export async function identify(
  files: readonly { readonly path: string; readonly name: string }[],
  { allowed, hasPassword }: { readonly allowed: readonly FormatId[]; readonly hasPassword: boolean },
): Promise<readonly FormatId[]> {
  const formats: FormatId[] = [];
  for (const { path, name } of files) {
    const format = await sniff(path, allowed, extensionOf(name), hasPassword).catch((error: unknown) => {
      throw files.length === 1 ? error : ofFile(safeName(name), error);
    });
    formats.push(format);
  }
  return formats;
}
