import { measuredLetters } from '../../fonts/letter-widths.ts';
import { styleOf, widthsOf } from '../../fonts/measure-faces.ts';
import { measuredSigns, signWidths } from '../../fonts/sign-widths.ts';
import { moreWidths } from './more-widths.ts';

const placesOf = (characters: string) => new Map([...characters].map((each, index) => [each, index] as const));
const [letterAt, signAt] = [placesOf(measuredLetters), placesOf(measuredSigns)];
const accents = /\p{M}/gu;

/** The letters of a family of fonts, plain or bold. */
export interface Face {
  readonly family: string;
  readonly isBold: boolean;
}

/** Gives how wide characters are in a face, in ems: accents do not change that. Null for those that are not listed. */
export function advancesIn({ family, isBold }: Face): (character: string) => number | null {
  const style = styleOf({ isBold, isItalic: false });
  const letters = widthsOf(family, style) ?? widthsOf(family, style, moreWidths);
  const signs = widthsOf(family, style, signWidths);
  return (character) => {
    const letter = letterAt.get(character) ?? letterAt.get(character.normalize('NFD').replace(accents, ''));
    return letters?.[letter ?? -1] ?? signs?.[signAt.get(character) ?? -1] ?? null;
  };
}
