import { expect, it } from 'vitest';
import { relativePath } from '../../../web/files/relative-path.ts';

const file = (properties: object) => Object.assign(new File([], 'a.jpg'), properties);

it.each([
  [{}, 'a.jpg'],
  [{ path: './a.jpg' }, 'a.jpg'],
  [{ path: '/photos/2024/a.jpg' }, 'photos/2024/a.jpg'],
  [{ path: 'photos/a.jpg' }, 'photos/a.jpg'],
  [{ webkitRelativePath: 'photos/a.jpg' }, 'photos/a.jpg'],
  [{ webkitRelativePath: '' }, 'a.jpg'],
  [{ path: '.hidden/a.jpg' }, '.hidden/a.jpg'],
])('%j is at %s', (properties, path) => {
  expect(relativePath(file(properties))).toBe(path);
});
