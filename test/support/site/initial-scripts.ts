import { brotliDecompressSync } from 'node:zlib';
import { fetchPacked } from '../archives/fetch-packed.ts';

/** The bound of the initial JavaScript of any page in any language, as it travels, in bytes. */
export const maxScriptBytes = 110 * 1024;

/** The scripts that a page's HTML names, sorted, and their bytes together as they travel. */
export async function initialScripts(
  base: string,
  path: string,
): Promise<{ readonly named: readonly string[]; readonly bytes: number }> {
  const html = brotliDecompressSync((await fetchPacked(base + path)).body).toString();
  const scripts = html.matchAll(/<(?:script type="module"|link rel="modulepreload")[^>]*?(?:src|href)="([^"]*)"/g);
  const named = [...new Set([...scripts].map((match) => match[1] as string))].sort();
  const sizes = await Promise.all(named.map(async (script) => (await fetchPacked(base + script)).body.length));
  return { named, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}
