import type { TreeNode } from './archive.ts';

/** What a key does in a tree: the row that becomes the active one, or the active row is used (opened, closed, saved). */
export type TreeStep = { readonly type: 'go'; readonly index: number } | { readonly type: 'use' };

const go = (index: number): TreeStep => ({ type: 'go', index });

/** The keys of a tree view (ARIA Authoring Practices) over its visible rows; null for a key that is not the tree's. */
export function treeKey(
  key: string,
  rows: readonly TreeNode[],
  active: number,
  open: ReadonlySet<string>,
  pageRows: number,
): TreeStep | null {
  const node = rows[active];
  const last = rows.length - 1;
  if (node === undefined) return null;
  const isOpen = node.entry === null && open.has(node.id);
  switch (key) {
    case 'ArrowDown':
      return go(Math.min(last, active + 1));
    case 'ArrowUp':
      return go(Math.max(0, active - 1));
    case 'PageDown':
      return go(Math.min(last, active + pageRows));
    case 'PageUp':
      return go(Math.max(0, active - pageRows));
    case 'Home':
      return go(0);
    case 'End':
      return go(last);
    case 'ArrowRight':
      if (node.entry !== null) return go(active);
      return isOpen ? go(Math.min(last, active + 1)) : { type: 'use' };
    case 'ArrowLeft': {
      if (isOpen) return { type: 'use' };
      const parent = rows.slice(0, active).findLastIndex((row) => row.depth < node.depth);
      return go(parent === -1 ? active : parent);
    }
    case 'Enter':
    case ' ':
      return { type: 'use' };
    default:
      return null;
  }
}
