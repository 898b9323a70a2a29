import { withNamedLigatures } from './fonts/unnamed-ligatures.ts';
import { withLowQuotes } from './marks/low-quotes.ts';
import { withAccents } from './marks/overdrawn/composed-accents.ts';
import { withSigns } from './marks/overdrawn/composed-signs.ts';
import { withoutDoubledLetters } from './marks/overdrawn/without-doubled-letters.ts';
import { withAttachedMarks } from './marks/vowels/attached-marks.ts';
import { withSpelledClusters } from './marks/vowels/spelled-clusters.ts';
import type { Page } from './model/page-model.ts';

/**
 * The letters of a page as people read them: those drawn twice once, ligatures as their letters, lowered quotation marks as
 * low ones, accents and vowels with the letters that they belong to, and signs of two glyphs as one.
 */
export const withWholeLetters = (page: Page): Page =>
  withAttachedMarks(
    withSpelledClusters(withSigns(withAccents(withLowQuotes(withNamedLigatures(withoutDoubledLetters(page)))))),
  );
