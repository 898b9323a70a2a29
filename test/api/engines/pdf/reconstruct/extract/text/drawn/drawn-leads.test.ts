import { describe, expect, it } from 'vitest';
import { markLeads } from '../../../../../../../../api/engines/pdf/reconstruct/extract/text/drawn/drawn-leads.ts';
import type { DrawnText } from '../../../../../../../../api/engines/pdf/reconstruct/extract/text/drawn/drawn-paragraphs.ts';
import { glyphs, look } from '../../../../../../../support/rebuilt-pdf/glyphs.ts';

const drawn = (text: string, x: number, baseline: number, of = look): DrawnText => ({
  ...{ index: 0, baseline, area: null },
  letters: glyphs(text, x, baseline, of),
});
/** The text behind a number of three letters and a space; it has that space. */
const rest = (text: string, of = look) => drawn(` ${text}`, 65, 100, of);
const leadsOf = (...texts: readonly DrawnText[]) => {
  markLeads(texts);
  return texts.map(({ letters }) => letters[0]?.paragraph?.lead);
};

describe('numbers that are drawn apart from what they count', () => {
  it('are set by a word processor', () => {
    expect(leadsOf(drawn('3.1', 50, 100), rest('Aims of it'))).toEqual(['3.1', undefined]);
    const lines = [60, 80].map((y) => drawn('A line of text', 50, y));
    expect(leadsOf(...lines, drawn('3.1', 50, 100), rest('Aims'))[2]).toBe('3.1');
  });

  it.each<[string, readonly DrawnText[]]>([
    ['look otherwise', [drawn('3.1', 50, 100), rest('Aims of it', { ...look, isBold: true })]],
    ['are no numbers', [drawn('Aim', 50, 100), rest('of all of it')]],
    ['are within a line', [drawn('Page', 20, 100), drawn('3.1', 50, 100), rest('of all of it')]],
    ['are above what follows', [drawn('3.1', 50, 80), rest('Aims of it')]],
    ['are words of a file that draws each alone', [drawn('3.1', 50, 100), rest('Aims'), drawn('of', 90, 100)]],
    ['have nothing behind them', [drawn('3.1', 50, 100)]],
  ])('are text if they %s', (_, texts) => {
    expect(leadsOf(...texts).every((lead) => lead === undefined)).toBe(true);
  });
});
