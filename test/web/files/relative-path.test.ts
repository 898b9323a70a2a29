import { expect, it } from 'vitest';
import { relativePath, setRelativePath } from '../../../web/files/relative-path.ts';

it.each([
  [{}, 'a.jpg'],
  [{ webkitRelativePath: 'photos/a.jpg' }, 'photos/a.jpg'],
  [{ webkitRelativePath: '' }, 'a.jpg'],
])('%j from a dialog is at %s', (properties, path) => {
  expect(relativePath(Object.assign(new File([], 'a.jpg'), properties))).toBe(path);
});

it.each([
  ['/photos/2024/a.jpg', 'photos/2024/a.jpg'],
  ['photos/a.jpg', 'photos/a.jpg'],
  ['/.hidden/a.jpg', '.hidden/a.jpg'],
])('%s of a drop is at %s', (dropped, path) => {
  const file = new File([], 'a.jpg');
  setRelativePath(file, dropped);
  expect(relativePath(file)).toBe(path);
});
