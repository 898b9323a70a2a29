import { describe, expect, it } from 'vitest';
import { listingOf, visibleNodes } from '../../../../web/tool/archive/entry-tree.ts';
import { treeKey } from '../../../../web/tool/archive/tree-key.ts';

const paths = ['a/b/1', 'a/2', 'c/3', '4'];
const { tree } = listingOf(
  paths.map((path, index) => ({ index, path, bytes: 1, kind: 'file', isEncrypted: false })),
  true,
);
const open = new Set(['a/', 'a/b/']);
/** a, a/b, a/b/1, a/2, c (closed), 4 */
const rows = visibleNodes(tree, open);
const press = (key: string, active: number) => {
  const step = treeKey(key, rows, active, open, 4);
  return step?.type === 'go' ? step.index : (step?.type ?? null);
};

describe('keys in the tree of an archive', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 5, 5],
    ['ArrowUp', 1, 0],
    ['ArrowUp', 0, 0],
    ['PageDown', 0, 4],
    ['PageDown', 3, 5],
    ['PageUp', 5, 1],
    ['Home', 3, 0],
    ['End', 0, 5],
  ])('%s on row %i goes to %i', (key, active, to) => {
    expect(press(key, active)).toBe(to);
  });

  it('opens a folder to the right, and enters one that is open', () => {
    expect(press('ArrowRight', 4)).toBe('use');
    expect(press('ArrowRight', 0)).toBe(1);
    expect(press('ArrowRight', 5)).toBe(5);
  });

  it('closes a folder to the left, and leaves one for its parent', () => {
    expect(press('ArrowLeft', 1)).toBe('use');
    expect(press('ArrowLeft', 2)).toBe(1);
    expect(press('ArrowLeft', 3)).toBe(0);
    expect(press('ArrowLeft', 5)).toBe(5);
  });

  it('uses a row on Enter and Space, and leaves other keys alone', () => {
    expect([press('Enter', 2), press(' ', 0), press('x', 0)]).toEqual(['use', 'use', null]);
    expect(treeKey('ArrowDown', [], 0, open, 4)).toBeNull();
  });
});
