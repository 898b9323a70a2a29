import type { FlowItem } from '../tables/filled-table.ts';
import type { ParagraphContext } from './paragraphs/compose-paragraph.ts';
import { thresholds } from './thresholds.ts';

/** Lines that a word processor puts on a page together when a paragraph begins there. */
const linesTogether = (lines: number, mayBeAlone: boolean) => (mayBeAlone ? 1 : lines < 4 ? lines : 2);

/** Points that must be free on a page for an item to begin there. Headings keep with what follows. */
function roomToBegin(items: readonly FlowItem[], context: ParagraphContext, mayBeAlone: boolean): number {
  const [item, ...rest] = items;
  if (item?.type !== 'passage') return item === undefined ? 0 : thresholds.page.leastRoom;
  const pitch = context.pitchOf(item);
  if (context.headingOf(item) !== null)
    return pitch * item.lines.length + roomToBegin(rest.slice(0, 1), context, mayBeAlone);
  return pitch * linesTogether(item.lines.length, mayBeAlone);
}

/**
 * Whether items begin a page or a column because the one before is full. They then need no break, as in running text.
 *
 * @param room Points that are free below the text before them.
 * @param mayBeAlone Whether the document leaves single lines of paragraphs on pages.
 */
export const beginsByItself = (
  items: readonly FlowItem[],
  room: number,
  context: ParagraphContext,
  mayBeAlone: boolean,
): boolean => room < roomToBegin(items, context, mayBeAlone);
