import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const source = createRequire(import.meta.url).resolve('katex/dist/katex.min.css');
const fontSource = /src:url\((fonts\/[\w-]+\.woff2)\) format\("woff2"\)[^;}]*/g;

/** KaTeX's style sheet with inlined fonts, so that nothing is fetched. 400 KB, so only for documents with formulas. */
export async function katexStyles(): Promise<string> {
  const css = await readFile(source, 'utf8');
  const fonts = new Map<string, string>();
  for (const [, path = ''] of css.matchAll(fontSource)) {
    fonts.set(path, (await readFile(join(dirname(source), path))).toString('base64'));
  }
  return css.replace(fontSource, (_, path) => `src:url(data:font/woff2;base64,${fonts.get(path)}) format("woff2")`);
}
