import { describe, expect, it } from 'vitest';
import type { ArchiveEntry } from '../../../../web/tool/archive/archive.ts';
import { initiallyOpen, listingOf, visibleNodes } from '../../../../web/tool/archive/entry-tree.ts';

const entry = (path: string, index: number, more: Partial<ArchiveEntry> = {}): ArchiveEntry => ({
  index,
  path,
  bytes: 10,
  kind: path.endsWith('/') ? 'folder' : 'file',
  isEncrypted: false,
  ...more,
});
const listing = (...paths: readonly string[]) =>
  listingOf(
    paths.map((path, index) => entry(path, index)),
    true,
  );
const drawn = (paths: readonly string[], open: readonly string[]) =>
  visibleNodes(listing(...paths).tree, new Set(open)).map(({ name, depth }) => `${'  '.repeat(depth)}${name}`);

describe('the tree of an archive', () => {
  it('has folders first, then files, in the order of their names and numbers', () => {
    const paths = ['b.txt', 'page 10.txt', 'page 9.txt', 'z/x.txt', 'a/'];
    expect(drawn(paths, [])).toEqual(['a', 'z', 'b.txt', 'page 9.txt', 'page 10.txt']);
  });

  it('makes folders of paths alone, and merges them with those that are listed', () => {
    expect(drawn(['a/b/c.txt', 'a/', 'a/b/', 'a/d.txt'], ['a/', 'a/b/'])).toEqual(['a', '  b', '    c.txt', '  d.txt']);
  });

  it('counts files and bytes of folders, however deep', () => {
    const [folder] = listing('a/b/c.txt', 'a/b/d.txt', 'a/e.txt').tree;
    expect(folder).toMatchObject({ name: 'a', files: 3, bytes: 30 });
  });

  it('sums up an archive', () => {
    const entries = [entry('a/', 0), entry('a/b', 1, { isEncrypted: true }), entry('c', 2, { kind: 'link' })];
    expect(listingOf(entries, false)).toMatchObject({
      files: 2,
      folders: 1,
      bytes: 20,
      encrypted: 1,
      isComplete: false,
    });
  });
});

describe('the folders that are open at first', () => {
  const open = (maxRows: number, ...paths: readonly string[]) => [...initiallyOpen(listing(...paths).tree, maxRows)];

  it('are as many levels as fit', () => {
    const paths = ['a/b/1', 'a/b/2', 'a/b/3', 'c/4'];
    expect(open(10, ...paths)).toEqual(['a/', 'c/', 'a/b/']);
    expect(open(4, ...paths)).toEqual(['a/', 'c/']);
    expect(open(3, ...paths)).toEqual([]);
  });

  it('include the one folder that holds all, whatever its size', () => {
    expect(open(2, 'all/1', 'all/2', 'all/3', 'all/x/4')).toEqual(['all/']);
  });

  it('are none where there is no folder', () => {
    expect(open(10, '1', '2')).toEqual([]);
  });
});
