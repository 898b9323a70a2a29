import { describe, expect, it, vi } from 'vitest';
import { withBackground } from '../../../../../../../api/engines/pdf/reconstruct/charts/drawn-pages/drawn-page.ts';
import { thresholds } from '../../../../../../../api/engines/pdf/reconstruct/charts/drawn-pages/thresholds.ts';
import { createLabelPlaces } from '../../../../../../../api/engines/pdf/reconstruct/charts/label-places.ts';
import { thresholds as shared } from '../../../../../../../api/engines/pdf/reconstruct/charts/thresholds.ts';
import type { Page, Picture, Rule, Shape } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { emptyPage } from '../../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const picture = { x0: 0, y0: 0, x1: 600, y1: 800, bytes: new Uint8Array(1), format: 'png' as const };
/** Shapes of so many sizes. */
const shapes = (sizes: number): readonly Shape[] =>
  Array.from({ length: 200 }, (_, index) => ({
    ...{ x0: 10, x1: 20 + (index % sizes), y0: 10, y1: 50 + 2 * (index % sizes) },
    ...{ steps: [], fill: 'C0C0C0', stroke: null, width: 0 },
  }));
/** Names beside one another in rows, each a step further than that above. */
const labels = (step: number) =>
  Array.from({ length: 100 }, (_, index) =>
    glyphs('Harbour', 10 + 110 * (index % 5) + step * Math.floor(index / 5), 20 + 30 * Math.floor(index / 5)),
  ).flat();
const drawing = (drawn: Picture | null) => ({ background: () => drawn, whole: () => drawn });
const pageWith = (parts: Partial<Page>): Page => ({ ...emptyPage(0, { width: 600, height: 800 }), ...parts });

describe('a page that is a drawing', () => {
  it('has all that is drawn as one picture behind its labels', () => {
    const map = withBackground(
      pageWith({ shapes: shapes(200), glyphs: labels(4.3) }),
      drawing(picture),
      createLabelPlaces(),
    );
    expect(map).toMatchObject({ background: picture, shapes: [], rules: [], fills: [], pictures: [] });
    expect(map.glyphs).toHaveLength(700);
  });

  it('may have straight lines only, and labels in columns beside them', () => {
    const rules = (lengths: number): readonly Rule[] =>
      Array.from({ length: shared.maxRules + 1 }, (_, index) => ({
        ...{ x0: 10, x1: 11 + (index % lengths), y0: index % 800, y1: index % 800 },
        ...{ isHorizontal: true, thickness: 0.5, colour: '000000' },
      }));
    const plan = withBackground(
      pageWith({ rules: rules(300), glyphs: labels(0) }),
      drawing(picture),
      createLabelPlaces(),
    );
    expect(plan).toMatchObject({ background: picture, rules: [] });
    const table = pageWith({ rules: rules(30), glyphs: labels(0) });
    expect(withBackground(table, drawing(picture), createLabelPlaces())).toBe(table);
  });

  it('is a picture of all on it once the document has many labels on others', () => {
    const places = createLabelPlaces();
    const map = pageWith({ shapes: shapes(200), glyphs: labels(4.3) });
    const pages = Array.from({ length: thresholds.drawnPage.maxTexts / 100 + 1 }, () =>
      withBackground(map, drawing(picture), places),
    );
    expect(pages.slice(0, -1).every(({ background, glyphs: own }) => background && own.length === 700)).toBe(true);
    expect(pages.at(-1)).toMatchObject({ glyphs: [], shapes: [], pictures: [picture] });
    expect(pages.at(-1)?.pictures[0]?.description).toMatch(/^Harbour Harbour/);
  });

  it('is left as it is if it cannot be drawn', () => {
    const map = pageWith({ shapes: shapes(200), glyphs: labels(4.3) });
    expect(withBackground(map, drawing(null), createLabelPlaces())).toBe(map);
  });

  it.each([
    ['signs of few sizes', { shapes: shapes(20), glyphs: labels(4.3) }],
    ['a few labels', { shapes: shapes(200), glyphs: glyphs('Fig. 1', 10, 10) }],
    ['labels in columns', { shapes: shapes(200), glyphs: labels(0) }],
    [
      'running text',
      {
        shapes: shapes(200),
        glyphs: Array.from({ length: 60 }, (_, row) =>
          glyphs('Text that runs on to the end', 10, 12 * row + 20),
        ).flat(),
      },
    ],
  ])('is not one with %s', (_, parts) => {
    const draw = vi.fn(() => picture);
    const page = pageWith(parts);
    expect(withBackground(page, { background: draw, whole: draw }, createLabelPlaces())).toBe(page);
    expect(draw).not.toHaveBeenCalled();
  });
});

describe('a page that is a diagram', () => {
  /** An arrow to the right in one piece, as an outline of seven corners. */
  const arrow = (x: number, y: number): Shape => {
    const outline = [x, y, x + 190, y, x + 190, y - 3, x + 200, y + 1, x + 190, y + 5, x + 190, y + 2, x, y + 2];
    const points = Array.from({ length: outline.length / 2 }, (_, index) => outline.slice(2 * index, 2 * index + 2));
    const steps = points.map((each, index) => ({
      type: index === 0 ? ('move' as const) : ('line' as const),
      points: each,
    }));
    const box = { x0: x, x1: x + 200, y0: y - 3, y1: y + 5 };
    return { ...box, steps: [...steps, { type: 'close', points: [] }], fill: '000000', stroke: null, width: 0 };
  };
  const arrows = [arrow(100, 100), arrow(300, 300), arrow(200, 600)];
  const texts = (text: string) => Array.from({ length: 10 }, (_, index) => glyphs(text, 50, 50 + 70 * index)).flat();
  const isDrawn = (parts: Partial<Page>) =>
    withBackground(pageWith(parts), drawing(picture), createLabelPlaces()).background !== undefined;

  it('has arrows across it and no lines of paragraphs', () => {
    expect(isDrawn({ shapes: arrows, glyphs: texts('Cache') })).toBe(true);
    const line = glyphs('This line is one of a paragraph that explains the rest', 50, 450);
    expect(isDrawn({ shapes: arrows, glyphs: [...texts('Cache'), ...line] })).toBe(false);
    expect(isDrawn({ shapes: arrows, glyphs: glyphs('Cache', 50, 50) })).toBe(false);
  });

  it('may have the long line of a running head above or below its arrows', () => {
    const foot = (height: number) =>
      glyphs('A file with a long name, printed at noon on a Monday in December', 50, height);
    const pageOf = (height: number) => ({ shapes: arrows, glyphs: [...texts('Cache'), ...foot(height)] });
    expect([isDrawn(pageOf(780)), isDrawn(pageOf(590)), isDrawn(pageOf(640))]).toEqual([true, false, false]);
  });

  it('is none with few arrows, or in a part of it', () => {
    expect(isDrawn({ shapes: arrows.slice(1), glyphs: texts('Cache') })).toBe(false);
    const close = [arrow(100, 100), arrow(100, 150), arrow(100, 200)];
    expect(isDrawn({ shapes: close, glyphs: texts('Cache') })).toBe(false);
  });
});
