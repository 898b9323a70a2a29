import { describe, expect, it } from 'vitest';
import { findDrawnHeads } from '../../../../../../../../api/engines/pdf/reconstruct/extract/text/drawn/drawn-heads.ts';

/** Texts and pictures in the order in which they are painted, by their places from the top of a page of 800 points. */
function headsOf(...objects: readonly (number | { readonly picture: readonly [top: number, bottom: number] })[]) {
  const texts = objects.flatMap((object, index) =>
    typeof object === 'number' ? [{ index, letters: [], baseline: object, area: null }] : [],
  );
  const pictures = objects.flatMap((object, index) => {
    if (typeof object === 'number') return [];
    const [y0, y1] = object.picture;
    return [{ index, box: { x0: 0, x1: 100, y0, y1 } }];
  });
  return findDrawnHeads(texts, pictures, 800);
}

describe('findDrawnHeads', () => {
  it('finds the header and the footer that are painted before text above the footer', () => {
    expect(headsOf(40, 50, 760, 80, 95, 740)).toEqual({ header: 2, footer: 1, objects: 3 });
    expect(headsOf(760, 775, 80, 95)).toEqual({ header: 0, footer: 2, objects: 2 });
  });

  it('takes what is painted from top to bottom for text', () => {
    expect(headsOf(40, 80, 400, 740, 760)).toBeNull();
    expect(headsOf(40, 80, 740, 760)).toBeNull();
  });

  it('adds the pictures that are painted before any text of the page', () => {
    expect(headsOf(40, 760, { picture: [10, 60] }, 80, 95)).toEqual({ header: 1, footer: 1, objects: 3 });
    expect(headsOf(40, { picture: [10, 60] }, 80, 95)).toEqual({ header: 1, footer: 0, objects: 2 });
  });

  it('leaves pictures among the text, after it, or beyond the heads', () => {
    expect(headsOf(40, 760, 80, { picture: [10, 60] }, 95)).toEqual({ header: 1, footer: 1, objects: 2 });
    expect(headsOf(40, 80, { picture: [10, 60] })).toBeNull();
    expect(headsOf(40, { picture: [200, 400] }, 420)).toBeNull();
  });

  it('leaves a small picture in a line of text, as of an emoji', () => {
    expect(headsOf(40, { picture: [50, 62] }, 63, 80)).toBeNull();
    expect(headsOf(40, { picture: [50, 62] }, 80)).toMatchObject({ header: 1 });
    expect(headsOf(40, { picture: [10, 110] }, 80)).toMatchObject({ header: 1 });
  });
});
