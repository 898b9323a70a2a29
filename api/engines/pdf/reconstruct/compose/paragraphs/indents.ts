import { isIdeographic } from '../../../writing-systems/scripts.ts';
import { fits, type Line } from '../../lines/line.ts';
import type { Paragraph, TabStop } from '../../model/doc-model.ts';
import { largest, smallest } from '../../model/extremes.ts';
import { median } from '../../model/numbers/median.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import type { ListItem } from '../lists/open-list.ts';
import { isCode } from './lines/forced-breaks.ts';
import { linesOnPage } from './lines/lines-on-page.ts';
import type { ParagraphContext } from './paragraph-context.ts';
import { tabsOf } from './tab-stops.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.layout;
const { roundingShare } = thresholds;

/** Points from the edges of the column to the lines of a paragraph, and from those to its first one. */
export type Indents = Pick<Paragraph, 'left' | 'right' | 'firstLine'>;

/** What its indents need to know about the whole document. */
type Surroundings = Pick<ParagraphContext, 'taken' | 'widths' | 'fitLine' | 'mayOverhang'>;

/** Points from the edge of the column at which lines are begun to where a line begins. */
export function beginOf(passage: Passage, { x0, x1, beside }: Line): number {
  const edges = beside ?? passage.edges;
  return passage.isRightToLeft ? edges.x1 - x1 : x0 - edges.x0;
}

/** Points from where a line ends to the other edge of the column. */
function roomAfter(passage: Passage, { x0, x1, beside }: Line): number {
  const edges = beside ?? passage.edges;
  return passage.isRightToLeft ? x0 - edges.x0 : edges.x1 - x1;
}

/** Whether justified lines end short of the column, by so many points. */
const endsWithin = (alignment: Paragraph['alignment'], least: number) =>
  alignment === 'justified' && least > thresholds.minJustifiedIndent;

/** Whether each line of a paragraph is set by its own width, and none begins where others do. */
export const isSetByItself = ({ alignment }: Passage): boolean => alignment === 'center' || alignment === 'right';

/** Points from where lines that end together do so to the right edge; negative beyond it. */
function roomAtRight({ edges, alignment }: Passage, lines: readonly Line[]): number {
  const room = edges.x1 - largest(lines.map(({ x1 }) => x1));
  return alignment === 'right' && Math.abs(room) > limits.lineSlack ? room : 0;
}

/** How far beyond its end a line gets room at least, in points. Readers may set a font wider whose widths are not known. */
function slackOf(lines: readonly Line[], growsRight: boolean, { taken = 0, widths, fitLine }: Surroundings): number {
  const [first] = lines;
  if (first === undefined || !growsRight || taken !== 0 || fitLine !== undefined) return limits.lineSlack;
  const share = widths.setWidth('n', first.look) === null ? limits.unknownSlackShare : roundingShare;
  return Math.max(limits.lineSlack, share * (first.x1 - (first.stops.at(-1) ?? first.x0)));
}

/** Whether lines are a single one, whose text begins where it is set, or at a tab: a right one would end it. */
const isLone = (passage: Passage, lines: readonly Line[]) =>
  lines.length === 1 && tabsOf({ ...passage, lines }).at(-1)?.alignment !== 'right';

/** Whether a line had room for the next word: it shows that the paragraph has an indent at the end of its lines. */
const isNarrower = (passage: Passage, lines: readonly Line[], breaks: ReadonlyMap<number, number>) =>
  lines.some((line, index) => {
    const next = lines[index + 1];
    return next !== undefined && !breaks.has(index) && fits(next, roomAfter(passage, line));
  });

/** The indent at the end of lines. A negative one makes room for a line that fills the whole column. */
function indentAtEnd(
  passage: Passage,
  lines: readonly Line[],
  breaks: ReadonlyMap<number, number>,
  context: Surroundings,
): number {
  const { alignment } = passage;
  const { taken = 0 } = context;
  const first = lines[0] as Line;
  const least = smallest(lines.map((line) => roomAfter(passage, line)));
  if (endsWithin(alignment, least)) return Math.max(0, least - taken);
  const isOfCharacters = isIdeographic(first.text);
  const growsRight = isLone(passage, lines);
  const slack = slackOf(lines, growsRight, context);
  // A line that fills its width would wrap if rounding made that width smaller.
  const overhang = isOfCharacters ? limits.hangingPunctuationEms * first.look.size : limits.lineSlack;
  if (least < (growsRight ? slack : -overhang)) return least - slack;
  // Justified lines would end too far to the right.
  const given = alignment === 'justified' ? least : Math.min(0, least);
  if (taken > 0 && least < taken) return (isOfCharacters ? Math.max(0, given) : given) - taken;
  return isNarrower(passage, lines, breaks) ? Math.max(0, least - 1) : 0;
}

/**
 * Indents from the edges of the column.
 * @param breaks How many line breaks lines end with, by their indexes.
 */
export function indentsOf(passage: Passage, breaks: ReadonlyMap<number, number>, context: Surroundings): Indents {
  const { mayOverhang = false } = context;
  // What continues in the next column may begin at another place in it.
  const own = linesOnPage(passage);
  const lines = own.length > 1 && !isCode(own) ? own : passage.lines;
  const begins = lines.map((line) => beginOf(passage, line));
  const [begin, ...later] = begins;
  if (begin === undefined || isSetByItself(passage))
    return { left: 0, right: mayOverhang ? roomAtRight(passage, lines) : 0, firstLine: 0 };
  const isIndented = breaks.size > 0 && isCode(lines);
  const rest = isIndented ? smallest(begins) : later.length > 0 ? median(later) : begin;
  const firstLine = begin - rest;
  return {
    left: mayOverhang ? rest : Math.max(0, rest),
    right: indentAtEnd(passage, lines, breaks, context),
    firstLine: Math.abs(firstLine) > limits.minFirstLineIndent ? Math.max(firstLine, -Math.max(0, rest)) : 0,
  };
}

/**
 * Indents of a list item. Its later lines are aligned with its text, or keep their position on the page. Lines that end
 * beyond the column, or a single one at its edge, get room there; those that end short of it, as beside a picture, do so.
 * @param breaks As for `indentsOf`.
 */
export function itemIndents(
  passage: Passage,
  { labelX, bodyX }: Pick<ListItem, 'labelX' | 'bodyX'>,
  breaks: ReadonlyMap<number, number>,
): Indents {
  const { lines, alignment } = passage;
  const begins = lines.slice(1).map((line) => beginOf(passage, line));
  const rest = Math.max(0, median(begins));
  const left = begins.length === 0 || Math.abs(rest - bodyX) < limits.itemBodyTolerance ? bodyX : rest;
  const least = smallest(lines.map((line) => roomAfter(passage, line)));
  const isBeyond = least < (lines.length === 1 ? limits.lineSlack : -limits.lineSlack);
  const within = isNarrower(passage, lines, breaks) ? Math.max(0, least - limits.lineSlack) : 0;
  const right = isBeyond ? least - limits.lineSlack : endsWithin(alignment, least) ? least : within;
  return { left, right, firstLine: labelX - left };
}

/**
 * The tab stops of a list item: of its text, unless its indent is one, and those that it uses after its label.
 * @param left Its left indent, in points.
 */
export function itemTabs(passage: Passage, left: number, { bodyX }: Pick<ListItem, 'bodyX'>): readonly TabStop[] {
  const body: readonly TabStop[] = left === bodyX ? [] : [{ at: bodyX, alignment: 'left', leader: 'none' }];
  if (passage.isRightToLeft) return body;
  return [...body, ...tabsOf(passage).filter(({ at }) => at > Math.max(bodyX, left) + limits.sameTabStop)];
}
