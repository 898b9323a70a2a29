import { describe, expect, it } from 'vitest';
import { findFigures } from '../../../../../../../api/engines/pdf/reconstruct/charts/figures/find-figures.ts';
import { composeBest } from '../../../../../../../api/engines/pdf/reconstruct/compose-safely.ts';
import type {
  Box,
  Fill,
  Glyph,
  Page,
  PathStep,
  Picture,
  Rule,
  Shape,
} from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { emptyPage } from '../../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';
import { withChartsDrawn } from '../../../../../../support/rebuilt-pdf/with-charts-drawn.ts';

const small = { ...look, size: 8 };
type Corners = readonly [x0: number, y0: number, x1: number, y1: number];
const open = ([x0, y0, x1, y1]: Corners): readonly PathStep[] => [
  { type: 'move', points: [x0, y0] },
  { type: 'line', points: [x1, y1] },
];
const line = (corners: Corners): Shape => {
  const [x0, y0, x1, y1] = corners;
  return { ...{ x0, y0, x1, y1 }, steps: open(corners), fill: null, stroke: '000000', width: 1 };
};
const polygon = (...corners: readonly (readonly [x: number, y: number])[]): readonly PathStep[] => [
  ...corners.map((points, index): PathStep => ({ type: index === 0 ? 'move' : 'line', points })),
  { type: 'close', points: [] },
];
const node = (corners: Corners): Shape => ({
  ...line(corners),
  steps: polygon(
    [corners[0], corners[1]],
    [corners[2], corners[1]],
    [corners[2], corners[3]],
    [corners[0], corners[3]],
  ),
  fill: 'DDDDDD',
});
/** Two round boxes, an arrow between them, and its head. */
const drawing = [
  node([100, 100, 160, 130]),
  line([160, 115, 195, 118]),
  node([192, 112, 200, 120]),
  node([200, 100, 260, 130]),
];
const labels = [...glyphs('Read', 115, 118, small), ...glyphs('Write', 215, 118, small)];
const pageOf = (own: Partial<Page>): Page => ({
  ...emptyPage(0, { width: 600, height: 800 }),
  shapes: drawing,
  glyphs: labels,
  ...own,
});
const rounded = (page: Page) =>
  findFigures(page).map(({ x0, y0, x1, y1 }) => [x0, y0, x1, y1].map((value) => Math.round(value)));

describe('figures', () => {
  it('are shapes that lines join, with their labels', () => {
    expect(rounded(pageOf({}))).toEqual([[100, 100, 260, 130]]);
    const scaled = pageOf({ glyphs: [...labels, ...glyphs('20', 88, 118, small)] });
    expect(rounded(scaled)).toEqual([[88, 100, 260, 130]]);
  });

  it('have lines that are drawn as narrow areas, with arrowheads', () => {
    const arrow: Shape = {
      ...{ x0: 160, x1: 200, y0: 111, y1: 119, fill: '000000', stroke: null, width: 0 },
      steps: [
        ...polygon([160, 114.5], [195, 114.5], [195, 115.5], [160, 115.5]),
        ...polygon([194, 111], [200, 115], [194, 119]),
      ],
    };
    const bar: Shape = { ...arrow, steps: polygon([160, 111], [200, 111], [200, 119], [160, 119]) };
    const others = drawing.filter(({ fill }) => fill !== null);
    expect(rounded(pageOf({ shapes: [...others, arrow] }))).toEqual([[100, 100, 260, 130]]);
    expect(rounded(pageOf({ shapes: [...others, bar] }))).toEqual([]);
  });

  it('are diagrams if arrows with shafts across or up and down join boxes', () => {
    const head = (x: number, y: number): Shape => ({
      ...node([x, y, x + 6, y + 8]),
      steps: polygon([x, y + 8], [x + 3, y], [x + 6, y + 8]),
    });
    const shaft = (x: number): Rule => ({
      ...{ x0: x, x1: x, y0: 108, y1: 150 },
      ...{ isHorizontal: false, thickness: 0.5, colour: '000000' },
    });
    const box = (x0: number, y0: number): Fill => ({ x0, y0, x1: x0 + 60, y1: y0 + 30, colour: 'DDDDDD' });
    const boxes = [box(100, 70), box(165, 70), box(100, 150), box(165, 150)];
    const classes = pageOf({
      fills: boxes,
      rules: [shaft(130), shaft(195), { ...shaft(160), y0: 98, y1: 98, x1: 170, isHorizontal: true }],
      shapes: [head(127, 100), head(192, 100), node([140, 108, 150, 118])],
      glyphs: [...glyphs('Read', 115, 88, small), ...glyphs('Write', 175, 168, small)],
    });
    expect(findFigures(classes)).toEqual([expect.objectContaining({ x0: 100, y1: 180, isDiagram: true })]);
    const squares = [node([127, 100, 133, 108]), node([192, 100, 198, 108]), node([140, 108, 150, 118])];
    expect(findFigures({ ...classes, shapes: squares })).toEqual([]);
    const draw = (area: Box): Picture => ({ ...area, bytes: new Uint8Array(), format: 'png' });
    expect(withChartsDrawn(classes, draw)).toMatchObject({ glyphs: [], labels: { glyphs: classes.glyphs } });
    const text = glyphs('This page has more text than its diagram has labels, so that', 50, 400);
    const beside = withChartsDrawn({ ...classes, glyphs: [...classes.glyphs, ...text] }, draw);
    expect(beside).toMatchObject({ glyphs: text, pictures: [{ description: 'Read Write' }] });
    expect(beside.labels).toBeUndefined();
  });

  it('are diagrams if lines join boxes with text', () => {
    const fills = [100, 150, 200].map((x): Fill => ({ x0: x, y0: 100, x1: x + 40, y1: 130, colour: 'DDDDDD' }));
    const rules = [140, 190].map(
      (x): Rule => ({ x0: x, x1: x + 10, y0: 115, y1: 115, isHorizontal: true, thickness: 1, colour: '000000' }),
    );
    const names = [105, 155, 205].flatMap((x) => glyphs('Box', x, 118, small));
    const boxes = pageOf({ shapes: [], fills, rules, glyphs: names });
    expect(findFigures(boxes)).toEqual([expect.objectContaining({ x0: 100, x1: 240, isDiagram: true })]);
    expect(findFigures({ ...boxes, rules: [] })).toEqual([]);
    expect(findFigures({ ...boxes, glyphs: names.slice(3) })).toEqual([]);
  });

  it('do not reach over the background of a slide', () => {
    const background: Fill = { x0: 0, x1: 600, y0: 0, y1: 800, colour: 'FFFFFF' };
    const title = glyphs('The title of the slide', 50, 40);
    expect(rounded(pageOf({ fills: [background], glyphs: [...title, ...labels] }))).toEqual([[100, 100, 260, 130]]);
  });

  it('are no drawings without lines between them, or without labels', () => {
    expect(rounded(pageOf({ shapes: drawing.filter(({ fill }) => fill !== null) }))).toEqual([]);
    expect(rounded(pageOf({ glyphs: labels.slice(0, 4) }))).toEqual([]);
  });

  it('are no drawings behind running text', () => {
    const text = glyphs('this line of a paragraph goes on over the drawing and beyond it', 60, 118, small);
    expect(rounded(pageOf({ glyphs: [...text, ...glyphs('Write', 215, 128, small)] }))).toEqual([]);
  });

  it('are found below a watermark that goes on over running text', () => {
    const letter = (x: number, y: number): Shape => ({ ...node([x, y, x + 40, y + 40]), fill: 'C0C0C0', stroke: null });
    const watermark = [letter(80, 190), letter(115, 155), letter(150, 120)];
    const text = glyphs('this line of a paragraph goes on over the watermark and beyond it', 60, 210, small);
    const shapes = [...watermark, ...drawing];
    expect(rounded(pageOf({ shapes, glyphs: [...text, ...labels] }))).toEqual([[100, 100, 260, 130]]);
    const solid = [...watermark, ...drawing.map((shape) => ({ ...shape, fill: shape.fill && 'C0C0C0', stroke: null }))];
    expect(rounded(pageOf({ shapes: solid, glyphs: [...text, ...labels] }))).toEqual([]);
  });

  it('end where a watermark leads to a table, if most pages have it and it is across a text', () => {
    const letter = (x: number, y: number): Shape => ({ ...node([x, y, x + 40, y + 40]), fill: 'C0C0C0', stroke: null });
    const watermark = [letter(80, 190), letter(115, 155), letter(150, 120)];
    const rows = [200, 220].map((y0): Rule => {
      return { x0: 60, x1: 300, y0, y1: y0, isHorizontal: true, thickness: 1, colour: '000000' };
    });
    const found = (cell: number, isRepeated: (shape: Shape) => boolean) => {
      const texts = [...labels, ...glyphs('a cell', cell, 214, small)];
      const page = pageOf({ shapes: [...watermark, ...drawing], rules: rows, glyphs: texts });
      return findFigures(page, isRepeated).map(({ y0, y1 }) => [y0, y1]);
    };
    const isRepeated = (shape: Shape) => watermark.includes(shape);
    expect(found(100, isRepeated)).toEqual([[100, 130]]);
    expect(found(100, () => false)).toEqual([[100, 230]]);
    expect(found(220, isRepeated)).toEqual([[100, 230]]);
  });

  it('are none where only a part is around a line of running text', () => {
    const frame: Shape = { ...node([60, 125, 560, 150]), stroke: null };
    const text = glyphs('this line of a paragraph is in a box of its own that lines lead to', 80, 145, small);
    expect(rounded(pageOf({ shapes: [...drawing, frame], glyphs: [...text, ...labels] }))).toEqual([]);
  });

  it('become pictures that their labels describe', async () => {
    const text = [300, 312, 324].flatMap((y) => glyphs('a paragraph below the figure of the page', 60, y));
    const page = pageOf({ glyphs: [...labels, ...text] });
    const picture = { bytes: new Uint8Array(), format: 'png' as const };
    const drawn = withChartsDrawn(page, (area) => ({ ...area, ...picture }));
    const { sections } = await composeBest({ pages: [drawn], outline: [], title: '' });
    const inlines = sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.type === 'paragraph' ? block.inlines : [])),
    );
    const drawings = inlines.filter((inline) => inline.type === 'drawing');
    expect(drawings.map(({ description }) => description)).toEqual(['Read Write']);
    const words = inlines.flatMap((inline) => (inline.type === 'text' ? [inline.text] : [])).join(' ');
    expect(words).not.toContain('Read');
    expect(words).toContain('paragraph below');
  });

  it('are diagrams if few of their labels are long, each in a box of its own', () => {
    const rows = [0, 1, 2].map((row) => 100 + 60 * row);
    const boxes = rows.map((y0): Fill => ({ x0: 100, x1: 450, y0, y1: y0 + 40, colour: 'FFFFFF' }));
    const joins = rows.slice(1).map((y1): Rule => {
      return { x0: 250, x1: 250, y0: y1 - 20, y1, isHorizontal: false, thickness: 1, colour: '000000' };
    });
    const short = rows.flatMap((y) => [0, 1, 2, 3].flatMap((at) => glyphs('part', 110 + 70 * at, y + 12, small)));
    const long = glyphs(
      'a line that says so much that it would be a line of text if it were in no box',
      104,
      130,
      small,
    );
    const page = (own: readonly Fill[]) =>
      pageOf({ shapes: [], fills: own, rules: joins, glyphs: [...short, ...long] });
    expect(findFigures(page(boxes))).toMatchObject([{ isDiagram: true }]);
    expect(findFigures(page(boxes.map((box, index) => (index === 0 ? { ...box, x1: 300 } : box))))).toEqual([]);
    const rest = rows
      .slice(1)
      .map((y) => glyphs('a line that says as much as the one in the first box does, or more', 104, y + 30, small));
    expect(findFigures({ ...page(boxes), glyphs: [...short, ...long, ...rest.flat()] })).toEqual([]);
  });

  it('are drawings if they have more shapes than letters name', () => {
    const nodes = Array.from({ length: 20 }, (_, index) => {
      const x = 100 + 12 * index;
      return node([x, 100, x + 10, 110]);
    });
    const shapes = [...nodes, line([100, 112, 340, 118])];
    const isDiagram = (text: string, others: readonly Glyph[] = []) => {
      const names = [...glyphs(text, 100, 118, small), ...glyphs('10', 320, 118, small)];
      return findFigures(pageOf({ shapes, glyphs: [...names, ...others] })).map((figure) => figure.isDiagram);
    };
    expect(isDiagram('memory')).toEqual([true]);
    expect(isDiagram('memory'.repeat(8))).toEqual([false]);
    expect(isDiagram('memory', glyphs('The text of a page that has a drawing among other things', 100, 400))).toEqual([
      false,
    ]);
  });
});
