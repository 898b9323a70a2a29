import { describe, expect, it } from 'vitest';
import { withTextEffects } from '../../../../../../api/engines/pdf/reconstruct/marks/text-effects.ts';
import type { Box, Page } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { emptyPage } from '../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

/** Two words, from 70 to 145 points. */
const letters = () => glyphs('Charte graphique', 70, 100).slice(0, 15);
const box: Box = { x0: 60, x1: 160, y0: 80, y1: 115 };

/** A page with letters before a picture that has a cell for each point; opacities by their places. */
function page(opacity: (x: number, y: number) => number, text = letters()): Page {
  const [columns, rows] = [box.x1 - box.x0, box.y1 - box.y0];
  const alpha = Uint8Array.from({ length: columns * rows }, (_, at) =>
    opacity(box.x0 + (at % columns) + 0.5, box.y0 + Math.floor(at / columns) + 0.5),
  );
  const softInk = { columns, rows, alpha, colour: '404040' };
  const picture = { ...box, bytes: new Uint8Array(), format: 'png', softInk } as const;
  return { ...emptyPage(0, { width: 600, height: 800 }), glyphs: text, pictures: [picture] };
}

/** Ink that fades around the letters and is moved to the right. */
const around =
  (moved: number, peak = 102) =>
  (x: number, y: number) => {
    const [first, last] = [70 + moved, 150 + moved];
    const far = Math.max(0, first - x, x - last, 94 - y, y - 100);
    const isBetween = x > 100 + moved && x < 105 + moved;
    return isBetween ? 0 : Math.max(0, peak - 20 * far - 10 * Math.abs(y - 97));
  };

describe('the picture of a soft edge behind letters', () => {
  it('is a glow if it is around them', () => {
    const { glyphs: shown, pictures } = withTextEffects(page(around(0)));
    expect(pictures).toEqual([]);
    expect(shown.map(({ look }) => look.effect?.offset)).toEqual(shown.map(() => 0));
    expect(shown[0]?.look.effect?.transparency).toBeCloseTo(0.62, 1);
    expect(new Set(shown.map(({ look }) => look)).size).toBe(1);
  });

  it('is a shadow if it is moved', () => {
    const [first] = withTextEffects(page(around(1.5))).glyphs;
    expect(first?.look.effect).toMatchObject({ colour: '404040' });
    expect(first?.look.effect?.offset).toBeGreaterThan(1);
  });

  it('is that of a word in its middle, not of the letters beside it', () => {
    const beside = [...glyphs('n', 62, 100), ...letters(), ...glyphs('a', 153, 100)];
    const { glyphs: shown, pictures } = withTextEffects(page(around(0, 40), beside));
    expect(pictures).toEqual([]);
    expect(shown.filter(({ look }) => look.effect === undefined).map(({ text }) => text)).toEqual(['n', 'a']);
  });

  it('is that of a single letter where words have it in its colour', () => {
    const ofWord = page(around(0));
    const narrow = (x: number, y: number) => Math.max(0, 102 - 20 * Math.hypot(x - 303, y - 97));
    const softInk = {
      ...{ columns: 26, rows: 35, colour: '404040' },
      alpha: Uint8Array.from({ length: 26 * 35 }, (_, at) => narrow(290.5 + (at % 26), 80.5 + Math.floor(at / 26))),
    };
    const ofLetter = { ...box, x0: 290, x1: 316, bytes: new Uint8Array(), format: 'png', softInk } as const;
    const text = [...ofWord.glyphs, ...glyphs('e', 300, 100)];
    const both = { ...ofWord, glyphs: text, pictures: [ofLetter, ...ofWord.pictures] };
    expect(withTextEffects(both).pictures).toEqual([]);
    const alone = { ...both, pictures: [ofLetter] };
    expect(withTextEffects(alone)).toBe(alone);
  });

  it.each<[string, () => Page]>([
    ['is an area behind the letters', () => page((x, y) => (x > 66 && x < 154 && y > 88 && y < 106 ? 102 : 0))],
    ['has ink elsewhere', () => page((x, y) => (y < 85 ? 102 : around(0)(x, y)))],
    ['has letters without ink', () => page((x, y) => (x < 90 ? around(0)(x, y) : 0))],
    ['has no letters', () => page(around(0), glyphs('Elsewhere', 70, 300))],
  ])('stays a picture if it %s', (_, make) => {
    const read = make();
    expect(withTextEffects(read)).toBe(read);
  });
});
