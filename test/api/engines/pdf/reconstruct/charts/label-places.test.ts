import { expect, it } from 'vitest';
import { thresholds } from '../../../../../../api/engines/pdf/reconstruct/charts/drawn-pages/thresholds.ts';
import { createLabelPlaces } from '../../../../../../api/engines/pdf/reconstruct/charts/label-places.ts';
import { composeBest } from '../../../../../../api/engines/pdf/reconstruct/compose-safely.ts';
import type { Page, Picture } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { emptyPage } from '../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

it('lets a document have a limited number of texts at their places', () => {
  const places = createLabelPlaces();
  expect(places.take(thresholds.drawnPage.maxTexts - 1)).toBe(true);
  expect(places.take(2)).toBe(false);
  expect(places.take(1)).toBe(true);
  expect(createLabelPlaces(0).take(1)).toBe(false);
});

it('are where labels on pictures become text boxes', async () => {
  const picture: Picture = { x0: 50, y0: 50, x1: 250, y1: 200, bytes: new Uint8Array([1]), format: 'png' };
  const rising = glyphs('Metres', 0, 0).map((glyph, at) => ({
    ...{ ...glyph, x0: 60, x1: 70, y0: 150 - 5 * at, y1: 155 - 5 * at },
  }));
  const labels = { glyphs: glyphs('1.5', 100, 120), rotated: rising };
  const page: Page = { ...emptyPage(0, { width: 300, height: 400 }), pictures: [picture], labels };
  // More of a drawing's labels may run up the page than of text that is read on.
  const drawing: Page = { ...emptyPage(0, { width: 300, height: 400 }), ...labels, background: picture };
  const boxesOf = async (read: Page) => {
    const { sections } = await composeBest({ pages: [read], outline: [], title: '' });
    return sections
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) => (block.type === 'paragraph' ? block.inlines : []))
      .flatMap((inline) =>
        inline.type === 'text-box' ? [[inline.turn, inline.texts.map(({ text }) => text).join('')]] : [],
      );
  };
  const boxes = [
    [-90, 'Metres'],
    [0, '1.5'],
  ];
  expect(await boxesOf(page)).toEqual(boxes);
  expect(await boxesOf(drawing)).toEqual(boxes);
});
