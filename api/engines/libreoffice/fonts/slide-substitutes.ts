import { type FontLook, latinName, substituteFor } from './substitute-for.ts';
import type { FontSubstitutes } from './word-substitutes.ts';

/** Kinds of font in the upper half of a pitch and family byte, as in Windows (ECMA-376 part 1, §20.1.4.1.16). */
const kinds: Readonly<Record<number, string>> = { 1: 'roman', 2: 'swiss', 3: 'modern' };
const fixedPitch = 1;
/** The character set of fonts of signs, as Windows numbers it, and the kind of a PANOSE number that says the same. */
const signs = { charset: '2', panose: /^05/ };
/** Names of symbol fonts, about which the document may say nothing else. */
const namesOfSigns = /symbol|dings|emoji|icon|awesome|marlett/i;
/** The family that PowerPoint takes for a missing one of which the presentation says nothing. */
const usualFamily = 'Calibri';

/** What the attributes of a DrawingML font element say about the font. */
export function lookOf({ pitchFamily, panose, charset }: Readonly<Record<string, string>>): FontLook {
  const number = Number(pitchFamily ?? 0);
  return {
    family: kinds[number >> 4],
    pitch: (number & 3) === fixedPitch ? 'fixed' : undefined,
    panose,
    isOfSigns: charset === signs.charset || signs.panose.test(panose ?? ''),
  };
}

function substituteOf(family: string, look: FontLook): string | undefined {
  const substitute = substituteFor(look);
  if (substitute !== undefined) return substitute;
  return look.isOfSigns || namesOfSigns.test(family) ? undefined : usualFamily;
}

/**
 * Finds substitutes of the same kind for the families of a presentation that are not installed.
 * @param looks What the presentation says about each family.
 * @param isKnown Whether a family is installed, or has a stand-in.
 */
export function substitutesOf(
  looks: ReadonlyMap<string, FontLook>,
  isKnown: (family: string) => boolean,
): FontSubstitutes {
  const found = new Map<string, string>();
  for (const [family, look] of looks) {
    const substitute = !latinName.test(family) || isKnown(family) ? undefined : substituteOf(family, look);
    if (substitute !== undefined) found.set(family.toLowerCase(), substitute);
  }
  return found;
}
