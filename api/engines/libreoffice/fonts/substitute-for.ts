/** What a document says about a font besides its name. */
export interface FontLook {
  readonly family?: string | undefined;
  readonly pitch?: string | undefined;
  /** Ten bytes in hexadecimal digits. */
  readonly panose?: string | undefined;
  /** Whether it has signs where others have letters. */
  readonly isOfSigns?: boolean;
}

/** Digits of a PANOSE number of Latin text: what kind of font, which serifs, which proportions. */
const panosePlaces = { kind: 1, serifs: 3, proportion: 7 };
const latinText = '2';
const monospacedProportion = '9';
/** Serif styles from "normal sans" on, which have none. */
const withoutSerifs = /[b-f]/i;

/**
 * The family that Word substitutes for one of a kind (ECMA-376 part 1, §17.8.3.9); undefined if the document does not
 * state the kind.
 */
export function substituteFor({ family, pitch, panose }: FontLook): string | undefined {
  const digit = (place: number) => panose?.[place] ?? '';
  const isLatin = digit(panosePlaces.kind) === latinText;
  const isMonospaced = isLatin && digit(panosePlaces.proportion) === monospacedProportion;
  if (family === 'modern' && (pitch === 'fixed' || isMonospaced)) return 'Courier New';
  if (family === 'roman') return 'Times New Roman';
  if (family === 'swiss') return 'Arial';
  if (!isLatin) return undefined;
  if (isMonospaced) return 'Courier New';
  // Word takes the same font for Latin text of which it knows nothing else.
  return withoutSerifs.test(digit(panosePlaces.serifs)) ? 'Arial' : 'Times New Roman';
}

/** Matches names of Latin families only: fonts of other scripts have separate substitutes. */
export const latinName = /^[\x20-\x7e]+$/;
