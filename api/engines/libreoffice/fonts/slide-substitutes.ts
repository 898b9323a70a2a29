import { type FontLook, latinName, substituteFor } from './substitute-for.ts';
import type { FontSubstitutes } from './word-substitutes.ts';

/** Kinds of font in the upper half of a pitch and family number, which is that of Windows (ECMA-376 part 1, §20.1.4.1.16). */
const kinds: Readonly<Record<number, string>> = { 1: 'roman', 2: 'swiss', 3: 'modern' };
const fixedPitch = 1;

/** What attributes of an element of DrawingML that names a font say of it. */
export function lookOf({ pitchFamily, panose }: Readonly<Record<string, string>>): FontLook {
  const number = Number(pitchFamily ?? 0);
  return { family: kinds[number >> 4], pitch: (number & 3) === fixedPitch ? 'fixed' : undefined, panose };
}

/**
 * Finds substitutes for the families that a presentation asks for and this machine lacks: of the same kind as they.
 *
 * @param looks What the presentation says of each family.
 * @param isKnown Whether a family is installed, or has a stand-in.
 */
export function substitutesOf(
  looks: ReadonlyMap<string, FontLook>,
  isKnown: (family: string) => boolean,
): FontSubstitutes {
  const found = new Map<string, string>();
  for (const [family, look] of looks) {
    const substitute = !latinName.test(family) || isKnown(family) ? undefined : substituteFor(look);
    if (substitute !== undefined) found.set(family.toLowerCase(), substitute);
  }
  return found;
}
