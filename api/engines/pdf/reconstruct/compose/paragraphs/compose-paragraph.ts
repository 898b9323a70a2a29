import { isIdeographic } from '../../../writing-systems/scripts.ts';
import { fits, type Line, median } from '../../lines/line.ts';
import type { Mark } from '../../lines/mark.ts';
import type { Inline, Paragraph, TabStop } from '../../model/doc-model.ts';
import { largest } from '../../model/extremes.ts';
import type { ListPlace } from '../../model/list.ts';
import type { Label } from '../../paragraphs/labels.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { withLabelTab } from '../contents/with-label-tab.ts';
import type { HeadingLevel } from '../headings/placed-passage.ts';
import type { ListItem } from '../lists/open-list.ts';
import { forcedBreaks, isCode } from './forced-breaks.ts';
import { hasHighFormula } from './formula-heights.ts';
import { inlinesOf } from './inlines.ts';
import { joinLines, type Words } from './join-lines.ts';
import { linesOnPage } from './lines-on-page.ts';
import { type MarkPlace, markPlaces } from './mark-places.ts';
import { type LineWidths, withSqueeze } from './squeezed-lines.ts';
import { tabsOf } from './tab-stops.ts';
import { thresholds } from './thresholds.ts';

/** What composing a paragraph needs to know about the whole document. */
export interface ParagraphContext {
  /** Points from baseline to baseline. */
  readonly pitchOf: (passage: Passage) => number;
  readonly headingOf: (passage: Passage) => HeadingLevel | null;
  readonly words: Words;
  /** Whether paragraphs may leave single lines at the end or start of a page. */
  readonly hasWidows: boolean;
  /** How wide readers will set a line. */
  readonly widths: LineWidths;
  /**
   * Gives the marks of a line letter spacing from the first that is text, in place of what makes it fit. `below` is the
   * next line of a justified paragraph, for which readers widen spaces.
   */
  readonly fitLine?: (line: Line, place: { readonly from: number; readonly below: Line | null }) => readonly Mark[];
  /** Whether a paragraph's lines end where they do on the page, in whatever font readers set them. */
  readonly keepsLines?: (passage: Passage) => boolean;
  /** The label of a list item; null for other paragraphs. */
  readonly itemLabelOf: (passage: Passage) => Label | null;
  readonly placeInList: (item: ListItem) => ListPlace;
  /** Whether paragraphs may begin and end beyond the margins, as running heads do. */
  readonly mayOverhang?: boolean;
  /** Points that readers take from the width of its lines: LibreOffice, those of a cell's borders. */
  readonly taken?: number;
  /** How many leading marks are not part of the text, such as the number of a note. */
  readonly skip?: number;
  /** Replaces the marks of note references. */
  readonly withNotes?: (
    marks: readonly Mark[],
    inlinesOf: (marks: readonly Mark[]) => readonly Inline[],
  ) => readonly Inline[];
  readonly bookmarksOf: (passage: Passage) => readonly string[];
}

const limits = thresholds.layout;
const { roundingShare } = thresholds;

/**
 * The spaces that indent a line after a line break: PDF writers leave them out. A single one is rounding, but in program
 * code.
 * @param left Where lines begin, in points from the left edge of the page.
 */
function spacesBefore({ x0, look }: Mark, left: number, { setWidth, spaceOf }: LineWidths): number {
  const { fixedPitchAdvanceEms, minIndentSpaces } = thresholds.words;
  const space = look.isFixedPitch
    ? fixedPitchAdvanceEms * look.size
    : (setWidth(' ', look) ?? (spaceOf(look) ?? 0) * look.size);
  const count = space > 0 ? Math.max(0, Math.round((x0 - left) / space)) : 0;
  return look.isFixedPitch || count >= minIndentSpaces ? count : 0;
}

/** Whether justified lines end short of the column, by so many points. */
const endsWithin = (alignment: Paragraph['alignment'], least: number) =>
  alignment === 'justified' && least > thresholds.minJustifiedIndent;

/** Whether each line of a paragraph is set by its own width, and none begins where others do. */
const isSetByItself = ({ alignment }: Passage) => alignment === 'center' || alignment === 'right';

/** Indents from the edges of the column. A negative right indent makes room for a line that fills the whole column. */
function indentsOf(
  passage: Passage,
  breaks: ReadonlyMap<number, number>,
  { taken = 0, widths, fitLine, mayOverhang = false }: ParagraphContext,
): Pick<Paragraph, 'left' | 'right' | 'firstLine'> {
  const { edges, alignment, isRightToLeft } = passage;
  // What goes on in the next column may begin elsewhere in it.
  const own = linesOnPage(passage);
  const lines = own.length > 1 && !isCode(own) ? own : passage.lines;
  const first = lines[0];
  const ends = edges.x1 - largest(lines.map(({ x1 }) => x1));
  const isBeyond = mayOverhang && alignment === 'right' && ends < -limits.lineSlack;
  if (first === undefined || isSetByItself(passage)) return { left: 0, right: isBeyond ? ends : 0, firstLine: 0 };
  const begin = (line: typeof first) => (isRightToLeft ? edges.x1 - line.x1 : line.x0 - edges.x0);
  const end = (line: typeof first) => (isRightToLeft ? line.x0 - edges.x0 : edges.x1 - line.x1);
  const begins = lines.map(begin);
  const isIndented = breaks.size > 0 && isCode(lines);
  const rest = isIndented ? Math.min(...begins) : lines.length > 1 ? median(begins.slice(1)) : begin(first);
  const firstLine = begin(first) - rest;
  // A line that had room for the next word shows that the paragraph has a right indent.
  const least = Math.min(...lines.map(end));
  const isNarrower = lines.some((line, index) => {
    const next = lines[index + 1];
    return next !== undefined && !breaks.has(index) && fits(next, end(line));
  });
  // A line that fills its width would wrap if rounding made that width smaller.
  const overhang = isIdeographic(first.text) ? limits.hangingPunctuationEms * first.look.size : limits.lineSlack;
  const isPlainLine = lines.length === 1 && first.stops.length === 0;
  // Readers may set a font wider whose widths are not known.
  const isFree = isPlainLine && taken === 0 && fitLine === undefined;
  const isUnknown = isFree && widths.setWidth('n', first.look) === null;
  const share = isUnknown ? limits.unknownSlackShare : isFree ? roundingShare : 0;
  const slack = Math.max(limits.lineSlack, share * (first.x1 - first.x0));
  const fillsColumn = least < (isPlainLine ? slack : -overhang);
  const right = (): number => {
    if (endsWithin(alignment, least)) return Math.max(0, least - taken);
    if (fillsColumn) return least - slack;
    // Justified lines would end too far to the right.
    const given = alignment === 'justified' ? least : Math.min(0, least);
    if (taken > 0 && least < taken) return (isIdeographic(first.text) ? Math.max(0, given) : given) - taken;
    return isNarrower && lines.length > 1 ? Math.max(0, least - 1) : 0;
  };
  return {
    left: mayOverhang ? rest : Math.max(0, rest),
    right: right(),
    firstLine: Math.abs(firstLine) > limits.minFirstLineIndent ? Math.max(firstLine, -Math.max(0, rest)) : 0,
  };
}

/**
 * Indents of a list item. Its later lines are aligned with its text, or keep their position on the page. Lines that end
 * beyond the column, or a single one at its edge, get room there.
 */
function itemIndents({ lines, edges, isRightToLeft, alignment }: Passage, labelX: number, bodyX: number) {
  const begins = lines.slice(1).map(({ x0, x1 }) => (isRightToLeft ? edges.x1 - x1 : x0 - edges.x0));
  const rest = Math.max(0, median(begins));
  const left = begins.length === 0 || Math.abs(rest - bodyX) < limits.itemBodyTolerance ? bodyX : rest;
  const least = Math.min(...lines.map(({ x0, x1 }) => (isRightToLeft ? x0 - edges.x0 : edges.x1 - x1)));
  const isBeyond = least < (lines.length === 1 ? limits.lineSlack : -limits.lineSlack);
  const right = isBeyond ? least - limits.lineSlack : endsWithin(alignment, least) ? least : 0;
  return { left, right, firstLine: labelX - left };
}

/** The tab stops of a list item: of its text, unless its indent is one, and those that it uses after its label. */
function itemTabs(passage: Passage, left: number, bodyX: number): readonly TabStop[] {
  const body: readonly TabStop[] = left === bodyX ? [] : [{ at: bodyX, alignment: 'left', leader: 'none' }];
  if (passage.isRightToLeft) return body;
  return [...body, ...tabsOf(passage).filter(({ at }) => at > Math.max(bodyX, left) + limits.sameTabStop)];
}

/**
 * Composes a paragraph. List items are assigned to lists, so paragraphs must come in document order.
 * @param position The space before it, in points, and what it starts.
 */
export function composeParagraph(
  passage: Passage,
  context: ParagraphContext,
  position: { readonly before: number; readonly starts: Paragraph['starts'] },
): Paragraph {
  const typed = withLabelTab(passage);
  const { lines, edges, isRightToLeft } = typed;
  const label = context.itemLabelOf(passage);
  const heading = context.headingOf(passage);
  const look = lines[0]?.look;
  const skip = label?.length ?? context.skip ?? 0;
  const breaks = forcedBreaks(typed);
  const first = lines[0];
  const labelX = first === undefined ? 0 : isRightToLeft ? edges.x1 - first.x1 : first.x0 - edges.x0;
  const bodyX = label === null ? 0 : isRightToLeft ? edges.x1 - label.bodyX : label.bodyX - edges.x0;
  const labelLook = first?.marks[0]?.look;
  const list =
    label === null || labelLook === undefined ? null : context.placeInList({ label, labelX, bodyX, look: labelLook });
  const indents = list === null ? indentsOf(typed, breaks, context) : itemIndents(passage, labelX, bodyX);
  const end = edges.x1 - indents.right - (context.taken ?? 0);
  const marksOf = lines.map((line, index) => {
    const after = line.marks.findLastIndex(({ type }) => type === 'tab') + 1;
    const start = edges.x0 + indents.left + (index === 0 ? indents.firstLine : 0);
    const begin = breaks.has(index - 1) ? Math.max(start, line.x0) : start;
    const [from, x0] =
      index === 0 && list !== null && after <= skip ? [skip, edges.x0 + bodyX] : [after, line.stops.at(-1) ?? begin];
    const next = breaks.has(index) ? undefined : lines[index + 1];
    const below = typed.alignment === 'justified' ? (next ?? null) : null;
    if (context.fitLine !== undefined) return context.fitLine(line, { from: index === 0 ? skip : 0, below });
    return withSqueeze(line, { from, room: end - x0, next }, context.widths);
  });
  let places: Map<Mark, MarkPlace> | undefined;
  // Few paragraphs have smaller letters, whose lines are asked for.
  const placeOf = (mark: Mark) => {
    places ??= new Map(lines.flatMap((line, index) => markPlaces(line, marksOf[index] ?? [])));
    return places.get(mark);
  };
  const hasTabs = lines.some(({ stops }) => stops.length > 0);
  const marks = joinLines(
    marksOf.map((marks, index) => (index === 0 ? marks.slice(skip) : marks)),
    context.words,
    breaks,
    (mark) => (isSetByItself(typed) ? 0 : spacesBefore(mark, edges.x0 + indents.left, context.widths)),
    context.keepsLines?.(passage),
  );
  const ground = {
    look: look ?? (marks[0] as Mark).look,
    baselineOf: (mark: Mark) => placeOf(mark)?.baseline ?? mark.baseline,
    riseOf: (mark: Mark) => (hasTabs ? (placeOf(mark)?.rise ?? 0) : 0),
    shading: passage.shading?.colour,
  };
  const toInlines = (part: readonly Mark[]) => inlinesOf(part, ground);
  const pitch = context.pitchOf(passage);
  return {
    type: 'paragraph',
    inlines: context.withNotes?.(marks, toInlines) ?? toInlines(marks),
    heading,
    list,
    alignment: passage.alignment,
    ...indents,
    before: Math.max(0, position.before),
    after: 0,
    line: { rule: hasHighFormula(typed) ? 'atLeast' : 'exact', value: pitch },
    tabs: list === null ? tabsOf(typed) : itemTabs(typed, indents.left, bodyX),
    isRightToLeft,
    starts: position.starts,
    bookmarks: context.bookmarksOf(passage),
    contents: null,
    shading: passage.shading?.colour ?? null,
    border: null,
  };
}
