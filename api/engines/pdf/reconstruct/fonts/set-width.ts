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
  /** How wide a character is, in ems. */
  readonly advanceOf: (character: string) => number | null;
  /** Letter spacing in points. */
  readonly fit: number;
}

/** Tells how wide text is in fonts that are embedded, or of families whose widths are listed. Looks are remembered. */
export function createSetWidth(): SetWidth {
  const known = new Map<Look, Facts | null>();
  const factsOf = (look: Look): Facts | null => {
    const { fit = 0, size, embedded } = look;
    if (embedded !== undefined) return { advanceOf: embedded.advanceOf, fit: 0 };
    const family = fontFamily(look.font);
    const [letters, signs] = [widthsOf(family, styleOf(look)), widthsOf(family, styleOf(look), signWidths)];
    if (letters === null || signs === null) return null;
    const advanceOf = (character: string) =>
      letters[lettersAt.get(character) ?? -1] ?? signs[signsAt.get(character) ?? -1] ?? null;
    return { advanceOf, fit: Math.round(fit * size * steps) / steps };
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
      const ems = facts.advanceOf(letter);
      if (ems === null) return null;
      width += (ems * look.size * (look.stretch ?? 100)) / 100 + facts.fit;
    }
    return width;
  };
}
