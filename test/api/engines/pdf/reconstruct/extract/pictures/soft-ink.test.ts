import { describe, expect, it } from 'vitest';
import { softInkOf } from '../../../../../../../api/engines/pdf/reconstruct/extract/pictures/soft-ink.ts';

/** Grey samples of a picture, by their opacities. */
const samples = (...opacities: readonly number[]) =>
  Uint8Array.from(opacities.flatMap((opacity) => [64, 64, 64, opacity]));

describe('the soft ink of a picture', () => {
  it('has the opacity and the colour of what shows', () => {
    expect(softInkOf(3, 2, samples(0, 100, 3, 0, 50, 0))).toEqual({
      columns: 3,
      rows: 2,
      alpha: Uint8Array.from([0, 100, 0, 0, 50, 0]),
      colour: '404040',
    });
  });

  it('has few cells, with the greatest opacity of each', () => {
    const wide = softInkOf(2000, 1, samples(...Array.from({ length: 2000 }, (_, at) => (at < 3 ? 20 * at : 0))));
    expect(wide).toMatchObject({ columns: 500, rows: 1 });
    expect(wide?.alpha[0]).toBe(40);
  });

  it.each<[string, readonly number[]]>([
    ['hides what is behind it', [0, 0, 255, 0]],
    ['covers most of its area', [40, 40, 40, 0]],
    ['shows nothing', [0, 2, 0, 0]],
  ])('is none if it %s', (_, opacities) => {
    expect(softInkOf(2, 2, samples(...opacities))).toBeNull();
  });
});
