import { useId, useMemo, useRef, useState } from 'react';
import { language } from '../../../catalog/copy/language.ts';
import { archiveCopy } from '../../../catalog/copy/tool-page/archive.ts';
import { rowHeight } from '../rows/row-height.ts';
import { VirtualRows } from '../rows/virtual-rows.tsx';
import type { Listing, TreeNode } from './archive.ts';
import { ArchiveRow } from './archive-row.tsx';
import { initiallyOpen, visibleNodes } from './entry-tree.ts';
import { treeKey } from './tree-key.ts';
import type { Saving } from './use-saving.ts';

interface Props {
  readonly listing: Listing;
  readonly labelId: string;
  readonly saving: Saving | null;
  readonly onSave: (node: TreeNode) => void;
}

/** Rows of the tree that are visible at a time. */
const windowRows = 9.5;

/** The keys that open and close folders, where text runs from right to left. */
const towardsText: Readonly<Record<string, string>> =
  language.dir === 'rtl' ? { ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' } : {};

/** Which folders of a tree are open, and which of its rows has the focus. */
function useTree(tree: Listing['tree'], onSave: Props['onSave']) {
  const scroller = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(() => initiallyOpen(tree, windowRows * 2));
  const [active, setActive] = useState(0);
  const rows = useMemo(() => visibleNodes(tree, open), [tree, open]);
  const height = rowHeight();

  function moveTo(index: number): void {
    setActive(index);
    const box = scroller.current;
    if (box === null) return;
    if (index * height < box.scrollTop) box.scrollTop = index * height;
    const below = (index + 1) * height - box.clientHeight;
    if (below > box.scrollTop) box.scrollTop = below;
  }

  function toggle(node: TreeNode): void {
    const next = new Set(open);
    if (!next.delete(node.id)) next.add(node.id);
    setOpen(next);
  }

  function activate(node: TreeNode): void {
    if (node.entry === null) toggle(node);
    else onSave(node);
  }

  function press(index: number, node: TreeNode): void {
    setActive(index);
    activate(node);
  }

  function pressKey(event: React.KeyboardEvent): void {
    const step = treeKey(towardsText[event.key] ?? event.key, rows, active, open, Math.floor(windowRows));
    if (step === null) return;
    event.preventDefault();
    const node = rows[active];
    if (step.type === 'go') moveTo(step.index);
    else if (node !== undefined) activate(node);
  }

  return { rows, height, scroller, open, active, press, pressKey };
}

/**
 * The folders and files of an archive as a tree (ARIA Authoring Practices, "tree view"): one stop for Tab, arrow keys
 * inside. The focus stays on the tree, since rows that are scrolled away are not in the document.
 */
export function ArchiveTree({ listing, labelId, saving, onSave }: Props) {
  const treeId = useId();
  const hintId = useId();
  const { rows, height, scroller, open, active, press, pressKey } = useTree(listing.tree, onSave);
  return (
    <>
      <p className="visually-hidden" id={hintId}>
        {archiveCopy.hint}
      </p>
      <VirtualRows
        items={rows}
        rowHeight={height}
        visibleRows={windowRows}
        scroller={scroller}
        as="div"
        attributes={{
          role: 'tree',
          tabIndex: 0,
          'aria-labelledby': labelId,
          'aria-describedby': hintId,
          'aria-activedescendant': `${treeId}-${active}`,
          onKeyDown: pressKey,
        }}
        row={(node, index, style) => (
          <ArchiveRow
            key={node.id}
            id={`${treeId}-${index}`}
            node={node}
            style={style}
            isActive={index === active}
            isOpen={open.has(node.id)}
            percent={saving?.id === node.id ? saving.percent : null}
            onActivate={() => press(index, node)}
          />
        )}
      />
    </>
  );
}
