import type { Look } from '../model/page-model.ts';
import { fontFamily } from '../ooxml/font-family.ts';
import { measuredLetters } from './letter-widths.ts';
import { styleOf, widthsOf } from './measure-faces.ts';
import { measuredSigns, signWidths } from './sign-widths.ts';

/** How wide readers set a text in a look, in points, its letter spacing included; null if that is not known. */
export type SetWidth = (text: string, look: Look) => number | null;

const lettersAt = new Map([...measuredLetters].map((letter, index) => [letter, index] as const));
const signsAt = new Map([...measuredSigns].map((sign, index) => [sign, index] as const));
/** Word processors set letter spacing in twentieths of a point. */
const steps = 20;

interface Facts {
  readonly letters: readonly number[];
  readonly signs: readonly number[];
  /** Letter spacing in points. */
  readonly fit: number;
}

/** Tells how wide text of families is whose widths are listed. Looks are remembered. */
export function createSetWidth(): SetWidth {
  const known = new Map<Look, Facts | null>();
  const factsOf = (look: Look): Facts | null => {
    const { fit = 0, size } = look;
    if (look.embedded !== undefined) return null;
    const family = fontFamily(look.font);
    const [letters, signs] = [widthsOf(family, styleOf(look)), widthsOf(family, styleOf(look), signWidths)];
    return letters === null || signs === null ? null : { letters, signs, fit: Math.round(fit * size * steps) / steps };
  };
  return (text, look) => {
    let facts = known.get(look);
    if (facts === undefined) {
      facts = factsOf(look);
      known.set(look, facts);
    }
    if (facts === null) return null;
    let width = 0;
    for (const letter of text.normalize('NFKC')) {
      const ems = facts.letters[lettersAt.get(letter) ?? -1] ?? facts.signs[signsAt.get(letter) ?? -1];
      if (ems === undefined) return null;
      width += (ems * look.size * (look.stretch ?? 100)) / 100 + facts.fit;
    }
    return width;
  };
}
