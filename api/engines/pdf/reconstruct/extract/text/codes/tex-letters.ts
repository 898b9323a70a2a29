import { addTo } from '../../../../../../groups.ts';
import { dividedGlyph } from '../../../model/divided-glyph.ts';
import type { NewGlyph } from '../../../model/new-glyph.ts';
import type { Look } from '../../../model/page-model.ts';
import { thresholds } from './thresholds.ts';

const limits = thresholds.texLetters;

/** A letter of a font without a name. */
interface Letter {
  readonly glyph: NewGlyph;
  /** PDFium's handle of its font, and its code there. */
  readonly font: number;
  readonly code: number;
  /** Its look as a letter that is known; null if it is. */
  readonly look: Look | null;
}

type Encoding = 'T1' | 'OT1';

/**
 * What fonts of TeX have at codes that are control characters elsewhere (T1, the Cork encoding, and OT1): ligatures,
 * which alone tell the encoding, quotation marks and dashes.
 */
const ligatures: Readonly<Record<Encoding, number>> = { T1: 27, OT1: 11 };
const ligatureTexts = ['ff', 'fi', 'fl', 'ffi', 'ffl'] as const;
const others: Readonly<Record<Encoding, ReadonlyMap<number, string>>> = {
  T1: new Map([...[...'‚‹›“”„«»–—'].map((sign, index) => [13 + index, sign] as const), [25, 'ı'], [127, '-']]),
  OT1: new Map([
    [25, 'ß'],
    [26, 'æ'],
    [27, 'œ'],
    [28, 'ø'],
    [29, 'Æ'],
    [30, 'Œ'],
    [31, 'Ø'],
  ]),
};
/** What such a font has at codes that are other signs elsewhere. */
const instead: Readonly<Record<Encoding, ReadonlyMap<number, string>>> = {
  T1: new Map([
    [215, 'Œ'],
    [247, 'œ'],
    [255, 'ß'],
  ]),
  OT1: new Map([
    [34, '”'],
    [92, '“'],
    [123, '–'],
    [124, '—'],
  ]),
};

/** Signs of TeX's companion fonts (TS1), none of which has usual letters. */
const companions: ReadonlyMap<number, string> = new Map([
  ...[...'†‡‖‰•℃'].map((sign, index) => [132 + index, sign] as const),
  [151, '™'],
  [155, '№'],
  [158, '◦'],
]);

const signs = { open: 16, close: 17, dash: 21 } as const;
const isLower = ({ code }: Letter) => code >= 97 && code <= 122;
const isDigit = ({ code }: Letter) => code >= 48 && code <= 57;
const isLetter = (letter: Letter) => isLower(letter) || (letter.code >= 65 && letter.code <= 90);

/** Whether a letter follows another one of its font within a word. */
function followsOn(before: Letter | undefined, letter: Letter | undefined): boolean {
  if (before === undefined || letter === undefined || letter.glyph.space !== null) return false;
  const { x1, y0, y1, baseline } = before.glyph;
  // What such fonts say about their size need not be true.
  const reach = limits.maxGapEms * (y1 - y0);
  return Math.abs(letter.glyph.x0 - x1) < reach && Math.abs(letter.glyph.baseline - baseline) < reach;
}

/** Whether a font is one for text: most of its letters are in words. Those of formulas are on their own. */
function isOfText(letters: readonly Letter[]): boolean {
  let inWords = 0;
  let run = 0;
  for (const [index, letter] of letters.entries()) {
    if (!isLetter(letter)) run = 0;
    else run = followsOn(letters[index - 1], letter) ? run + 1 : 1;
    inWords += run < limits.minWord ? 0 : run === limits.minWord ? run : 1;
  }
  return inWords > limits.minWordsShare * letters.length;
}

/** How many ligatures of an encoding letters have: what is at their codes stands next to small letters. */
const ligaturesOf = (letters: readonly Letter[], encoding: Encoding) =>
  letters.filter((letter, index) => {
    const place = letter.code - ligatures[encoding];
    const [before, next] = [letters[index - 1], letters[index + 1]];
    const isBeside =
      (next !== undefined && isLower(next) && followsOn(letter, next)) ||
      (before !== undefined && isLower(before) && followsOn(before, letter));
    return letter.look !== null && place >= 0 && place < ligatureTexts.length && isBeside;
  }).length;

/** Whether letters have quotation marks of T1, which touch a word at one side only, or its dash between two numbers. */
const hasSigns = (letters: readonly Letter[]) =>
  letters.some((letter, index) => {
    if (letter.look === null) return false;
    const [before, next] = [letters[index - 1], letters[index + 1]];
    const [isAfter, isBefore] = [followsOn(before, letter), followsOn(letter, next)];
    if (letter.code === signs.open) return !isAfter && isBefore && next !== undefined && isLetter(next);
    if (letter.code === signs.close) return isAfter && !isBefore;
    const areDigits = before !== undefined && next !== undefined && isDigit(before) && isDigit(next);
    return letter.code === signs.dash && isAfter && isBefore && areDigits;
  });

/** Follows the letters of a page, and determines what those of TeX's fonts stand for. */
export interface TexLetters {
  readonly add: (letter: Letter) => void;
  /** Sets the texts of letters that were unknown; ligatures become several letters. @returns How many are known now. */
  readonly read: (upright: NewGlyph[]) => number;
}

/** What letters are found to stand for. */
interface Told {
  /** How many were unknown. */
  known: number;
  /** The letters of ligatures. */
  readonly parts: Map<NewGlyph, readonly string[]>;
}

function tell({ glyph, look }: Letter, text: string, told: Told): void {
  glyph.text = text;
  if (look === null) return;
  glyph.look = look;
  told.known++;
}

const isT1 = (letters: readonly Letter[]) => ligaturesOf(letters, 'T1') > 0 || hasSigns(letters);

/** Tells what the letters of a font of text stand for. */
function tellText(letters: readonly Letter[], page: 'T1' | 'other', told: Told): void {
  const isOld = ligaturesOf(letters, 'OT1') > ligaturesOf(letters, 'T1');
  if (!isOld && page !== 'T1') return;
  const encoding = isOld ? 'OT1' : 'T1';
  const isOwn = isOld || isT1(letters);
  for (const letter of letters) {
    const ligature = letter.look === null ? undefined : ligatureTexts[letter.code - ligatures[encoding]];
    const sign = letter.look !== null ? others[encoding] : isOwn ? instead[encoding] : undefined;
    const text = ligature ?? sign?.get(letter.code);
    if (text !== undefined) tell(letter, text, told);
    if (ligature !== undefined) told.parts.set(letter.glyph, [...ligature]);
  }
}

/** Tells what the letters of a font without any of text stand for, as of one with signs that go with text. */
function tellCompanions(letters: readonly Letter[], told: Told): void {
  if (letters.some(isLetter)) return;
  for (const letter of letters) {
    const text = letter.look === null ? undefined : companions.get(letter.code);
    if (text !== undefined) tell(letter, text, told);
  }
}

/** Sets the parts of ligatures in their place. Letters that stay whole stay the objects that others have, too. */
function divide(letters: NewGlyph[], parts: Told['parts']): void {
  const whole = letters.splice(0);
  for (const glyph of whole) {
    const texts = parts.get(glyph);
    if (texts === undefined) letters.push(glyph);
    else letters.push(...dividedGlyph(glyph, texts));
  }
}

/**
 * Creates a reader of letters in TeX's fonts that are drawn by the page itself (Type 3): these have neither names nor
 * tables that say what their codes stand for. Most codes are those of ASCII.
 */
export function createTexLetters(): TexLetters {
  const fonts = new Map<number, Letter[]>();
  let isAnyUnread = false;
  return {
    add(letter) {
      addTo(fonts, letter.font, letter);
      isAnyUnread ||= letter.look !== null;
    },
    read(upright) {
      if (!isAnyUnread) return 0;
      const texts = [...fonts.values()].filter(isOfText);
      const told: Told = { known: 0, parts: new Map() };
      const page = texts.some(isT1) ? 'T1' : 'other';
      for (const letters of texts) tellText(letters, page, told);
      for (const letters of fonts.values()) tellCompanions(letters, told);
      if (told.parts.size > 0) divide(upright, told.parts);
      return told.known;
    },
  };
}
