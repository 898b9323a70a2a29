import { describe, expect, it } from 'vitest';
import { partHeadPictures } from '../../../../../../api/engines/pdf/reconstruct/heads/head-pictures.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Page, Picture } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { emptyPage } from '../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const bytes = new Uint8Array([1]);
const logo: Picture = { x0: 500, x1: 540, y0: 20, y1: 50, bytes, format: 'png' };
const pageWith = (index: number, picture: Picture, page: Partial<Page> = {}, head = 'A head') => ({
  ...{ index, width: 600, height: 800 },
  page: { ...emptyPage(index, { width: 600, height: 800 }), pictures: [picture], ...page },
  body: findSegments(glyphs('The text', 60, 100)),
  header: head === '' ? [] : findSegments(glyphs(head, 60, 40)),
  footer: [],
});
const partedOf = (...pages: readonly ReturnType<typeof pageWith>[]) => {
  const parted = partHeadPictures(pages);
  return {
    left: parted.pages.map(({ page }) => page.pictures.length),
    found: parted.pictures.map(({ drawn, on }) => [drawn.isOfHead, [...on]]),
  };
};

describe('pictures beside running heads', () => {
  it('belong to them, once for all pages that have them', () => {
    const { left, found } = partedOf(pageWith(0, logo), pageWith(1, { ...logo }));
    expect(left).toEqual([0, 0]);
    expect(found).toEqual([[true, [0, 1]]]);
  });

  it('are text where text begins at their height, or without heads', () => {
    expect(partedOf(pageWith(0, { ...logo, y1: 110 })).left).toEqual([1]);
    expect(partedOf(pageWith(0, logo, {}, '')).left).toEqual([1]);
    expect(partedOf(pageWith(0, { ...logo, y0: 55, y1: 80 })).left).toEqual([1]);
  });

  it('are named by the tags of tagged files', () => {
    expect(partedOf(pageWith(0, logo, { isTagged: true }))).toEqual({ left: [1], found: [] });
  });
});
