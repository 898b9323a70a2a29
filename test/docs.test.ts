import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const rooms = ['api', 'catalog', 'programs', 'web', 'scripts', 'bench', 'test'];
const folder = new URL('..', import.meta.url);
const filesOf = (room: string) => readdirSync(new URL(room, folder), { recursive: true, encoding: 'utf8' });
const names = new Set(rooms.flatMap(filesOf).map((path) => path.split('/').at(-1)));

/** What a text names between backticks that reads as a file or a folder of the project. */
function pathsIn(text: string): readonly string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  const quoted = [...prose.matchAll(/`([^`\s<>*$]+)`/g)].map(([, name = '']) => name);
  return quoted.filter(
    (name) => rooms.some((room) => name.startsWith(`${room}/`)) || /^[\w-]+\.(ts|tsx|mjs)$/.test(name),
  );
}

it.each(['CONTRIBUTING.md', 'docs/architecture.md'])('%s names files that exist', (document) => {
  const paths = pathsIn(readFileSync(new URL(document, folder), 'utf8'));
  const missing = paths.filter((path) => (path.includes('/') ? !existsSync(new URL(path, folder)) : !names.has(path)));
  expect(paths.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});
