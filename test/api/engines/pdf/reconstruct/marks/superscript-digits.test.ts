import { describe, expect, it } from 'vitest';
import { withRaisedDigits } from '../../../../../../api/engines/pdf/reconstruct/marks/superscript-digits.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const linked = (text: string, link?: string) => glyphs(text, 50, 100).map((glyph) => ({ ...glyph, link }));

describe('superscript digits', () => {
  it('are raised marks of notes where a link leads to a place in the document', () => {
    const [digit, ...others] = withRaisedDigits([...linked('¹', '#note'), ...linked('⁰', '#note')]);
    expect(digit).toMatchObject({ text: '1', link: '#note', baseline: 96.7, look: { size: 6 } });
    expect(others.map(({ text, look }) => [text, look === digit?.look])).toEqual([['0', true]]);
  });

  it('stay where there is no link, or one elsewhere', () => {
    const letters = [...linked('m²'), ...linked('³', 'https://example.org/')];
    expect(withRaisedDigits(letters)).toBe(letters);
  });
});
