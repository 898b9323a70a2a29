import { describe, expect, it } from 'vitest';
import { createLabelPlaces } from '../../../../../../api/engines/pdf/reconstruct/charts/label-places.ts';
import { type DrawsArea, withCharts } from '../../../../../../api/engines/pdf/reconstruct/charts/with-charts.ts';
import type {
  Box,
  DrawnFigure,
  Page,
  Picture,
} from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { emptyPage } from '../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';
import { plotPage } from '../../../../../support/rebuilt-pdf/plot-page.ts';

const area: Box = { x0: 100, x1: 300, y0: 200, y1: 400 };
const figure: DrawnFigure = { ...area, description: 'A chart' };
const page: Page = {
  ...emptyPage(0, { width: 600, height: 800 }),
  figures: [figure],
  glyphs: [
    ...['some text above the chart', 'that goes on', 'for some lines', 'and ends here'].flatMap((text, at) =>
      glyphs(text, 50, 60 + 12 * at),
    ),
  ],
  rotated: glyphs('Sum', 150, 300),
  rules: [
    { isHorizontal: true, x0: 110, x1: 290, y0: 390, y1: 390, thickness: 1, colour: '000000' },
    { isHorizontal: true, x0: 50, x1: 290, y0: 500, y1: 500, thickness: 1, colour: '000000' },
  ],
};
const draw = ({ x0, x1, y0, y1 }: Box): Picture => ({ x0, x1, y0, y1, bytes: Uint8Array.of(1), format: 'png' });

/** The page with its charts, and the areas that were drawn. @param mostLabels As in `createLabelPlaces`. */
function drawn(of: Page, draws: Partial<DrawsArea> = {}, mostLabels?: number) {
  const areas: string[] = [];
  const found = withCharts(
    of,
    {
      area: (box, outlines) => {
        areas.push(outlines);
        return draw(box);
      },
      background: (box) => {
        areas.push('background');
        return draw(box);
      },
      ...draws,
    },
    createLabelPlaces(mostLabels),
    () => false,
  );
  return { found, areas };
}
const textOf = ({ glyphs: letters }: Pick<Page, 'glyphs'>) => letters.map(({ text }) => text).join('');

describe('a plot that a line of text beside it reaches into', () => {
  const text = [60, 72, 84, 96].flatMap((y) => glyphs('some text above the plot that goes on', 50, y));
  const pageWith = (baseline: number) =>
    plotPage({
      glyphs: [...plotPage({}).glyphs, ...text, ...glyphs('Figure 1: what the plot of this page shows', 90, baseline)],
    });

  it('is drawn without text, so that nothing of the line is there twice', () => {
    const { found, areas } = drawn(pageWith(324));
    expect(areas).toEqual(['background']);
    expect(textOf(found)).toContain('Figure1');
    expect(textOf(found.labels ?? { glyphs: [] })).toContain('500');
  });

  it('is drawn with all of it where no more labels have a place', () => {
    expect(drawn(pageWith(324), {}, 0).areas).toEqual(['beyond']);
  });

  it('is drawn with its labels where the line only touches it', () => {
    expect(drawn(pageWith(330)).areas).toEqual(['beyond']);
  });
});

describe('a figure', () => {
  it('becomes a picture, described by what the file says of it', () => {
    const { found, areas } = drawn(page);
    expect(found.pictures).toMatchObject([{ description: 'A chart' }]);
    expect(areas).toEqual(['beyond']);
  });

  it('takes what is on it out of the page, and leaves the rest', () => {
    const { found } = drawn({
      ...page,
      unshaped: [
        { ...area, x1: 200 },
        { x0: 0, x1: 9, y0: 0, y1: 9 },
      ],
    });
    expect(textOf(found)).toBe('sometextabovethechartthatgoesonforsomelinesandendshere');
    expect(found.rotated).toEqual([]);
    expect(found.rules.map(({ y0 }) => y0)).toEqual([500]);
    expect(found.unshaped).toEqual([{ x0: 0, x1: 9, y0: 0, y1: 9 }]);
  });

  it('takes the place of pictures that it holds', () => {
    const within: Picture = { ...draw({ x0: 150, x1: 200, y0: 250, y1: 300 }), description: 'A tree' };
    const beside: Picture = draw({ x0: 400, x1: 450, y0: 250, y1: 300 });
    const { found } = drawn({ ...page, pictures: [within, beside] });
    expect(found.pictures).toHaveLength(2);
    expect(found.pictures[0]).toBe(beside);
    expect(found.pictures[1]?.description).toContain('A tree');
  });

  it('has the cell, and the running head, that tags name', () => {
    const cell = { table: 1, row: 0, column: 0 } as unknown as NonNullable<DrawnFigure['cell']>;
    expect(drawn({ ...page, figures: [{ ...figure, cell }] }).found.pictures[0]?.cell).toBe(cell);
    expect(drawn({ ...page, figures: [{ ...figure, isOfHead: true }] }).found.pictures[0]?.isOfHead).toBe(true);
    expect(drawn(page).found.pictures[0]).not.toHaveProperty('isOfHead');
  });

  it('stays as it is if it cannot be drawn', () => {
    expect(drawn(page, { area: () => null }).found).toBe(page);
  });

  it('may have a few labels on a page whose text runs up', () => {
    const turned = {
      ...page,
      glyphs: glyphs('Few', 50, 60),
      rotated: [...page.rotated, ...glyphs('text that runs up the page', 50, 700)],
    };
    expect(drawn(turned).found.pictures).toHaveLength(1);
  });

  it('with much of the text of a page is none', () => {
    const few: Page = { ...page, glyphs: glyphs('Few', 50, 60), rotated: glyphs('but many labels', 120, 300) };
    const { found, areas } = drawn(few);
    expect([found, areas]).toEqual([few, []]);
  });
});

it('takes what is on each of several figures out of the page', () => {
  const other: DrawnFigure = { x0: 350, x1: 450, y0: 500, y1: 600, description: 'Another' };
  const labels = [...glyphs('Sum', 150, 300), ...glyphs('All', 380, 550)];
  const { found } = drawn({ ...page, figures: [figure, other], rotated: labels });
  expect(found.pictures.map(({ description }) => description)).toEqual(['A chart', 'Another']);
  expect(found.rotated).toEqual([]);
});

describe('a picture with drawings on it', () => {
  const below = draw(area);
  const frame: Picture = draw({ x0: 150, x1: 180, y0: 250, y1: 270 });
  const overlaid = { ...page, figures: [], rotated: [], pictures: [below, frame] };

  it('is one picture of both, within the lines around it', () => {
    const { found, areas } = drawn(overlaid);
    expect(found.pictures).toHaveLength(1);
    expect(areas).toEqual(['within']);
  });

  it('stays as it is beside others', () => {
    const beside = draw({ x0: 400, x1: 420, y0: 250, y1: 270 });
    expect(drawn({ ...overlaid, rules: [], pictures: [below, beside] }).found.pictures).toEqual([below, beside]);
  });
});

describe('a plot with most of the text of its page', () => {
  const plot = plotPage({});

  it('has its labels as text, on a picture that is drawn without them', () => {
    const { found, areas } = drawn(plot);
    expect(areas).toEqual(['background']);
    expect(found.pictures[0]?.description).toBe('');
    expect([found.glyphs, found.rotated, found.rules]).toEqual([[], [], []]);
    expect(found.labels).toEqual({ glyphs: plot.glyphs, rotated: plot.rotated });
  });

  it('stays as it is where there is no place for its labels', () => {
    expect(drawn(plot, {}, 0).found).toBe(plot);
    const figure: DrawnFigure = { x0: 350, x1: 450, y0: 500, y1: 600, description: 'A drawing' };
    const { found } = drawn({ ...plot, figures: [figure] }, {}, 0);
    expect(found.pictures.map(({ description }) => description)).toEqual(['A drawing']);
    expect(found.glyphs).toEqual(plot.glyphs);
  });

  it('stays as it is with other charts that have much of the rest together', () => {
    const figures: readonly DrawnFigure[] = [500, 600].map((y) => ({
      x0: 350,
      x1: 450,
      y0: y,
      y1: y + 90,
      description: 'A form',
    }));
    const words = [550, 650].flatMap((baseline) => glyphs('some words', 360, baseline));
    const filled = { ...plot, figures, glyphs: [...plot.glyphs, ...words] };
    expect(drawn(filled, {}, 0).found).toBe(filled);
  });
});

it('describes a plot by its labels where the page says more than these', () => {
  const lines = Array.from({ length: 5 }, (_, at) => glyphs('some text below the plot', 50, 400 + 12 * at)).flat();
  const { found, areas } = drawn({ ...plotPage({}), glyphs: [...plotPage({}).glyphs, ...lines] });
  expect(areas).toEqual(['beyond']);
  expect(found.pictures[0]?.description).toMatch(/^0 500 1000 1500/);
  expect(found).not.toHaveProperty('labels');
  expect(textOf(found)).toMatch(/^(some?textbelowtheplot)+$/);
});

it('takes areas and shapes on a figure with it', () => {
  const within = { x0: 150, x1: 160, y0: 250, y1: 260, colour: 'FF0000' };
  const beside = { ...within, x0: 400, x1: 410 };
  const shapeOf = (box: typeof within) => ({ ...box, fill: 'FF0000', stroke: null, width: 0, steps: [] });
  const { found } = drawn({ ...page, fills: [within, beside], shapes: [shapeOf(within), shapeOf(beside)] });
  expect([found.fills.map(({ x0 }) => x0), found.shapes.map(({ x0 }) => x0)]).toEqual([[400], [400]]);
});

it('leaves a page without charts as it is', () => {
  const plain = { ...page, figures: [] };
  expect(drawn(plain).found).toBe(plain);
});
