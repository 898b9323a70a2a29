import type { Face } from '../fonts/face.ts';
import type { Typeface } from '../fonts/font-order.ts';
import type { FontSet } from '../fonts/font-set.ts';
import { isInvisible, isPlain } from './characters.ts';

/** Text that one face has. */
export interface TextRun {
  /** Undefined where no font has it. */
  readonly face: Face | undefined;
  text: string;
  /** Whether none of its characters needs shaping. */
  plain: boolean;
}

/**
 * Splits text into runs of one face; marks and joiners stay with the letter before them.
 *
 * @param missing Takes the code points that no font has.
 */
export function runsOf(text: string, type: Typeface, fonts: FontSet, missing: Set<number>): readonly TextRun[] {
  const runs: TextRun[] = [];
  for (const character of text) {
    const codePoint = character.codePointAt(0) as number;
    const last = runs.at(-1);
    const plain = isPlain(codePoint);
    const follows = isInvisible(codePoint) || /\p{M}/u.test(character);
    if (follows && isInvisible(codePoint) && !last) continue;
    const own = isInvisible(codePoint) ? last?.face : fonts.faceFor(codePoint, type);
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
