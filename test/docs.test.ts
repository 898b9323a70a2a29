import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const rooms = ['api', 'catalog', 'programs', 'web', 'scripts', 'bench', 'test'];
const folder = new URL('..', import.meta.url);
const filesOf = (room: string) => readdirSync(new URL(room, folder), { recursive: true, encoding: 'utf8' });

const files = rooms.flatMap((room) => filesOf(room).map((path) => `/${room}/${path}`));

/** What a text names between backticks that reads as a file or a folder of the project. */
function pathsIn(text: string): readonly string[] {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '');
  const quoted = [...prose.matchAll(/`([^`\s<>*$]+)`/g)].map(([, name = '']) => name);
  return quoted.filter(
    (name) => rooms.some((room) => name.startsWith(`${room}/`)) || /^[\w./-]*[\w-]\.(ts|tsx|mjs)$/.test(name),
  );
}

/** Whether a path exists, from the project's root or from the room that a section is about. */
const exists = (path: string) =>
  existsSync(new URL(path, folder)) || files.some((file) => file.endsWith(`/${path.replace(/^\.\.\//, '')}`));

const documents = [
  'CONTRIBUTING.md',
  'SECURITY.md',
  'docs/architecture.md',
  'docs/reconstruction.md',
  'docs/scaling.md',
];

it.each(documents)('%s names files that exist', (document) => {
  const paths = pathsIn(readFileSync(new URL(document, folder), 'utf8'));
  const missing = paths.filter((path) => !exists(path));
  expect(paths.length).toBeGreaterThan(0);
  expect(missing).toEqual([]);
});
