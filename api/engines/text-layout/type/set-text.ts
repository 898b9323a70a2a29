import type { Direction, Face, Piece, Word } from '../fonts/face.ts';
import type { Typeface } from '../fonts/font-order.ts';
import type { FontSet } from '../fonts/font-set.ts';
import { mirrored } from './bidi.ts';
import { splitEmoji } from './emoji-clusters.ts';
import { runsOf, type TextRun } from './text-runs.ts';

/** How a text is set, except for its size. Words are cached by the identity of this object. */
export interface TypeStyle extends Typeface {
  /** Whether kerning is applied, which is too slow for tables of a million cells. */
  readonly kerned: boolean;
}

/** Sets text in logical order and of one direction; returns words from left to right. */
export type SetText = (text: string, style: TypeStyle, direction: Direction) => readonly Word[];

const letters = /[A-Za-z\u00c0-\u058f]/;

/** Variation selectors that had no effect, which shapers would keep as glyphs. */
const variationSelectors = /[\ufe00-\ufe0f]/g;

/** What stands for characters that no font has: one of these (U+FFFD, a question mark). */
const standIns = { replacement: 0xfffd, question: 0x3f } as const;

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

/** Sets text without shaping it. */
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

/**
 * Creates a setter of text.
 *
 * @param missing Takes the code points that no font has.
 */
export function createTextSetter(fonts: FontSet, missing: Set<number>): SetText {
  function standIn(text: string, style: TypeStyle): Word {
    const face = fonts.faceFor(standIns.replacement, style) ?? fonts.faceFor(standIns.question, style);
    if (!face) return { pieces: [], widthEm: 0 };
    const mark = face.glyph(standIns.replacement) ? '\ufffd' : '?';
    return { ...glyphsOf(face, mark.repeat(Array.from(text).length)), actualText: text };
  }

  function setRun(run: TextRun, style: TypeStyle, direction: Direction): Word {
    if (run.face === undefined) return standIn(run.text, style);
    const simple = run.plain && direction === 'ltr' && !(style.kerned && letters.test(run.text));
    return simple ? glyphsOf(run.face, run.text) : run.face.shape(run.text, direction);
  }

  /** Sets a stretch of text; a mirrored bracket keeps its original text. */
  function setStretch(text: string, style: TypeStyle, direction: Direction): Word[] {
    const opposite = direction === 'rtl' ? mirrored(text) : undefined;
    const runs = runsOf(opposite ?? text.replace(variationSelectors, ''), style, fonts, missing);
    const words = runs.map((run) => setRun(run, style, direction));
    return opposite === undefined ? words : words.map((word) => ({ ...word, actualText: text }));
  }

  return (text, style, direction) => {
    const words = splitEmoji(text).flatMap((part) => {
      const picture = part.emoji ? fonts.emoji?.word(part.text) : undefined;
      if (picture) return [picture];
      const stretches = direction === 'rtl' ? splitMirrored(part.text) : [part.text];
      return stretches.flatMap((stretch) => setStretch(stretch, style, direction));
    });
    return direction === 'rtl' ? words.reverse() : words;
  };
}
