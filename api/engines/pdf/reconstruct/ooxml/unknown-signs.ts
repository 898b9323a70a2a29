import { countMatches } from '../../../../formats/count-matches.ts';
import { unknownSign } from '../model/characters/unknown-letters.ts';
import type { Part } from './write-package.ts';

const signs = new RegExp(unknownSign, 'g');

/** How many letters in the parts of a document are only signs for unknown ones. */
export const unknownSigns = (parts: readonly Part[]): number =>
  parts.flatMap(({ xml }) => xml).reduce((sum, text) => sum + countMatches(text, signs), 0);
