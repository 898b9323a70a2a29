import { countMatches } from '../../../../formats/count-matches.ts';
import { unknownSign } from '../model/characters/unknown-letters.ts';
import type { Part } from './write-package.ts';

/** Pictures of such letters have the sign twice, as their description: in DrawingML it ends the properties of the picture. */
const signs = new RegExp(`${unknownSign}(?!"/><pic:cNvPicPr)`, 'g');

/** How many letters in the parts of a document are only signs for unknown ones. */
export const unknownSigns = (parts: readonly Part[]): number =>
  parts.flatMap(({ xml }) => xml).reduce((sum, text) => sum + countMatches(text, signs), 0);
