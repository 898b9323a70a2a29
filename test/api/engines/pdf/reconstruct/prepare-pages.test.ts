import { describe, expect, it } from 'vitest';
import type { Box, Page, Picture } from '../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { createPreparation } from '../../../../../api/engines/pdf/reconstruct/prepare-pages.ts';
import type { ReconstructTask } from '../../../../../api/engines/pdf/reconstruct/reconstruct-messages.ts';
import { emptyPage } from '../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs } from '../../../../support/rebuilt-pdf/glyphs.ts';

const size = { width: 300, height: 400 };
const picture: Picture = { x0: 0, x1: 300, y0: 0, y1: 400, bytes: new Uint8Array([1]), format: 'png' };
const task: ReconstructTask = {
  ...{ input: '', output: '', format: 'docx', embedsFonts: false, isForRtf: false, hasEffects: false },
  hidesLayers: false,
};

/** Prepares a page. Returns what became of it, and what was drawn for it. */
function prepared(page: Page, parts: Partial<ReconstructTask> = {}) {
  const drawn: string[] = [];
  const draws = {
    drawArea: (index: number, { x1, y1 }: Box, outlines?: string) => {
      drawn.push(`${index}: ${x1} × ${y1}, ${outlines}`);
      return picture;
    },
    drawBackground: () => {
      drawn.push('background');
      return picture;
    },
    drawRaster: (index: number) => {
      drawn.push(`${index}: pixels`);
      const pixels = new Uint32Array(300 * 400).fill(0xffffffff).fill(0xff000000, 95 * 300, 98 * 300);
      return { width: 300, height: 400, pixelsPerPoint: 1, pixels };
    },
  };
  const fitted: Page[] = [];
  const read = createPreparation(
    { ...task, ...parts },
    draws,
    (each) => fitted.push(each),
    () => false,
  )(page);
  return { read, drawn, fitted };
}

describe('a page that is made ready', () => {
  it('has its fonts set, on a copy', () => {
    const page: Page = { ...emptyPage(0, size), glyphs: glyphs('text', 50, 100) };
    const { read, drawn, fitted } = prepared(page);
    expect([fitted.length, fitted[0] === page, drawn]).toEqual([1, false, []]);
    expect(read.glyphs).toEqual(page.glyphs);
  });

  it('has pictures of letters that nothing tells, unless it is a slide', () => {
    const page: Page = { ...emptyPage(2, size), glyphs: glyphs('a\ufffd', 50, 100) };
    const { read, drawn } = prepared(page);
    expect([read.glyphs.map((glyph) => glyph.picture?.y0), drawn]).toEqual([[undefined, 95], ['2: pixels']]);
    expect(prepared(page, { format: 'pptx' }).drawn).toEqual([]);
  });

  it('is a picture where its letters have no codes', () => {
    const page: Page = { ...emptyPage(3, size), glyphs: glyphs('text that nobody can read', 50, 100), unread: 21 };
    const { read, drawn } = prepared(page);
    expect([read.glyphs, read.pictures, drawn]).toEqual([[], [picture], ['3: 300 × 400, beyond']]);
  });

  const shapes = Array.from({ length: 200 }, (_, index) => ({
    ...{ x0: 10, x1: 20 + index, y0: 10, y1: 50 + 2 * index, steps: [], fill: 'C0C0C0', stroke: null, width: 0 },
  }));
  /** Names beside one another in rows, each a step further than that above. */
  const names = Array.from({ length: 100 }, (_, index) =>
    glyphs('Harbour', 10 + 110 * (index % 5) + 4.3 * Math.floor(index / 5), 20 + 30 * Math.floor(index / 5)),
  );
  const map: Page = { ...emptyPage(0, { width: 600, height: 800 }), glyphs: names.flat(), shapes };

  it('has its labels on a picture of all else where it is a map', () => {
    const { read, drawn } = prepared(map, { format: 'pptx' });
    expect([drawn, read.background, read.shapes]).toEqual([['background'], picture, []]);
    expect(read.glyphs).toHaveLength(700);
  });

  it('keeps what is drawn on it for RTF, which has no text boxes', () => {
    expect(prepared({ ...map, isVertical: true }, { isForRtf: true }).read.background).toBeUndefined();
  });
});
