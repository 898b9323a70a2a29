import type { Block, Margins, RunningText, Section } from '../../model/doc-model.ts';
import { thresholds } from './thresholds.ts';

type SideMargins = Pick<Margins, 'left' | 'right'>;

/** A block at the same place of the page, set from other margins. */
function movedBlock(block: Block, from: SideMargins, to: SideMargins): Block {
  const [left, right] = [from.left - to.left, from.right - to.right];
  if (block.type === 'table') return { ...block, left: block.left + (block.isRightToLeft ? right : left) };
  const [start, end] = block.isRightToLeft ? [right, left] : [left, right];
  return {
    ...block,
    left: block.left + start,
    right: block.right + end,
    tabs: block.tabs.map((tab) => ({ ...tab, at: tab.at + start })),
  };
}

/** Headers or footers at the same place of their pages, set from other margins. */
export function movedHeads(heads: RunningText, from: SideMargins, to: SideMargins): RunningText {
  if (from.left === to.left && from.right === to.right) return heads;
  const moved = (blocks: readonly Block[] | null) => blocks?.map((block) => movedBlock(block, from, to)) ?? null;
  return { usual: moved(heads.usual), first: moved(heads.first), even: moved(heads.even) };
}

/**
 * Gives text in one column the left margin of the columns on its page, and indents it instead: LibreOffice sets all
 * sections of a page from the margin of the first one. Sections of several pages keep their margins.
 */
export function shareMargins(sections: readonly Section[]): readonly Section[] {
  const starts = sections.flatMap(({ start }, index) => (start === 'nextPage' ? [index] : []));
  return starts.flatMap((first, index) => {
    const onPage = sections.slice(first, starts[index + 1]);
    const left = onPage.find(({ columns }) => columns.length > 1)?.margins.left;
    if (left === undefined) return onPage;
    return onPage.map((section): Section => {
      const { margins, columns, blocks, header, footer } = section;
      const isLong = blocks.some((block) => block.type === 'paragraph' && block.starts === 'page');
      if (columns.length > 1 || isLong || Math.abs(margins.left - left) < thresholds.sameMargin) return section;
      const shared = { ...margins, left };
      return {
        ...section,
        margins: shared,
        blocks: blocks.map((block) => movedBlock(block, margins, shared)),
        header: movedHeads(header, margins, shared),
        footer: movedHeads(footer, margins, shared),
      };
    });
  });
}
