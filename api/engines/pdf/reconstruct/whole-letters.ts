import { withNamedLigatures } from './fonts/unnamed-ligatures.ts';
import { withLowQuotes } from './marks/low-quotes.ts';
import { withAccents } from './marks/overdrawn/composed-accents.ts';
import { withoutDoubledLetters } from './marks/overdrawn/without-doubled-letters.ts';
import { withAttachedMarks } from './marks/vowels/attached-marks.ts';
import { withSpelledClusters } from './marks/vowels/spelled-clusters.ts';
import type { Page } from './model/page-model.ts';

/**
 * The letters of a page as people read them: those drawn twice once, ligatures as their letters, lowered quotation marks as
 * low ones, and accents and vowels with the letters that they belong to.
 */
export const withWholeLetters = (page: Page): Page =>
  withAttachedMarks(withSpelledClusters(withAccents(withLowQuotes(withNamedLigatures(withoutDoubledLetters(page))))));
