import type { Mark } from '../../lines/mark.ts';
import type { Paragraph } from '../../model/doc-model.ts';
import type { Look } from '../../model/page-model.ts';
import type { Label } from '../../paragraphs/labels.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { withLabelTab } from '../contents/with-label-tab.ts';
import type { ListItem } from '../lists/open-list.ts';
import { beginOf, type Indents, indentsOf, isSetByItself, itemIndents, itemTabs } from './indents.ts';
import { forcedBreaks } from './lines/forced-breaks.ts';
import { hasHighFormula } from './lines/formula-heights.ts';
import { joinLines } from './lines/join-lines.ts';
import { type LineWidths, withSqueeze } from './lines/squeezed-lines.ts';
import type { ParagraphContext } from './paragraph-context.ts';
import { inlinesOf } from './runs/inlines.ts';
import { type MarkPlace, markPlaces } from './runs/mark-places.ts';
import type { Surroundings } from './runs/run-format.ts';
import { tabsOf } from './tab-stops.ts';
import { thresholds } from './thresholds.ts';

/** How a paragraph is set. */
interface Setting {
  /** How many line breaks its lines end with, by their indexes. */
  readonly breaks: ReadonlyMap<number, number>;
  readonly indents: Indents;
  /** What it is in a list; null for other paragraphs. */
  readonly item: ListItem | null;
  /** How many leading marks are not part of the text. */
  readonly skip: number;
}

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

/** A paragraph with a label as an item of a list; null without a mark. */
function itemOf(passage: Passage, label: Label): ListItem | null {
  const { lines, edges, isRightToLeft } = passage;
  const first = lines[0];
  const look = first?.marks[0]?.look;
  if (first === undefined || look === undefined) return null;
  const bodyX = isRightToLeft ? edges.x1 - label.bodyX : label.bodyX - edges.x0;
  return { label, labelX: beginOf(passage, first), bodyX, look };
}

/** The part of a line that readers set as text: the mark that it begins with, and where that is on the page in points. */
function textPart(
  { lines, edges }: Passage,
  index: number,
  { breaks, indents, item, skip }: Setting,
): { readonly from: number; readonly x0: number } {
  const { marks = [], stops = [], x0 = 0, beside } = lines[index] ?? {};
  const left = beside?.x0 ?? edges.x0;
  const afterTab = marks.findLastIndex(({ type }) => type === 'tab') + 1;
  if (index === 0 && item !== null && afterTab <= skip) return { from: skip, x0: left + item.bodyX };
  const start = left + indents.left + (index === 0 ? indents.firstLine : 0);
  const begin = breaks.has(index - 1) ? Math.max(start, x0) : start;
  return { from: afterTab, x0: stops.at(-1) ?? begin };
}

/** The marks of each line, closer or further apart where the line would break elsewhere. */
function fittedLines(passage: Passage, setting: Setting, context: ParagraphContext): readonly (readonly Mark[])[] {
  const { lines, edges, alignment } = passage;
  const { breaks, indents, skip } = setting;
  const taken = indents.right + (context.taken ?? 0);
  const least = context.taken === undefined ? thresholds.squeezed.minPoints : thresholds.squeezed.minPointsInCell;
  return lines.map((line, index) => {
    const next = breaks.has(index) ? undefined : lines[index + 1];
    if (context.fitLine !== undefined) {
      const below = alignment === 'justified' ? (next ?? null) : null;
      return context.fitLine(line, { from: index === 0 ? skip : 0, below });
    }
    const { from, x0 } = textPart(passage, index, setting);
    return withSqueeze(line, { from, room: (line.beside ?? edges).x1 - taken - x0, next, least }, context.widths);
  });
}

/**
 * What the formats of a paragraph's marks are compared with.
 * @param fitted The marks of each line.
 * @param look That of its text.
 */
function surroundingsOf({ lines, shading }: Passage, fitted: readonly (readonly Mark[])[], look: Look): Surroundings {
  let places: Map<Mark, MarkPlace> | undefined;
  // Few paragraphs have smaller letters, whose lines are asked for.
  const placeOf = (mark: Mark) => {
    places ??= new Map(lines.flatMap((line, index) => markPlaces(line, fitted[index] ?? [])));
    return places.get(mark);
  };
  const hasTabs = lines.some(({ stops }) => stops.length > 0);
  return {
    look,
    baselineOf: (mark) => placeOf(mark)?.baseline ?? mark.baseline,
    riseOf: (mark) => (hasTabs ? (placeOf(mark)?.rise ?? 0) : 0),
    shading: shading?.colour,
  };
}

/** The text of a paragraph, with its notes. */
function textOf(passage: Passage, setting: Setting, context: ParagraphContext): Paragraph['inlines'] {
  const { lines, edges } = passage;
  const { breaks, indents, skip } = setting;
  const fitted = fittedLines(passage, setting, context);
  const marks = joinLines(
    fitted.map((line, index) => (index === 0 ? line.slice(skip) : line)),
    context.words,
    {
      breaks,
      indentOf: (mark) => (isSetByItself(passage) ? 0 : spacesBefore(mark, edges.x0 + indents.left, context.widths)),
      areKept: context.keepsLines ?? false,
    },
  );
  const surroundings = surroundingsOf(passage, fitted, lines[0]?.look ?? (marks[0] as Mark).look);
  const toInlines = (part: readonly Mark[]) => inlinesOf(part, surroundings);
  return context.withNotes?.(marks, toInlines) ?? toInlines(marks);
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
  const label = context.itemLabelOf(passage);
  const item = label && itemOf(typed, label);
  const list = item && context.placeInList(item);
  const breaks = forcedBreaks(typed);
  const indents = item === null ? indentsOf(typed, breaks, context) : itemIndents(passage, item, breaks);
  const setting: Setting = { breaks, indents, item, skip: label?.length ?? context.skip ?? 0 };
  return {
    type: 'paragraph',
    inlines: textOf(typed, setting, context),
    heading: context.headingOf(passage),
    list,
    alignment: passage.alignment,
    ...indents,
    before: Math.max(0, position.before),
    after: 0,
    line: { rule: hasHighFormula(typed) ? 'atLeast' : 'exact', value: context.pitchOf(passage) },
    tabs: item === null ? tabsOf(typed) : itemTabs(typed, indents.left, item),
    isRightToLeft: passage.isRightToLeft,
    starts: position.starts,
    bookmarks: context.bookmarksOf(passage),
    contents: null,
    shading: passage.shading?.colour ?? null,
    border: null,
  };
}
