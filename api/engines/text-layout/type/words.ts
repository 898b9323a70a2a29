import { graphemeEnds } from '../../../formats/words/grapheme-ends.ts';
import type { Direction, Face, Piece, Word } from '../fonts/face.ts';
import type { Family } from '../fonts/font-order.ts';
import type { FontSet } from '../fonts/font-set.ts';
import { thresholds } from '../thresholds.ts';
import { mirrored } from './bidi.ts';
import { isInvisible, isPlain } from './characters.ts';
import { splitEmoji } from './emoji-clusters.ts';

/** How a text is set, except for its size. Words are cached by the identity of this object. */
export interface TypeStyle {
  readonly family: Family;
  readonly bold: boolean;
  /** Whether kerning is applied, which is too slow for tables of a million cells. */
  readonly kerned: boolean;
}

/** Sets words, and caches them. */
export interface Words {
  /** Sets text in logical order and of one direction; returns words from left to right. */
  readonly set: (text: string, style: TypeStyle, direction: Direction) => readonly Word[];
  /** Code points that no installed font has. */
  readonly missing: ReadonlySet<number>;
}

const { maxCachedWords, maxCachedLength, maxShaped } = thresholds.fonts;

/** The words set so far, by their text. */
type Memory = Readonly<Record<Direction, Map<string, readonly Word[]>>>;

const letters = /[A-Za-z\u00c0-\u058f]/;

/** Variation selectors that had no effect, which shapers would keep as glyphs. */
const variationSelectors = /[\ufe00-\ufe0f]/g;

/** Splits right-to-left text so that each mirrored character is a stretch of its own. */
function splitMirrored(text: string): readonly string[] {
  const stretches: string[] = [];
  let joins = false;
  for (const character of text) {
    const alone = mirrored(character) !== undefined;
    if (joins && !alone) stretches.push(`${stretches.pop()}${character}`);
    else stretches.push(character);
    joins = !alone;
  }
  return stretches;
}

const isHighSurrogate = (unit: number) => unit >= 0xd800 && unit <= 0xdbff;

/**
 * Splits a text into parts that are shaped by themselves: shaping takes the square of their length. Characters stay
 * whole with their marks, unless they have more marks than a part has room for.
 */
function* shapedParts(text: string): Generator<string> {
  let from = 0;
  let last = 0;
  for (const end of graphemeEnds(text, 0, text.length)) {
    if (end - from > maxShaped && last > from) {
      yield text.slice(from, last);
      from = last;
    }
    while (end - from > maxShaped) {
      // Never splits a surrogate pair.
      const to = from + maxShaped - (isHighSurrogate(text.charCodeAt(from + maxShaped - 1)) ? 1 : 0);
      yield text.slice(from, to);
      from = to;
    }
    last = end;
  }
  if (from < text.length) yield text.slice(from);
}

interface Run {
  readonly face: Face | undefined;
  text: string;
  plain: boolean;
}

/** Creates a cache of words that are shaped with the faces of a font set. */
export function createWords(fonts: FontSet): Words {
  const memories = new Map<TypeStyle, Memory>();
  const missing = new Set<number>();

  /** Splits text into runs of one face; marks and joiners stay with the letter before them. */
  function runsOf(text: string, style: TypeStyle): Run[] {
    const runs: Run[] = [];
    for (const character of text) {
      const codePoint = character.codePointAt(0) as number;
      const last = runs.at(-1);
      const plain = isPlain(codePoint);
      const follows = isInvisible(codePoint) || /\p{M}/u.test(character);
      if (follows && isInvisible(codePoint) && !last) continue;
      const own = isInvisible(codePoint) ? last?.face : fonts.faceFor(codePoint, style.family, style.bold);
      const face = follows && last?.face && (own === undefined || !last.plain) ? last.face : own;
      if (face === undefined && !isInvisible(codePoint)) missing.add(codePoint);
      if (last && last.face === face) {
        last.text += character;
        last.plain &&= plain;
      } else {
        runs.push({ face, text: character, plain });
      }
    }
    return runs;
  }

  function glyphsOf(face: Face, text: string): Word {
    let hex = '';
    let widthEm = 0;
    for (const character of text) {
      const glyph = face.glyph(character.codePointAt(0) as number);
      if (!glyph) continue;
      hex += glyph.hex;
      widthEm += glyph.widthEm;
    }
    const piece: Piece = { face, array: `<${hex}>`, widthEm, riseEm: 0 };
    return { pieces: [piece], widthEm };
  }

  function standIn(text: string, style: TypeStyle): Word {
    const face = fonts.faceFor(0xfffd, style.family, style.bold) ?? fonts.faceFor(0x3f, style.family, style.bold);
    if (!face) return { pieces: [], widthEm: 0 };
    const mark = face.glyph(0xfffd) ? '\ufffd' : '?';
    return { ...glyphsOf(face, mark.repeat(Array.from(text).length)), actualText: text };
  }

  function setRun(run: Run, style: TypeStyle, direction: Direction): Word {
    if (run.face === undefined) return standIn(run.text, style);
    const simple = run.plain && direction === 'ltr' && !(style.kerned && letters.test(run.text));
    return simple ? glyphsOf(run.face, run.text) : run.face.shape(run.text, direction);
  }

  /** Sets a stretch of text; a mirrored bracket keeps its original text. */
  function setStretch(text: string, style: TypeStyle, direction: Direction): Word[] {
    const opposite = direction === 'rtl' ? mirrored(text) : undefined;
    const runs = runsOf(opposite ?? text.replace(variationSelectors, ''), style);
    const words = runs.map((run) => setRun(run, style, direction));
    return opposite === undefined ? words : words.map((word) => ({ ...word, actualText: text }));
  }

  function set(text: string, style: TypeStyle, direction: Direction): readonly Word[] {
    const words = splitEmoji(text).flatMap((part) => {
      const picture = part.emoji ? fonts.emoji?.word(part.text) : undefined;
      if (picture) return [picture];
      const stretches = direction === 'rtl' ? splitMirrored(part.text) : [part.text];
      return stretches.flatMap((stretch) => setStretch(stretch, style, direction));
    });
    return direction === 'rtl' ? words.reverse() : words;
  }

  function setParts(text: string, style: TypeStyle, direction: Direction): readonly Word[] {
    if (text.length <= maxShaped) return set(text, style, direction);
    const parts = [...shapedParts(text)].map((part) => words(part, style, direction));
    return (direction === 'rtl' ? parts.reverse() : parts).flat();
  }

  function words(text: string, style: TypeStyle, direction: Direction): readonly Word[] {
    const memory = memoryOf(style)[direction];
    const known = memory.get(text);
    if (known) return known;
    const made = setParts(text, style, direction);
    if (memory.size >= maxCachedWords) memory.clear();
    if (text.length < maxCachedLength) memory.set(text, made);
    return made;
  }

  function memoryOf(style: TypeStyle): Memory {
    const known = memories.get(style);
    if (known) return known;
    const made = { ltr: new Map(), rtl: new Map() };
    memories.set(style, made);
    return made;
  }

  return { missing, set: words };
}
