import { fillGlyph, newGlyph } from '../../model/new-glyph.ts';
import type { Glyph, Look } from '../../model/page-model.ts';
import type { Mark } from '../mark.ts';

/** A letter of a page, or a mark of a line. */
export type Letter = Glyph & Partial<Omit<Mark, keyof Glyph>>;

/** What is not of a kind. The last two are not kept: formulas have been found by then, and fonts measured. */
type Placed = 'text' | 'x0' | 'x1' | 'y0' | 'y1' | 'baseline' | 'ink' | 'isDrawn';
type Usual = Pick<Letter, 'look' | 'space' | 'spaces' | 'isSoftHyphen'>;

/** All that a letter has but its text and its place: a document has few kinds. */
export type LetterKind = Usual & {
  readonly [Key in Exclude<keyof Letter, keyof Usual | Placed>]?: Letter[Key] | undefined;
};

/** Numbers in an array that lists share, from an index on: views of their own would take as much as a line's letters. */
interface Part<T> {
  readonly of: T;
  readonly from: number;
}

/** A list of letters in a tenth of the memory that they take as objects. */
export interface PackedLetters {
  readonly length: number;
  /** The text of each letter; one string if each is a single unit of UTF-16. */
  readonly texts: string | readonly string[];
  /** Where each letter begins and ends, in points from the left. */
  readonly ends: Part<Float32Array | Float64Array>;
  /** The kind and the height of each letter, by their index in `kinds`. */
  readonly kindOf: Part<Uint16Array>;
  readonly kinds: readonly LetterKind[];
  /** The top, the bottom and the baseline of the letters of each kind, in points from the top of the page. */
  readonly heights: Part<Float64Array>;
}

/** A list of more kinds would not become much smaller. */
const maxKinds = 0x10000;
/** Kinds with which a letter is compared, the last ones first: those of words and of their first letters alternate. */
const comparedKinds = 8;
/** Kinds of one look that lists share. */
const sharedKinds = 32;
/** Numbers in an array that lists share. */
const sharedNumbers = 16_384;

/** Takes parts of shared arrays. */
function createSource<T extends Float32Array | Float64Array | Uint16Array>(make: (length: number) => T) {
  let shared = make(0);
  let used = 0;
  return (length: number): Part<T> => {
    if (used + length > shared.length) {
      shared = make(Math.max(sharedNumbers, length));
      used = 0;
    }
    used += length;
    return { of: shared, from: used - length };
  };
}

const takeSingles = createSource((length) => new Float32Array(length));
const takeDoubles = createSource((length) => new Float64Array(length));
const takeIndexes = createSource((length) => new Uint16Array(length));

const isOf = (letter: Letter, kind: LetterKind) =>
  kind.space === letter.space &&
  kind.type === letter.type &&
  kind.look === letter.look &&
  kind.spaces === letter.spaces &&
  kind.isBeforeSpace === letter.isBeforeSpace &&
  kind.isSoftHyphen === letter.isSoftHyphen &&
  kind.tag === letter.tag &&
  kind.paragraph === letter.paragraph &&
  kind.link === letter.link &&
  kind.highlight === letter.highlight &&
  kind.frame === letter.frame &&
  kind.isUnderlined === letter.isUnderlined &&
  kind.isStruck === letter.isStruck &&
  kind.field === letter.field &&
  kind.formula === letter.formula &&
  kind.picture === letter.picture &&
  kind.isArtifact === letter.isArtifact &&
  kind.isAfterNoBreakSpace === letter.isAfterNoBreakSpace &&
  kind.spaceLook === letter.spaceLook &&
  kind.squeeze === letter.squeeze &&
  kind.spacing === letter.spacing &&
  kind.hasLeader === letter.hasLeader;

const known = new WeakMap<Look, LetterKind[]>();

/** The kind of a letter, which lists share if they need it one after the other. */
function kindOfLetter(letter: Letter): LetterKind {
  const kinds = known.get(letter.look) ?? [];
  known.set(letter.look, kinds);
  const found = kinds.findLast((kind) => isOf(letter, kind));
  if (found !== undefined) return found;
  const kind: Required<LetterKind> = {
    type: letter.type,
    look: letter.look,
    space: letter.space,
    spaces: letter.spaces,
    isSoftHyphen: letter.isSoftHyphen,
    isBeforeSpace: letter.isBeforeSpace,
    isAfterNoBreakSpace: letter.isAfterNoBreakSpace,
    spaceLook: letter.spaceLook,
    tag: letter.tag,
    paragraph: letter.paragraph,
    isArtifact: letter.isArtifact,
    link: letter.link,
    isUnderlined: letter.isUnderlined,
    isStruck: letter.isStruck,
    highlight: letter.highlight,
    frame: letter.frame,
    field: letter.field,
    formula: letter.formula,
    picture: letter.picture,
    squeeze: letter.squeeze,
    spacing: letter.spacing,
    hasLeader: letter.hasLeader,
  };
  if (kinds.push(kind) > sharedKinds) kinds.shift();
  return kind;
}

/**
 * Packs letters; null for a list with too many kinds of them. `unpackLetters` gives back equal ones.
 * @param joined Their texts as one, if someone has it anyway.
 */
export function packLetters(letters: readonly Letter[], joined?: string): PackedLetters | null {
  const kinds: LetterKind[] = [];
  const firsts: Letter[] = [];
  const isLike = (letter: Letter, index: number) => {
    const { y0, y1, baseline } = firsts[index] as Letter;
    const isLevel = letter.baseline === baseline && letter.y0 === y0 && letter.y1 === y1;
    return isLevel && isOf(letter, kinds[index] as LetterKind);
  };
  const indexOf = (letter: Letter) => {
    const end = Math.max(0, kinds.length - comparedKinds);
    for (let index = kinds.length - 1; index >= end; index--) if (isLike(letter, index)) return index;
    firsts.push(letter);
    return kinds.push(kindOfLetter(letter)) - 1;
  };
  const kindOf = takeIndexes(letters.length);
  let areSingle = true;
  let areUnits = true;
  let last = -1;
  for (let index = 0; index < letters.length; index++) {
    const letter = letters[index] as Letter;
    if (last < 0 || !isLike(letter, last)) last = indexOf(letter);
    if (last >= maxKinds) return null;
    kindOf.of[kindOf.from + index] = last;
    areSingle &&= Math.fround(letter.x0) === letter.x0 && Math.fround(letter.x1) === letter.x1;
    areUnits &&= letter.text.length === 1;
  }
  // PDFium reports single precision, which most pages keep: they are neither scaled nor turned.
  const ends = (areSingle ? takeSingles : takeDoubles)(2 * letters.length);
  for (let index = 0; index < letters.length; index++) {
    const { x0, x1 } = letters[index] as Letter;
    ends.of[ends.from + 2 * index] = x0;
    ends.of[ends.from + 2 * index + 1] = x1;
  }
  const heights = takeDoubles(3 * firsts.length);
  let height = heights.from;
  for (const { y0, y1, baseline } of firsts) {
    heights.of[height++] = y0;
    heights.of[height++] = y1;
    heights.of[height++] = baseline;
  }
  const texts = areUnits ? (joined ?? letters.map(({ text }) => text).join('')) : letters.map(({ text }) => text);
  return { length: letters.length, texts, ends, kindOf, kinds, heights };
}

/** The gap between two words of a line. */
export interface WordGap {
  /** The look of the text before it. */
  readonly look: Look;
  /** How many spaces it has. */
  readonly spaces: number;
  /** Points. */
  readonly width: number;
}

/** The gaps between the words of a list. */
export function gapsBetween(letters: readonly Letter[]): readonly WordGap[] {
  const gaps: WordGap[] = [];
  for (let index = 1; index < letters.length - 1; index++) {
    const space = letters[index] as Letter;
    if (space.type !== 'space') continue;
    const [before, after] = [letters[index - 1] as Letter, letters[index + 1] as Letter];
    if (before.type === 'letter' && after.type === 'letter')
      gaps.push({ look: before.look, spaces: space.text.length, width: after.x0 - before.x1 });
  }
  return gaps;
}

/** The gaps between the words of a packed list, as `gapsBetween` gives them. */
export function packedGaps({ length, texts, ends, kindOf, kinds }: PackedLetters): readonly WordGap[] {
  const gaps: WordGap[] = [];
  const kindAt = (index: number) => kinds[kindOf.of[kindOf.from + index] as number] as LetterKind;
  for (let index = 1; index < length - 1; index++) {
    if (kindAt(index).type !== 'space') continue;
    const [before, after] = [kindAt(index - 1), kindAt(index + 1)];
    if (before.type !== 'letter' || after.type !== 'letter') continue;
    const end = ends.from + 2 * index;
    const width = (ends.of[end + 2] as number) - (ends.of[end - 1] as number);
    gaps.push({ look: before.look, spaces: (texts[index] as string).length, width });
  }
  return gaps;
}

/** Where a letter begins and ends, in points from the left. */
export interface LetterSpan {
  readonly x0: number;
  readonly x1: number;
}

/** Where the letters of a packed list are, without its other marks. */
export function packedSpans({ length, ends, kindOf, kinds }: PackedLetters): readonly LetterSpan[] {
  const areLetters = kinds.map(({ type }) => type === 'letter');
  const spans: LetterSpan[] = [];
  for (let index = 0; index < length; index++) {
    if (!areLetters[kindOf.of[kindOf.from + index] as number]) continue;
    const end = ends.from + 2 * index;
    spans.push({ x0: ends.of[end] as number, x1: ends.of[end + 1] as number });
  }
  return spans;
}

/** Makes the letters of a packed list. */
export function unpackLetters({ length, texts, ends, kindOf, kinds, heights }: PackedLetters): readonly Letter[] {
  const letters: Letter[] = [];
  for (let index = 0; index < length; index++) {
    const at = kindOf.of[kindOf.from + index] as number;
    const end = ends.from + 2 * index;
    const [x0, x1] = [ends.of[end] as number, ends.of[end + 1] as number];
    const height = heights.from + 3 * at;
    const [y0, y1] = [heights.of[height] as number, heights.of[height + 1] as number];
    const kind = kinds[at] as LetterKind;
    const letter = newGlyph(texts[index] as string, kind.look, heights.of[height + 2] as number, x0, y0, x1, y1);
    fillGlyph(letter, kind);
    letters.push(letter);
  }
  return letters;
}
