import { addTo } from '../../../../../groups.ts';
import type { Look } from '../../model/page-model.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { isCode } from '../paragraphs/lines/forced-breaks.ts';
import { lookOf } from './heading-looks.ts';
import type { PlacedPassage } from './placed-passage.ts';
import { thresholds as limits } from './thresholds.ts';

/** What ends a part of a sentence, rather than a heading. */
const partEnd = /[.,;。，；、]$/u;
const colonEnd = /[:：]$/u;
const lowerCase = /\p{Ll}/u;

/** Whether a passage is in another colour than the text. In program code, colour marks the syntax. */
const isColoured = ({ lines }: Passage, body: Look) => lines.every(({ look }) => look.colour !== body.colour);

/** Whether the first line of a passage is the full first line of a paragraph that continues in the next line. */
function goesOn({ x0, x1, edges, size, isRightToLeft }: Passage, next: Passage): boolean {
  const room = isRightToLeft ? x0 - edges.x0 : edges.x1 - x1;
  return room < limits.maxRoomOfFullLineEms * size && /^\p{Ll}/u.test(next.text);
}

/** Whether a line is centred above text that is not, unlike captions and the lines of a cover. */
const isCentredAbove = ({ passage, next, isBelowFigure = false }: PlacedPassage) =>
  passage.alignment === 'center' &&
  passage.lines.length === 1 &&
  next !== null &&
  next.alignment !== 'center' &&
  next.lines.length > 1 &&
  !isBelowFigure;

/** Where a paragraph begins, in whole points, and how it looks. */
const placeOf = (passage: Passage, looks: ReadonlyMap<Look | null, number>) =>
  `${looks.get(lookOf(passage))}/${Math.round(passage.x0)}`;

/**
 * Tells bold paragraphs without a number that begin further right than the text below, which describes them: so do most
 * that look the same and begin at the same place.
 */
function createDescribed(placed: readonly PlacedPassage[]): (passage: Passage) => boolean {
  const looks = new Map<Look | null, number>();
  /** More than 0 if most describe. */
  const votes = new Map<string, number>();
  for (const { passage, next } of placed) {
    const { label, isBold, isRightToLeft, x0, y0, size } = passage;
    if (next === null || !isBold || label !== null || isRightToLeft || next.y0 <= y0) continue;
    if (passage.alignment === 'center') continue;
    const look = lookOf(passage);
    looks.set(look, looks.get(look) ?? looks.size);
    const place = placeOf(passage, looks);
    votes.set(place, (votes.get(place) ?? 0) + (x0 - next.x0 >= limits.maxIndentEms * size ? 1 : -1));
  }
  return (passage) => passage.label === null && (votes.get(placeOf(passage, looks)) ?? 0) > 0;
}

/** What identifies the headings of a document. */
interface Known {
  /** The look of the body text. */
  readonly body: Look;
  /** The looks that only headings have. */
  readonly own: ReadonlySet<Look>;
  /** The headings that were found so far. */
  readonly found: ReadonlySet<Passage>;
}

const hasOwnLook = (passage: Passage, { own }: Known): boolean => {
  const look = lookOf(passage);
  return look !== null && own.has(look);
};

/** Whether a paragraph is a short line at the left, or centred above text, that ends no sentence. */
function isSingleLine(each: PlacedPassage, known: Known): boolean {
  const { alignment, lines, text } = each.passage;
  const end = text.trim();
  if (alignment !== 'left' && !isCentredAbove(each)) return false;
  if (lines[0]?.stops.length !== 0 || text.length >= limits.maxBoldLength || partEnd.test(end)) return false;
  return !colonEnd.test(end) || (each.next !== null && hasOwnLook(each.passage, known));
}

/** The least size of a heading. Capitals of a look that only headings have are as large as other letters of more points. */
const leastSize = (passage: Passage, known: Known) =>
  passage.isBold && !lowerCase.test(passage.text) && hasOwnLook(passage, known)
    ? known.body.size * limits.minCapitalsRatio
    : known.body.size - limits.sizeTolerance;

/** Whether a line is in a colour and a look that only headings have, bold or in another font. */
function isMarkedByColour(passage: Passage, known: Known): boolean {
  const look = lookOf(passage);
  return look !== null && hasOwnLook(passage, known) && (look.isBold || look.font !== known.body.font);
}

/** The paragraphs of each look in italics. */
function slantedLooks(placed: readonly PlacedPassage[]): ReadonlyMap<Look | null, readonly Passage[]> {
  const slanted = new Map<Look | null, Passage[]>();
  for (const { passage } of placed) if (lookOf(passage)?.isItalic) addTo(slanted, lookOf(passage), passage);
  return slanted;
}

/**
 * Tells single lines of body size that are headings: bold ones before other text or another heading, or those in a colour or
 * in italics of their own.
 * @param candidates All paragraphs that may be headings.
 */
export function createIsHeadingLine(
  candidates: readonly PlacedPassage[],
  known: Known,
): (each: PlacedPassage) => boolean {
  const isDescribed = createDescribed(candidates);
  const slanted = slantedLooks(candidates);
  /** Whether a line is in italics that only headings have, several of them. */
  const isSlantedAlike = (passage: Passage) =>
    hasOwnLook(passage, known) && (slanted.get(lookOf(passage))?.length ?? 0) >= limits.minSlanted;
  /** Whether a bold line is followed by text, or by another heading, and, unless it has a number, begins no further right. */
  const isBeforeText = ({ passage, next }: PlacedPassage) => {
    if (next === null || next.y0 <= passage.y0 || goesOn(passage, next)) return false;
    const isAboveHeading = known.found.has(next) && hasOwnLook(passage, known) && lookOf(next) !== lookOf(passage);
    return !isDescribed(passage) && (!next.isBold || isAboveHeading);
  };
  return (each) => {
    const { passage } = each;
    if (passage.size < leastSize(passage, known) || !isSingleLine(each, known)) return false;
    if (isColoured(passage, known.body)) {
      if (isCode(passage.lines)) return false;
      if (isMarkedByColour(passage, known)) return true;
    }
    return (passage.isBold || isSlantedAlike(passage)) && isBeforeText(each);
  };
}
