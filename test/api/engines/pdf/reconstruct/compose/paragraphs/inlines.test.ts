import { describe, expect, it } from 'vitest';
import { inlinesOf } from '../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/inlines.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const spaced = (text: string, by: (index: number) => number, reach: (letter: string) => number = () => 0) => {
  let moved = 0;
  const of = reach('f') > 0 ? { ...look, isItalic: true } : look;
  const letters = glyphs(text, 50, 100, of).map((glyph, index) => {
    moved += by(index);
    return { ...glyph, x0: glyph.x0 + moved, x1: glyph.x1 + moved + reach(glyph.text) };
  });
  const [line] = findSegments(letters);
  return inlinesOf(line?.marks ?? [], { look: of, baselineOf: () => 100 });
};

describe('runs of text', () => {
  it('keep the room that was set between all letters', () => {
    expect(spaced('Heading', () => 0.5)).toMatchObject([{ text: 'Heading', tracking: 0.5 }]);
  });

  it('keep it between slanted letters, some of which reach beyond their widths', () => {
    const reach = (letter: string) => ('ft'.includes(letter) ? 1 : 0);
    expect(spaced('softerletters', () => -0.3, reach)).toMatchObject([{ tracking: -0.3 }]);
    expect(spaced('softerletters', () => 0, reach)[0]).not.toHaveProperty('tracking');
  });

  it('go on over spaces, but for those in another font', () => {
    const other = { ...look, font: 'Other' };
    const letters = glyphs('a b c', 50, 100).map((glyph) =>
      glyph.text === 'c' ? { ...glyph, spaceLook: other } : glyph,
    );
    const [line] = findSegments(letters);
    const runs = inlinesOf(line?.marks ?? [], { look, baselineOf: () => 100 });
    expect(runs).toMatchObject([
      { text: 'a b', look },
      { text: ' ', look: other },
      { text: 'c', look },
    ]);
  });

  it('have none where only some letters were moved closer', () => {
    const [run] = spaced('Headings', (index) => (index === 2 ? -1 : 0));
    expect(run).not.toHaveProperty('tracking');
  });
});
