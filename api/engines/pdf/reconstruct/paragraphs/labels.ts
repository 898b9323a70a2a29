import { kindsOf, type Line } from '../lines/line.ts';
import { drawnParagraphOf } from '../lines/line-tags.ts';
import type { Mark } from '../lines/mark.ts';
import { unknownSign } from '../model/characters/unknown-letters.ts';
import { chineseLabel } from '../model/numbers/chinese-number.ts';
import { fontFamily } from '../ooxml/font-family.ts';
import {
  anyLabel,
  bareNumber,
  bullet,
  fraction,
  hangingNumber,
  isArrow,
  mixedNumber,
  number,
  setNumber,
  startsTight,
  tolerance,
  weakBullet,
  weakNumber,
} from './label-patterns.ts';
import { thresholds } from './thresholds.ts';

/** The bullet or number that begins a list item. */
export interface Label {
  readonly text: string;
  readonly isBullet: boolean;
  /** Marks of the line before the item's text. */
  readonly length: number;
  /** Where the item's text begins. */
  readonly bodyX: number;
  /** What was typed between it and the text: null if the word processor set the label, `run` for a run of spaces. */
  readonly typed: 'space' | 'run' | null;
  /** Whether the file has a space after it. Some word processors write one after labels that they set. */
  readonly hasSpace: boolean;
  /** Whether no gap sets it apart from the text: the tags do, or the numbers around it. */
  readonly isTight?: true;
}

/** The width of the widest space among the marks from an index on, in points; infinite for none. */
function widestSpace(marks: readonly Mark[], from: number): number {
  let widest = Number.NEGATIVE_INFINITY;
  for (let index = from + 2; index < marks.length; index++) {
    const { type, space, spaces, x0, x1 } = marks[index] as Mark;
    if (type !== 'letter' || space !== 'written' || marks[index - 1]?.type !== 'space') continue;
    const before = marks[index - 2] as Mark;
    widest = Math.max(widest, Math.max(x0 - before.x1, before.x0 - x1) / Math.max(1, spaces));
  }
  return widest === Number.NEGATIVE_INFINITY ? Number.POSITIVE_INFINITY : widest;
}

/** The gap after a label. */
interface LabelGap {
  /** In points. */
  readonly room: number;
  /** Whether it is wider than any space of the line. */
  readonly isWide: boolean;
}

/** What is between a label and its text. Word writes one space there and then moves to the start of the text, perhaps back. */
function typedBefore(body: Mark, { room, isWide }: LabelGap): Label['typed'] {
  const { size, isFixedPitch } = body.look;
  if (body.space !== 'written' || room < thresholds.label.minSpaceEms * size) return null;
  if (isWide && body.spaces === 1) return null;
  return body.spaces >= thresholds.label.minSpaceRun
    ? 'run'
    : room < thresholds.label.maxSpaceEms[isFixedPitch ? 'fixedPitch' : 'usual'] * size * body.spaces
      ? 'space'
      : null;
}

/**
 * Whether a space is in a font that neither the sign before it nor the text has, as Word draws those behind bullets in that of
 * the paragraph: a typed one is in the font of either.
 */
const isSpaceOfLabel = (sign: Mark, { type, look: { font } }: Mark, body: Mark): boolean =>
  type === 'space' &&
  // Most spaces are in the font of the text: only names that differ have their families looked up.
  [sign, body].every(({ look }) => look.font !== font && fontFamily(look.font) !== fontFamily(font));

/** What a line begins with before its first space: labels have none. Told without its marks, which are packed. */
const firstWordOf = ({ text }: Line) => /^\S*/.exec(text)?.[0] ?? '';

/** What a line begins with before its first space, and whether a gap follows it. */
function leadOf({
  marks,
  look,
  isRightToLeft,
}: Line): (Omit<Label, 'isBullet'> & { readonly isHanging: boolean }) | null {
  const end = marks.findIndex(({ type }) => type !== 'letter');
  // A checkbox looks like a bullet.
  if (end <= 0 || end > thresholds.label.maxLength || marks[0]?.field !== undefined) return null;
  const text = marks
    .slice(0, end)
    .map((mark) => mark.text)
    .join('');
  const length = marks.findIndex(({ type }, index) => index > end && type === 'letter');
  const [gap, body] = [marks[end], marks[length]];
  if (gap === undefined || body === undefined) return null;
  const first = marks[end - 1] as (typeof marks)[number];
  const room = isRightToLeft ? first.x0 - body.x1 : body.x0 - first.x1;
  // If the file contains the line's other spaces, the word processor placed the label without one.
  const isSet = body.space !== 'written' && marks.some(({ space }) => space === 'written');
  const isWide = room > thresholds.label.setTimes * widestSpace(marks, length);
  const { setEms, movedEms, hangingEms } = thresholds.label;
  const leastEms = isSet ? setEms : body.space === 'written' ? hangingEms : movedEms;
  const isHanging = gap.type === 'tab' || isWide || room > leastEms * look.size;
  const typed = isSpaceOfLabel(first, gap, body) ? null : typedBefore(body, { room, isWide });
  const bodyX = isRightToLeft ? body.x1 : body.x0;
  return { text, length, bodyX, typed, hasSpace: body.space === 'written', isHanging };
}

/** A Chinese number that the tags set apart from the text; null for other lines. */
function tightLabelOf({ marks, isRightToLeft }: Line): Label | null {
  if (marks[0]?.tag?.isLabel !== true || isRightToLeft) return null;
  const length = marks.findIndex(({ tag }) => tag?.isLabel !== true);
  const body = marks[length];
  const label = marks.slice(0, Math.max(0, length));
  const text = label.map((mark) => mark.text).join('');
  if (body?.type !== 'letter' || label.some(({ type }) => type !== 'letter') || !chineseLabel.test(text)) return null;
  return { text, isBullet: false, length, bodyX: body.x0, typed: null, hasSpace: false, isTight: true };
}

/**
 * A bullet in a font of its own right before the text, as in symbol fonts, whose codes need not say which it is; null
 * for none.
 */
function tightBulletOf({ marks, isRightToLeft }: Line): Label | null {
  const [sign, body] = marks;
  if (sign === undefined || body?.type !== 'letter' || isRightToLeft || sign.field !== undefined) return null;
  const { text, look } = sign;
  if (!startsTight(text) || look.font === body.look.font) return null;
  return { text, isBullet: true, length: 1, bodyX: body.x0, typed: null, hasSpace: false };
}

/** Whether a label is a sign of another font than the text, of which no code tells which it is: fonts of bullets are such. */
const isUnknownBullet = ({ marks }: Line, { text, length }: Pick<Label, 'text' | 'length'>): boolean =>
  text === unknownSign && marks[0]?.look.font !== marks[length]?.look.font;

/** Prompts of command lines, and the places of the first values in what R answers. */
const prompt = /^(?:>|\[\d{1,3}\])$/;

/**
 * Whether a line of fixed-pitch type begins with a prompt, or what is like one, and a single space, which such type has whether
 * or not the file writes it: people copy it with the command.
 */
function isPrompt({ marks }: Line, { text, length }: Pick<Label, 'text' | 'length'>): boolean {
  const [last, body] = [marks[text.length - 1], marks[length]];
  if (!prompt.test(text) || last?.look.isFixedPitch !== true || body?.look.isFixedPitch !== true) return false;
  return body.x0 - last.x1 < thresholds.label.maxPromptLetters * (last.x1 - last.x0);
}

/** Whether tags say that a line begins a list item, although they say nothing of its label. */
function beginsTaggedItem(line: Line): boolean {
  const tag = kindsOf(line)[0]?.tag;
  return tag?.isItem === true && tag.begunBefore?.has('paragraph') !== true;
}

/**
 * What is between its text and a label that the word processor is known to have set. Where the label alone is known, as by
 * LibreOffice, the space is part of it.
 */
const setApart = ({ marks }: Line, body: number): Partial<Label> => ({
  typed: null,
  ...(marks[body]?.paragraph === undefined && { hasSpace: false }),
});

/** The list label at the beginning of a line; null if there is none. */
export function labelOf(line: Line): Label | null {
  const word = firstWordOf(line);
  const isTagged = kindsOf(line)[0]?.tag?.isLabel === true;
  if (!isTagged && !startsTight(word) && !anyLabel.some((kind) => kind.test(word))) return null;
  const tight = tightLabelOf(line) ?? tightBulletOf(line);
  if (tight !== null) return tight;
  const lead = leadOf(line);
  if (lead === null) return null;
  const { isHanging, ...found } = lead;
  const { text } = found;
  if (tolerance.test(line.marks[found.length]?.text ?? '')) return null;
  if (line.marks[0]?.tag?.isLabel) return { ...found, isBullet: !/[\p{L}\p{N}]/u.test(text) };
  if (isHanging && isPrompt(line, found)) return { ...found, typed: 'space', isBullet: text === '>' };
  if (isHanging && bareNumber.test(text) && beginsTaggedItem(line)) return { ...found, typed: null, isBullet: false };
  const drawn = drawnParagraphOf(line);
  if (drawn?.lead === text && (setNumber.test(text) || (isHanging && bareNumber.test(text))))
    return { ...found, ...setApart(line, found.length), isBullet: false };
  const isWeak = weakBullet.test(text) || isArrow(text);
  const isBullet = bullet.test(text) || isUnknownBullet(line, found);
  if (isWeak ? isHanging : isBullet) return { ...found, isBullet: true };
  const isNumber = isHanging
    ? [number, mixedNumber, hangingNumber, chineseLabel].some((kind) => kind.test(text))
    : number.test(text) && !weakNumber.test(text);
  const typed = drawn?.runsOn ? (found.typed ?? 'space') : found.typed;
  return isNumber && !fraction.test(text) ? { ...found, typed, isBullet: false } : null;
}

/**
 * A bare number followed by a gap, as a label; null for other lines. Only the surrounding numbers can show whether it
 * is one.
 */
export function bareNumberOf(line: Line): Label | null {
  const lead = bareNumber.test(firstWordOf(line)) ? leadOf(line) : null;
  if (lead === null) return null;
  const { isHanging, ...found } = lead;
  if (drawnParagraphOf(line)?.lead === found.text)
    return { ...found, ...setApart(line, found.length), isBullet: false };
  return found.typed === null && isHanging ? { ...found, isBullet: false } : null;
}

/** A number of a kind at the start of a line, whatever follows it; null for other lines. */
function numberAtStart(line: Line, kind: RegExp): Label | null {
  const lead = kind.test(firstWordOf(line)) ? leadOf(line) : null;
  if (lead === null) return null;
  const { isHanging: _, ...found } = lead;
  return { ...found, isBullet: false };
}

/** A number at the start of a heading, as `4` or `4.10`, whatever follows it; null for other lines. */
export const headingNumberOf = (line: Line): Label | null => numberAtStart(line, /^\d{1,2}(?:\.\d{1,3})*$/);

/**
 * A number of several parts, as `4.10`, `A4` or `A4.1`, whatever follows it; null for other lines. Only others of its kind
 * can show whether it is a label.
 */
export const dottedNumberOf = (line: Line): Label | null =>
  numberAtStart(line, /^(?:[A-Z]?\d{1,3}(?:\.\d{1,3})+|[A-Z]\d{1,3})\.?$/);

/**
 * A number of several parts right before a capitalised word, as `3.1.4` before `Opening`; null for other lines. Word leaves hardly
 * a gap behind a number that fills the room for labels, while people type one; only others can show that it counts on.
 */
export function gluedNumberOf(line: Line): Label | null {
  const text = /^\d{1,3}(?:\.\d{1,3})+(?=\p{Lu}\p{Ll})/u.exec(firstWordOf(line))?.[0];
  if (text === undefined || line.isRightToLeft) return null;
  const { length } = text;
  const [last, body] = line.marks.slice(length - 1);
  const number = line.marks.slice(0, length).map((mark) => mark.text);
  if (last === undefined || body === undefined || number.join('') !== text) return null;
  const isTight = body.x0 - last.x1 < thresholds.label.maxTightEms * line.look.size;
  const label = { text, isBullet: false, length, bodyX: body.x0, typed: null, hasSpace: false } as const;
  return isTight ? { ...label, isTight } : label;
}
