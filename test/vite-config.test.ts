import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import config from '../vite.config.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const { dependencies } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
  readonly dependencies: Readonly<Record<string, string>>;
};

/** What a chunk of the site can be made of: its sources, its packages, and what Vite adds. */
const modules = [
  ...['web', 'catalog'].flatMap((room) =>
    readdirSync(root + room, { recursive: true }).map((file) => `${room}/${file}`),
  ),
  ...Object.keys(dependencies).map((name) => `node_modules/${name}/index.js`),
  'vite/preload-helper.js',
];

const { output } = config.build?.rolldownOptions ?? {};
const { codeSplitting } = (Array.isArray(output) ? output[0] : output) ?? {};
const groups = typeof codeSplitting === 'object' ? (codeSplitting.groups ?? []) : [];
const patterns = groups.flatMap(({ test }) => (test instanceof RegExp ? [test.source] : []));

/** Where an unescaped character stands first, outside of brackets unless it is one; -1 where it does not. */
function indexOutside(pattern: string, wanted: string): number {
  for (let depth = 0, at = 0; at < pattern.length; at++) {
    const character = pattern[at];
    if (character === ')') depth--;
    if (depth === 0 && character === wanted) return at;
    if (character === '(') depth++;
    if (character === '\\') at++;
  }
  return -1;
}

/** Each way to match a pattern of alternatives in brackets, and each way in which it must not go on. */
function waysOf(pattern: string): string[] {
  const bar = indexOutside(pattern, '|');
  if (bar >= 0) return [...waysOf(pattern.slice(0, bar)), ...waysOf(pattern.slice(bar + 1))];
  const opening = indexOutside(pattern, '(');
  if (opening < 0) return [pattern];
  const closing = indexOutside(pattern, ')');
  const before = pattern.slice(0, opening);
  const after = waysOf(pattern.slice(closing + 1));
  const isRefused = pattern.startsWith('(?!', opening);
  const inside = waysOf(pattern.slice(opening + (isRefused ? 3 : 1), closing)).map((way) => before + way);
  if (isRefused) return [...inside, ...after.map((rest) => before + rest)];
  return inside.flatMap((way) => after.map((rest) => way + rest));
}

it('takes a pattern of alternatives apart', () => {
  expect(waysOf(String.raw`a\/(b|c(d|e))|f`)).toEqual([String.raw`a\/b`, String.raw`a\/cd`, String.raw`a\/ce`, 'f']);
  expect(waysOf('a(?!b|c)|d')).toEqual(['ab', 'ac', 'a', 'd']);
  expect(waysOf('(a|b)(c|d)|e')).toEqual(['ac', 'ad', 'bc', 'bd', 'e']);
});

it('groups chunks by patterns', () => expect(patterns.length).toBeGreaterThan(5));

// A file that has moved would go into another chunk, and may so reach the initial script of every page.
it.each(patterns)('each alternative of /%s/ matches a module', (pattern) => {
  const unmatched = waysOf(pattern).filter((way) => !modules.some((module) => new RegExp(way).test(module)));
  expect(unmatched).toEqual([]);
});
