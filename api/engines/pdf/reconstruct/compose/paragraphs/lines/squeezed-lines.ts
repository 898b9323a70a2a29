import { joinsWithoutSpace } from '../../../../writing-systems/scripts.ts';
import { letterSpacing, type SetWidth } from '../../../fonts/set-width.ts';
import { fits, type Line, wordGaps } from '../../../lines/line.ts';
import type { Mark } from '../../../lines/mark.ts';
import { glyphWith } from '../../../model/new-glyph.ts';
import { median } from '../../../model/numbers/median.ts';
import type { Look } from '../../../model/page-model.ts';
import type { Passage } from '../../../paragraphs/passage.ts';
import { thresholds as ofPages } from '../../thresholds.ts';
import { trackingOf } from '../runs/tracking.ts';
import { thresholds } from '../thresholds.ts';

const limits = thresholds.squeezed;
/** Points of the type in which LibreOffice sets formulas. */
const { size: formulaSize } = thresholds.formulas;
/** Word processors set letter spacing in twentieths of a point. */
const steps = 20;

/** What is known about how wide a reader will set a line. */
export interface LineWidths {
  /** The width of a font's spaces in ems, as measured in the document; null if it is not known. */
  readonly spaceOf: (look: Look) => number | null;
  readonly setWidth: SetWidth;
}

const keyOf = ({ font, isBold, isItalic }: Look) => `${font}/${isBold}/${isItalic}`;

/** Finds something once for each look: a document has few, and many letters of each. */
function oncePerLook<T>(find: (look: Look) => T): (look: Look) => T {
  const known = new Map<Look, T>();
  return (look) => {
    const found = known.get(look);
    if (found !== undefined) return found;
    const made = find(look);
    known.set(look, made);
    return made;
  };
}

/** Measures the spaces of a document's fonts, in ems, in lines that are not justified; null for a font without any. */
export function createSpaceOf(passages: readonly Passage[]): (look: Look) => number | null {
  const widths = new Map<string, number[]>();
  const widthsOf = oncePerLook((look) => {
    const known = widths.get(keyOf(look)) ?? [];
    widths.set(keyOf(look), known);
    return known;
  });
  for (const { lines, alignment } of passages) {
    const natural = alignment === 'justified' ? lines.slice(-1) : lines;
    for (const line of natural)
      for (const { look, width, spaces } of wordGaps(line)) if (spaces === 1) widthsOf(look).push(width / look.size);
  }
  const spaces = new Map(
    [...widths].filter(([, each]) => each.length >= limits.minSpaces).map(([key, each]) => [key, median(each)]),
  );
  return oncePerLook((look) => spaces.get(keyOf(look)) ?? null);
}

/** How wide readers set text, in points, without stretching its spaces. */
function widthOf(marks: readonly Mark[], size: number, { spaceOf, setWidth }: LineWidths): number {
  let tracking: number | undefined;
  return marks.reduce((sum, mark, index) => {
    const { look, text, type } = mark;
    const [before, after] = [marks[index - 1], marks[index + 1]];
    if (type !== 'space') {
      const isRaised = look.size < limits.minSizeShare * size;
      const set = isRaised ? null : setWidth(text, look);
      const drawn = mark.x1 - mark.x0;
      if (mark.formula !== undefined) return sum + drawn * Math.max(1, formulaSize / mark.look.size);
      if (set === null) return sum + drawn;
      tracking ??= trackingOf(marks);
      return sum + (set + tracking);
    }
    const own = before?.look ?? look;
    const measured = spaceOf(own);
    const drawn = (after?.x0 ?? mark.x1) - (before?.x1 ?? mark.x0);
    return sum + (setWidth(text, own) ?? (measured === null ? drawn : text.length * measured * own.size));
  }, 0);
}

/** What LibreOffice keeps free behind a line that ends with slanted letters, in points: a share of their height. */
const keptBehind = ({ look: { isItalic, size } }: Pick<Mark, 'look'>): number =>
  isItalic ? limits.slantedEms * size : 0;

/** What LibreOffice breaks lines behind, besides spaces. */
const breaksBehind = /[-/\\]/;

/** The marks of a line that move to the end of the line above if there is room: up to where LibreOffice may break it. */
export function firstWordOf({ marks }: Line): readonly Mark[] {
  const end = marks.findIndex(({ type, text }) => type !== 'letter' || breaksBehind.test(text));
  return end < 0 ? marks : marks.slice(0, marks[end]?.type === 'letter' ? end + 1 : end);
}

/**
 * Points by which letters must be set apart, so that the next line's first word does not fit beside them. 0 if it would
 * not anyway, if it did on the page, or if that is not known.
 * @param free Points that readers leave free at the end of the line.
 */
function apartFrom(next: Line, line: Line, free: number, drawnFree: number, widths: LineWidths): number {
  const last = line.marks.at(-1);
  if (last === undefined || last.isSoftHyphen || joinsWithoutSpace(last.text, next.marks[0]?.text ?? '')) return 0;
  if (fits(next, drawnFree)) return 0;
  const space = widths.setWidth(' ', last.look) ?? (widths.spaceOf(last.look) ?? 0) * last.look.size;
  const left = free - space - widthOf(firstWordOf(next), next.look.size, widths);
  // Columns are a little wider than on the page, and readers set pairs of letters closer: more would fit.
  const slack = ofPages.page.rightSlack + limits.minPoints + limits.kerningShare * (line.x1 - line.x0);
  return space === 0 || left < -slack ? 0 : left + slack + limits.minPoints;
}

/** What is known of a line's place. */
interface LineRoom {
  /** The index of the mark with which its text begins, after a label or the last tab. */
  readonly from: number;
  /** Points from there to where it must end. */
  readonly room: number;
  /** The line that must not move up; not set for none. */
  readonly next?: Line | undefined;
  /** Points by which it must be too long. */
  readonly least?: number;
}

/**
 * Sets the letters of a line closer that would not fit into its room in the reader's font: Word and TeX narrow the
 * spaces of a justified line for one more word, TeX sets pairs of letters closer, and the letters of a substitute are
 * not all as wide as the original's. Word processors do none of it: there, the word would begin a new line. Where the
 * reader's font is narrower, so that a word more would fit, letters are set apart.
 */
export function withSqueeze(
  line: Line,
  { from, room, next, least = limits.minPoints }: LineRoom,
  widths: LineWidths,
): readonly Mark[] {
  const marks = line.marks.slice(from);
  const [first, last] = [marks[0], marks.at(-1)];
  if (line.isRightToLeft || first === undefined || last === undefined) return line.marks;
  // Readers set no letter closer to the end of a line.
  const set = widthOf(marks, line.look.size, widths) - Math.min(0, letterSpacing(last.look));
  const excess = set + keptBehind(last) - room;
  const drawnFree = room - (last.x1 - first.x0);
  const apart = next === undefined || excess > 0 ? 0 : apartFrom(next, line, room - set, drawnFree, widths);
  if (excess < least && apart === 0) return line.marks;
  const { fit = 0, size } = line.look;
  // Letters at the end of the line suffice to keep a word off it: the others stay where they are.
  const count = apart === 0 ? marks.length : Math.min(marks.length, Math.ceil(apart / (limits.apartEms * size)));
  const rounded = (points: number, round: (value: number) => number) =>
    round((points / Math.max(1, count - 1)) * steps) / steps;
  const squeeze =
    apart > 0 ? Math.min(rounded(apart, Math.ceil), rounded(-excess, Math.floor)) : -rounded(excess, Math.ceil);
  if (squeeze < -(Math.max(0, fit) + limits.maxEms) * size || squeeze > limits.maxEms * size) return line.marks;
  const begin = line.marks.length - count;
  return line.marks.map((mark, index) => (index < begin ? mark : glyphWith(mark, { squeeze })));
}
