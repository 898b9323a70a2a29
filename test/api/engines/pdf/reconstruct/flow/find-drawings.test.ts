import { describe, expect, it } from 'vitest';
import { findDrawings } from '../../../../../../api/engines/pdf/reconstruct/flow/find-drawings.ts';
import { shadePassages } from '../../../../../../api/engines/pdf/reconstruct/flow/shade-passages.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { splitRepeated } from '../../../../../../api/engines/pdf/reconstruct/marks/repeated-shapes.ts';
import type { Box, Fill, Rule, Shape } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { findPassages } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { filledTable } from '../../../../../support/rebuilt-pdf/filled-table.ts';
import { glyphs, gridRules } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const fill: Fill = { x0: 50, y0: 90, x1: 250, y1: 118, colour: 'DDEEFF' };
const line: Rule = { isHorizontal: true, x0: 50, x1: 250, y0: 300, y1: 300, thickness: 1, colour: '336699' };
const page = { fills: [fill], shapes: [], pictures: [], width: 300, height: 400 };
const aside: Box = { x0: 260, y0: 350, x1: 280, y1: 380 };
const none = new Set<Fill>();
const parts = {
  ...{ page, glyphsOf: () => [], rules: [line], textRules: [], tables: [], notes: [] },
  ...{ shading: none, inCells: none, floats: [], draw: () => null },
};
const shapesOf = (of: Parameters<typeof findDrawings>[0]) => findDrawings(of).shapes;

describe('drawings', () => {
  it('are lines and areas that mean nothing else', () => {
    expect(shapesOf(parts).map(({ fill, stroke }) => [fill, stroke])).toEqual([
      ['DDEEFF', null],
      [null, '336699'],
    ]);
  });

  it('are interrupted as their lines are', () => {
    expect(shapesOf({ ...parts, rules: [{ ...line, dash: 'dotted' }] })).toContainEqual(
      expect.objectContaining({ stroke: '336699', dash: 'dotted' }),
    );
  });

  it('are in front of the text where they are on a picture within it, and no text is on them', () => {
    const onPicture = { ...page, fills: [{ ...fill, onPicture: 'behind-text' as const }] };
    const placeOf = (y: number) =>
      shapesOf({ ...parts, page: onPicture, rules: [], glyphsOf: () => glyphs('Text', 60, y) }).map(
        (shape) => shape.onPicture,
      );
    expect(placeOf(110)).toEqual(['behind-text']);
    expect(placeOf(200)).toEqual(['in-front']);
    const onFloat = { ...parts, page: onPicture, rules: [], floats: [fill] };
    expect(shapesOf(onFloat).map((shape) => shape.onPicture)).toEqual(['behind-text']);
  });

  it('are the ground of a page, though words on it are highlighted in its colour', () => {
    const ground = { ...fill, x0: 0, y0: 0, x1: 300, y1: 400 };
    const marked = glyphs('Text', 60, 110).map((glyph) => ({ ...glyph, highlight: fill.colour }));
    const both = { ...page, fills: [ground, fill] };
    const shapes = shapesOf({ ...parts, page: both, rules: [], glyphsOf: () => marked });
    expect(shapes.map(({ y1 }) => y1)).toEqual([400]);
  });

  it('are none of a table, above notes or behind a paragraph', () => {
    const notesAt = (y: number) => [findSegments(glyphs('1 A note', 50, y))];
    expect(shapesOf({ ...parts, notes: notesAt(312), shading: new Set([fill]) })).toEqual([]);
    expect(shapesOf({ ...parts, notes: notesAt(370), shading: new Set([fill]) })).toHaveLength(1);
    const rules = gridRules([100, 200], [100, 120]);
    const tables = [filledTable({ x0: 100, y0: 100, x1: 200, y1: 120 })];
    expect(shapesOf({ ...parts, page: { ...page, fills: [] }, rules, tables })).toEqual([]);
  });

  it('are rules in a cell of a table that are no border of it, such as lines to write on', () => {
    const tables = [filledTable({ x0: 40, y0: 250, x1: 260, y1: 400 })];
    expect(shapesOf({ ...parts, page: { ...page, fills: [] }, tables }).map(({ stroke }) => stroke)).toEqual([
      '336699',
    ]);
  });

  it('are one picture where they are many, without tables and shading', () => {
    const plate = { x0: 0, y0: 0, x1: 100, y1: 100, bytes: new Uint8Array(1), format: 'png' as const };
    const rules = Array.from({ length: 500 }, (_, index): Rule => ({ ...line, y0: index, y1: index }));
    const leftOut: unknown[] = [];
    const draw = (boxes: readonly unknown[]) => {
      leftOut.push(...boxes);
      return plate;
    };
    const table = filledTable({ x0: 300, y0: 0, x1: 400, y1: 50 });
    const drawn = findDrawings({ ...parts, rules, tables: [table], shading: new Set([fill]), draw });
    // What lies on the shading is left out of the picture, and stays a shape.
    expect(drawn.shapes.map(({ y0 }) => y0)).toEqual(Array.from({ length: 27 }, (_, index) => 91 + index));
    expect(drawn.vectorLayer).toBe(plate);
    expect(leftOut).toEqual([table, fill]);
  });

  it('are one picture within a frame, too, but for the frame', () => {
    const plate = { x0: 0, y0: 0, x1: 100, y1: 100, bytes: new Uint8Array(1), format: 'png' as const };
    const rules = Array.from(
      { length: 500 },
      (_, index): Rule => ({ ...line, y0: 20 + index / 2, y1: 20 + index / 2 }),
    );
    const leftOut: Box[] = [];
    const draw = (boxes: readonly Box[]) => {
      leftOut.push(...boxes);
      return plate;
    };
    const frame = filledTable({ x0: 10, y0: 10, x1: 290, y1: 390 });
    const drawn = findDrawings({ ...parts, page: { ...page, fills: [] }, rules, tables: [frame], draw });
    expect(drawn.vectorLayer).toBe(plate);
    const isLeftOut = (x: number, y: number) =>
      leftOut.some((box) => x > box.x0 && x < box.x1 && y > box.y0 && y < box.y1);
    expect([isLeftOut(150, 10), isLeftOut(10, 200), isLeftOut(150, 60), isLeftOut(150, 300)]).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('are none of them lost in a table of many cells', () => {
    const plate = { x0: 0, y0: 0, x1: 100, y1: 100, bytes: new Uint8Array(1), format: 'png' as const };
    const curve = (index: number): Shape => ({
      ...{ x0: 20 + (index % 25) * 10, x1: 26 + (index % 25) * 10, y0: 22 + index / 2, y1: 26 + index / 2 },
      ...{ steps: [], fill: 'FF0000', stroke: null, width: 0 },
    });
    const shapes = Array.from({ length: 500 }, (_, index) => curve(index));
    const frame = filledTable({ x0: 10, y0: 10, x1: 290, y1: 390 });
    const table = { ...frame, cells: Array.from({ length: 40 }, () => frame.cells).flat() };
    const leftOut: Box[] = [];
    const draw = (boxes: readonly Box[]) => {
      leftOut.push(...boxes);
      return plate;
    };
    const drawn = findDrawings({
      ...parts,
      page: { fills: [], shapes, pictures: [] },
      rules: [],
      tables: [table],
      draw,
    });
    const isIn = ({ x0, y0 }: Shape) =>
      leftOut.some((box) => x0 + 3 > box.x0 && x0 + 3 < box.x1 && y0 + 2 > box.y0 && y0 + 2 < box.y1);
    expect(shapes.filter((shape) => isIn(shape) && !drawn.shapes.includes(shape))).toEqual([]);
    expect(shapes.filter(isIn).length).toBeLessThan(20);
    expect(drawn.vectorLayer).toBe(plate);
  });

  it('are one picture where some of them are no shapes, or shapes if it can’t be drawn', () => {
    const plate = { x0: 0, y0: 0, x1: 100, y1: 100, bytes: new Uint8Array(1), format: 'png' as const };
    const unshaped = { ...parts, page: { ...page, unshaped: [aside] } };
    expect(findDrawings({ ...unshaped, draw: () => plate })).toEqual({ shapes: [], vectorLayer: plate });
    expect(findDrawings(unshaped)).toEqual(findDrawings(parts));
  });

  it('are one picture without the lines that underline text, and those above notes', () => {
    const plate = { x0: 0, y0: 0, x1: 100, y1: 100, bytes: new Uint8Array(1), format: 'png' as const };
    const leftOutWith = (own: Partial<Parameters<typeof findDrawings>[0]>) => {
      const leftOut: Box[] = [];
      const draw = (boxes: readonly Box[]) => {
        leftOut.push(...boxes);
        return plate;
      };
      findDrawings({ ...parts, page: { ...page, unshaped: [aside] }, rules: [], ...own, draw });
      return leftOut;
    };
    const around = [{ x0: 50, x1: 250, y0: 299.5, y1: 300.5 }];
    expect(leftOutWith({ textRules: [line] })).toEqual(around);
    expect(leftOutWith({ rules: [line], notes: [findSegments(glyphs('1 A note', 50, 312))] })).toEqual(around);
  });

  it('stay shapes, too, where a picture would hide them, which is above the one of all drawings', () => {
    const plate = { x0: 0, y0: 0, x1: 100, y1: 100, bytes: new Uint8Array(1), format: 'png' as const };
    const onShadow = { ...fill, onPicture: 'behind-text' as const };
    const some = { ...page, fills: [fill, onShadow], unshaped: [aside] };
    const drawn = findDrawings({ ...parts, page: some, draw: () => plate });
    expect(drawn.vectorLayer).toBe(plate);
    expect(drawn.shapes.map(({ onPicture }) => onPicture)).toEqual(['in-front']);
    const many = { ...some, fills: Array.from({ length: 500 }, () => onShadow) };
    expect(findDrawings({ ...parts, page: many, draw: () => plate }).shapes).toEqual([]);
  });

  it('stay shapes beside the picture where it leaves them out, as a curve in a table', () => {
    const plate = { x0: 0, y0: 0, x1: 100, y1: 100, bytes: new Uint8Array(1), format: 'png' as const };
    const steps = [
      { type: 'move' as const, points: [110, 110] },
      { type: 'line' as const, points: [190, 190] },
    ];
    const curve = { x0: 110, y0: 110, x1: 190, y1: 190, steps, fill: null, stroke: 'FF0000', width: 1 };
    const elsewhere = { ...curve, x0: 210, x1: 290 };
    const unshaped = { ...page, shapes: [curve, elsewhere], unshaped: [aside] };
    const tables = [filledTable({ x0: 100, y0: 100, x1: 200, y1: 200 })];
    const drawn = findDrawings({ ...parts, page: unshaped, tables, draw: () => plate });
    expect(drawn).toEqual({ shapes: [curve], vectorLayer: plate });
  });

  it('are in the picture where one of them in a table is no shape, such as a gradient behind its cells', () => {
    const plate = { x0: 0, y0: 0, x1: 100, y1: 100, bytes: new Uint8Array(1), format: 'png' as const };
    const frame = filledTable({ x0: 100, y0: 100, x1: 200, y1: 200 });
    const leftOutWith = (gradient: Box) => {
      const leftOut: Box[] = [];
      const draw = (boxes: readonly Box[]) => {
        leftOut.push(...boxes);
        return plate;
      };
      findDrawings({
        ...parts,
        page: { fills: [], shapes: [], pictures: [], unshaped: [gradient] },
        rules: [],
        tables: [frame],
        draw,
      });
      return leftOut;
    };
    const isIn = (box: Box, x: number, y: number) => x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1;
    expect(leftOutWith(aside).some((box) => isIn(box, 130, 130))).toBe(true);
    const behind = leftOutWith({ x0: 100, y0: 100, x1: 200, y1: 200 });
    expect([behind.some((box) => isIn(box, 150, 150)), behind.some((box) => isIn(box, 100, 150))]).toEqual([
      false,
      true,
    ]);
  });

  it('are parted into those of all pages and of one', () => {
    const shapes = shapesOf(parts);
    const [, rule] = shapes;
    const { repeated, own } = splitRepeated([shapes, rule === undefined ? [] : [rule], []]);
    expect(repeated).toEqual([{ drawn: rule, on: new Set([0, 1]) }]);
    expect(own.map(({ length }) => length)).toEqual([1, 0, 0]);
  });

  it('are each page’s own if they are areas that one of the later pages lacks', () => {
    const area = { ...(shapesOf(parts)[0] as Shape), x0: 70, y0: 70, x1: 520, y1: 770, fill: '1E1E1E' };
    expect(splitRepeated([[], [area], [area], []]).own.map(({ length }) => length)).toEqual([0, 1, 1, 0]);
    expect(splitRepeated([[], [area], [area], [area]]).own.map(({ length }) => length)).toEqual([0, 0, 0, 0]);
  });
});

describe('shading', () => {
  const edges = { x0: 50, x1: 250 };
  const items = findPassages(findSegments([...glyphs('Shaded', 52, 100), ...glyphs('text', 52, 112)]), edges);

  it('is an area as wide as the column behind paragraphs', () => {
    const shaded = shadePassages(items, edges, [fill]);
    expect(shaded.items.map((item) => item.type === 'passage' && item.shading?.colour)).toEqual(
      items.map(() => 'DDEEFF'),
    );
    expect(shaded.used).toEqual([fill]);
  });

  it('is no area that is narrow or much higher', () => {
    expect(shadePassages(items, edges, [{ ...fill, x1: 120 }]).used).toEqual([]);
    expect(shadePassages(items, edges, [{ ...fill, y1: 300 }]).used).toEqual([]);
  });
});

describe('white areas', () => {
  const card: Fill = { x0: 100, y0: 95, x1: 200, y1: 110, colour: 'FFFFFF', paintedAfter: 7 };
  const coloursOf = (fills: readonly Fill[], shapes: readonly Shape[] = []) =>
    shapesOf({ ...parts, rules: [], page: { ...page, fills, shapes } }).map((shape) => shape.fill);

  it('are drawn over coloured ones that are painted before them', () => {
    expect(coloursOf([{ ...fill, paintedAfter: 2 }, card])).toEqual(['DDEEFF', 'FFFFFF']);
    const circle: Shape = { ...fill, steps: [], fill: '336699', stroke: null, width: 0, paintedAfter: 9 };
    expect(coloursOf([{ ...card, paintedAfter: 12 }], [circle])).toEqual(['336699', 'FFFFFF']);
  });

  it('are drawn over pictures that are painted before them', () => {
    const pictureAt = (paintedAfter: number) => [
      { ...fill, bytes: new Uint8Array(1), format: 'png' as const, paintedAfter },
    ];
    const drawnOn = (paintedAfter: number) =>
      shapesOf({ ...parts, rules: [], page: { ...page, fills: [card], pictures: pictureAt(paintedAfter) } });
    expect(drawnOn(3)).toHaveLength(1);
    expect(drawnOn(9)).toEqual([]);
  });

  it('are not seen on paper, or under others', () => {
    expect(coloursOf([card])).toEqual([]);
    expect(coloursOf([card, { ...fill, paintedAfter: 9 }])).toEqual(['DDEEFF']);
    expect(coloursOf([{ ...fill, x1: 100.5, paintedAfter: 2 }, card])).toEqual(['DDEEFF']);
  });
});
