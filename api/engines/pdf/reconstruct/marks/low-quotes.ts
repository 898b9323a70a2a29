import { glyphWith } from '../model/new-glyph.ts';
import type { Glyph, Page } from '../model/page-model.ts';
import { thresholds } from './thresholds.ts';

const { minDropEms, maxDropEms, maxGapEms } = thresholds.lowQuote;

/** Quotation marks at the height of capitals, and those at the baseline that look like them. */
const lowQuotes: Readonly<Record<string, string>> = { '”': '„', '’': '‚' };

/** Whether a quotation mark stands right before a letter, and on its baseline with its lower end instead of its own. */
function isLowered(quote: Glyph, letter: Glyph): boolean {
  const { size } = letter.look;
  const drop = (quote.baseline - letter.baseline) / size;
  const gap = (letter.x0 - quote.x1) / size;
  return quote.look.size === size && drop > minDropEms && drop < maxDropEms && Math.abs(gap) < maxGapEms;
}

/**
 * Reads lowered quotation marks as what they look like: the old encodings of TeX's fonts have no low ones, and German text
 * is set with closing ones that are lowered. They would be a line of their own below that of their word.
 */
export function withLowQuotes(page: Page): Page {
  if (!page.glyphs.some(({ text }) => lowQuotes[text] !== undefined)) return page;
  const glyphs = [...page.glyphs];
  for (const [index, quote] of page.glyphs.entries()) {
    const [text, letter] = [lowQuotes[quote.text], page.glyphs[index + 1]];
    if (text === undefined || letter === undefined || !isLowered(quote, letter)) continue;
    const rise = quote.baseline - letter.baseline;
    const { baseline } = letter;
    glyphs[index] = glyphWith(quote, { text, baseline, y0: quote.y0 - rise, y1: quote.y1 - rise, ink: undefined });
    if (letter.space === 'guessed') glyphs[index + 1] = glyphWith(letter, { space: null, spaces: 0 });
  }
  return { ...page, glyphs };
}
