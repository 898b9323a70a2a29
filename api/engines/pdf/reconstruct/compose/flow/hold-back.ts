import { isResumed, lastOnPage } from '../page-geometry.ts';
import { aboveBaseline } from '../paragraphs/lines/line-pitch.ts';
import type { ParagraphContext } from '../paragraphs/paragraph-context.ts';
import { thresholds } from '../thresholds.ts';
import type { JoinedPage } from './join-flows.ts';

const limits = thresholds.page;

/**
 * Points of space to add before the last paragraph of a page if it continues on the next one: more room is kept below
 * the text of a page than the PDF has, so that another line would fit there, and all lines up to the next break would
 * move up. None where readers are not known to set the lines as wide: there, the room is for lines that break earlier.
 * @param textEnd Where the text of the page may end, in points from its upper edge.
 */
export function heldBack(
  page: JoinedPage,
  next: JoinedPage | undefined,
  textEnd: number,
  { pitchOf, widths, hasWidows }: ParagraphContext,
): number {
  const [flow, ...others] = page.regions.at(-1)?.columns ?? [];
  const last = flow?.items.at(-1);
  const goesOn = next !== undefined && isResumed(next);
  if (!goesOn || flow === undefined || others.length > 0 || page.notes.length > 0 || last?.type !== 'passage') return 0;
  const isFirst = flow.items.length === 1 && flow.resumesAt === null && page.regions.length === 1;
  const line = lastOnPage(last);
  if (isFirst || line === undefined || widths.setWidth(' ', line.look) === null) return 0;
  const pitch = pitchOf(last);
  const [rest] = next.regions[0]?.columns ?? [];
  const lines = Math.round(((rest?.resumesAt ?? 0) - (rest?.resumesFrom ?? 0)) / pitch);
  // Of two lines, none moves up alone where paragraphs leave no single lines.
  const moved = lines === 2 && !hasWidows ? 2 : 1;
  const excess = textEnd - line.baseline - (1 - aboveBaseline) * pitch - moved * pitch;
  // Where there would be a line's room on the page itself, its paragraph continues there for another reason.
  return excess < -limits.sameTop || excess > limits.footSlackShares.usual * page.height ? 0 : excess + limits.sameTop;
}
