import { extensionOf, safeName } from '../../catalog/files/filename.ts';
import type { FormatId } from '../../catalog/formats.ts';
import { ofFile } from '../problem.ts';
import { sniff } from './sniff.ts';

/**
 * Identifies the formats of uploaded files, in order. Throws as `sniff` does; with several files, the detail names the
 * one at fault.
 * @param files The path of each, and the visitor's name for it.
 * @param wanted The formats that the tool accepts, and whether the form came with a password.
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
