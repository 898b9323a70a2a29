import { describe, expect, it } from 'vitest';
import { orderPage } from '../../../../../../api/engines/pdf/reconstruct/flow/order-page.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Picture } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { joinSegments } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import { gridOf } from '../../../../../../api/engines/pdf/reconstruct/tables/grid.ts';
import { filledTable } from '../../../../../support/rebuilt-pdf/filled-table.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const edges = { x0: 72, x1: 312 };
const picture = (x0: number, x1: number): Picture => ({
  x0,
  x1,
  y0: 100,
  y1: 300,
  format: 'png',
  bytes: Buffer.from(''),
});
const places = (...pictures: readonly Picture[]) => {
  const page = orderPage({ body: [], tables: [], pictures, header: [], footer: [], gutter: null }, edges, []);
  return {
    flowing: page.regions.flatMap(({ columns }) => columns.flatMap(({ items }) => items)).length,
    floats: page.floats,
  };
};

describe('a page on which only the first column of the page before goes on', () => {
  const before = [
    { x0: 72, x1: 182 },
    { x0: 202, x1: 312 },
  ];
  const columnsOf = (text: string, x = 72) => {
    const body = joinSegments(findSegments([...glyphs(text, x, 100), ...glyphs('(the last)', x, 112)]));
    const parts = { body, tables: [], pictures: [], header: [], footer: [], gutter: null };
    return orderPage(parts, edges, [], { before }).regions.map(({ columns }) => columns);
  };

  it('has its columns, so that lines break where they did', () => {
    const [columns = []] = columnsOf('twenty letters and so');
    expect(columns.map((column) => column.edges)).toEqual(before);
    expect(columns.map(({ items }) => items.length)).toEqual([1, 0]);
  });

  it.each<[string, string, number?]>([
    ['lines are longer', 'more letters than there is room for'],
    ['lines begin elsewhere', 'twenty letters and so', 202],
    ['no line fills it', 'a few words'],
  ])('has one column if %s', (_, text, x) => {
    expect(columnsOf(text, x).map((columns) => columns.map((column) => column.edges))).toEqual([[edges]]);
  });
});

describe('a page of pictures alone', () => {
  it('keeps the place and the size of those that reach beyond the text', () => {
    const photo = picture(0, 384);
    expect(places(photo)).toEqual({ flowing: 0, floats: [photo] });
  });

  it('keeps the place of the picture of a scan, in front of its text', () => {
    const scan: Picture = { ...picture(80, 300), isInFront: true };
    expect(places(scan)).toEqual({ flowing: 0, floats: [scan] });
  });

  it('lets those flow that the text has room for', () => {
    expect(places(picture(80, 300))).toEqual({ flowing: 1, floats: [] });
  });

  it('keeps the places of those that lie on each other', () => {
    const shot = picture(80, 300);
    const mark: Picture = { ...picture(80, 100), y1: 120 };
    expect(places(shot, mark)).toEqual({ flowing: 0, floats: [shot, mark] });
  });

  it('lets those flow of which only the edges lie on each other', () => {
    expect(places(picture(80, 190), picture(180, 300))).toEqual({ flowing: 2, floats: [] });
  });
});

describe('a picture beside a box of text', () => {
  it('is beside text, and not part of the flow', () => {
    const box = { x0: 200, x1: 312, y0: 80, y1: 280 };
    const frame = {
      ...{ type: 'table' as const, ...box, isFrame: true, padding: { left: 5, right: 5 }, cells: [] },
      grid: { type: 'grid' as const, ...box, xs: [], ys: [], cells: [] },
    };
    const pictures = [picture(72, 200)];
    const parts = { body: [], pictures, header: [], footer: [], gutter: null };
    expect(orderPage({ ...parts, tables: [frame] }, edges, []).floats).toEqual(pictures);
  });
});

describe('a picture beside a table', () => {
  const table = filledTable({ x0: 72, x1: 190, y0: 120, y1: 400 });
  const floatsOf = (shown: Picture, body = joinSegments(findSegments([]))) =>
    orderPage({ body, tables: [table], pictures: [shown], header: [], footer: [], gutter: null }, edges, []).floats;

  it('stays there, since the page has no room for it above or below', () => {
    expect(floatsOf(picture(192, 310))).toHaveLength(1);
  });

  it('flows where it is above or below the table', () => {
    expect(floatsOf({ ...picture(192, 310), y0: 20, y1: 121 })).toEqual([]);
    expect(floatsOf({ ...picture(192, 310), y0: 399, y1: 500 })).toEqual([]);
  });

  it('flows in a column of its own', () => {
    const column = (x: number) =>
      [...Array(12).keys()].flatMap((line) => glyphs('words that fill a whole line of a column', x, 420 + 12 * line));
    const body = findSegments([...column(72), ...column(300)]);
    expect(floatsOf(picture(300, 500), body)).toEqual([]);
  });
});

describe('a picture right above text', () => {
  const floatsAbove = (baseline: number) => {
    const letters = glyphs('words of a caption', 80, baseline).map((letter) => ({ ...letter, y0: baseline - 14 }));
    const parts = { tables: [], pictures: [picture(80, 300)], header: [], footer: [], gutter: null };
    return orderPage({ ...parts, body: joinSegments(findSegments(letters)) }, edges, []).floats.length;
  };

  it('flows, although the lines of the font reach into it', () => {
    expect(floatsAbove(308)).toBe(0);
  });

  it('floats where letters are drawn on it', () => {
    expect(floatsAbove(304)).toBe(1);
  });
});

describe('a page with a table', () => {
  it('has pictures behind it that its cells do not hold, since text is drawn on them', () => {
    const grid = gridOf([72, 312], [90, 310], []);
    const table = { ...grid, type: 'table' as const, grid, cells: [], padding: { left: 0, right: 0 } };
    const parts = { body: [], tables: [table], header: [], footer: [], gutter: null };
    const floatsOf = (shown: Picture) => orderPage({ ...parts, pictures: [shown] }, edges, []).floats;
    expect(floatsOf(picture(100, 200))).toHaveLength(1);
    expect(floatsOf({ ...picture(100, 200), y0: 320, y1: 400 })).toHaveLength(0);
  });
});

describe('a page on which more stands side by side than there is room for below one another', () => {
  const beside = [
    filledTable({ x0: 72, x1: 172, y0: 100, y1: 400 }),
    filledTable({ x0: 212, x1: 312, y0: 80, y1: 400 }),
  ];
  const pageOf = (height: number) =>
    orderPage(
      { body: [], tables: beside, pictures: [picture(72, 172)], header: [], footer: [], gutter: null },
      edges,
      [],
      { height },
    );

  it('has all at its place in one table, and its pictures beside that', () => {
    const { regions, floats } = pageOf(600);
    const items = regions.flatMap(({ columns }) => columns.flatMap((column) => column.items));
    expect(items.map((item) => item.type === 'table' && item.isLayout)).toEqual([true]);
    expect(floats).toHaveLength(1);
  });

  it('has them below one another where there is room', () => {
    const items = pageOf(800).regions.flatMap(({ columns }) => columns.flatMap((column) => column.items));
    expect(items.filter(({ type }) => type === 'table')).toHaveLength(2);
  });
});

describe('a paragraph beside a picture', () => {
  const textsOf = (...texts: readonly (readonly [string, number])[]) => {
    const body = joinSegments(findSegments(texts.flatMap(([text, x], index) => glyphs(text, x, 120 + 12 * index))));
    const parts = { body, tables: [], pictures: [picture(212, 312)], header: [], footer: [], gutter: null };
    const columns = orderPage(parts, edges, []).regions.flatMap((region) => region.columns);
    return columns.flatMap(({ items }) => items.map((item) => (item.type === 'passage' ? item.text : item.type)));
  };

  it('goes on where there was no room for a word before the picture', () => {
    expect(textsOf(['Press this key here now to', 72], ['Leave', 72])).toEqual(['Press this key here now to Leave']);
  });

  it('ends where there was', () => {
    expect(textsOf(['Press this key', 72], ['Leave', 72])).toEqual(['Press this key', 'Leave']);
  });
});
