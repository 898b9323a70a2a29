import { describe, expect, it } from 'vitest';
import { distinctPaths } from '../../../../catalog/files/archive-names/distinct-paths.ts';

const wanted = (path: string) => ({
  segments: path.split('/').filter((segment) => segment !== ''),
  folder: path.endsWith('/'),
});

describe('paths in one archive', () => {
  it.each([
    [['a.txt', 'b.txt'], ['a.txt', 'b.txt'], 0],
    [['a.txt', 'a.txt', 'a.txt'], ['a.txt', 'a (2).txt', 'a (3).txt'], 2],
    [['a.txt', 'A.TXT'], ['a.txt', 'A (2).TXT'], 1],
    [['a.txt', 'a (2).txt', 'a.txt'], ['a.txt', 'a (2).txt', 'a (3).txt'], 1],
    [['x/a.txt', 'y/a.txt'], ['x/a.txt', 'y/a.txt'], 0],
    [['x', 'x/a.txt'], ['x (2)', 'x/a.txt'], 1],
    [['x/', 'x/', 'x/a.txt'], ['x/', null, 'x/a.txt'], 0],
    [['.bashrc', '.bashrc'], ['.bashrc', '.bashrc (2)'], 1],
    [['e\u0301', '\u00e9'], ['e\u0301', '\u00e9 (2)'], 1],
  ])('%j become %j', (paths, expected, renamed) => {
    expect(distinctPaths(paths.map(wanted))).toEqual({ paths: expected, renamed });
  });

  it('are found quickly among thousands of equal names', () => {
    const { paths } = distinctPaths(Array.from({ length: 20_000 }, () => wanted('a.txt')));
    expect(new Set(paths).size).toBe(20_000);
  });
});
