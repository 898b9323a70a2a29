import { describe, expect, it } from 'vitest';
import { chooseBands, chooseLayout } from '../../../../../../api/engines/libreoffice/sheets/plan/choose-layout.ts';
import { defaultMargins, pageRooms } from '../../../../../../api/engines/libreoffice/sheets/plan/page.ts';

const rooms = pageRooms(9, defaultMargins);
const columns = (count: number, px = 64) => Array.from({ length: count }, () => px);
const sheet = (columnsPx: readonly number[], extentPx = columnsPx.reduce((a, b) => a + b, 0)) => ({
  columnsPx,
  extentPx,
  repeatedPx: 0,
});
const layout = (count: number) => chooseLayout(sheet(columns(count)), rooms, undefined, 1);

/** The number of columns on each page. */
const sizes = (breaks: readonly number[], count: number) =>
  [...breaks, count].map((end, index) => end - (index === 0 ? 0 : (breaks[index - 1] ?? 0)));

it('knows what margins leave of a page', () => {
  expect(rooms.portrait.widthPx).toBeCloseTo((210 / 25.4 - 1.4) * 96);
  expect(rooms.landscape.widthPx).toBeCloseTo((297 / 25.4 - 1.4) * 96);
  expect(pageRooms(1, defaultMargins).portrait.widthPx).toBeCloseTo(7.1 * 96);
  expect(pageRooms(9, { left: 9, right: 9, top: 9, bottom: 9 }).portrait.widthPx).toBeGreaterThan(0);
});

describe('chooseLayout', () => {
  it('leaves a sheet alone that fits with ease', () => {
    expect(layout(5)).toEqual({ mode: 'whole' });
  });

  it('shrinks to half size upright, then turns the page, then splits between columns', () => {
    expect(layout(10)).toMatchObject({ mode: 'fitted', orientation: 'portrait', scale: 1 });
    expect(layout(20)).toMatchObject({ mode: 'fitted', orientation: 'portrait', scale: expect.closeTo(0.515, 2) });
    expect(layout(21)).toMatchObject({ mode: 'fitted', orientation: 'landscape' });
    expect(layout(30)).toMatchObject({ mode: 'fitted', orientation: 'landscape', scale: expect.closeTo(0.514, 2) });
    expect(layout(32)).toMatchObject({ mode: 'bands', orientation: 'landscape', breaks: [16] });
  });

  it('prints bands as large as their widest allows', () => {
    const bands = layout(32);
    expect(bands).toMatchObject({
      mode: 'bands',
      scale: Math.floor((rooms.landscape.widthPx / (16 * 64)) * 100) / 100,
    });
  });

  it('keeps the orientation of an author', () => {
    expect(chooseLayout(sheet(columns(14)), rooms, 'landscape', 1)).toEqual({ mode: 'whole' });
    expect(chooseLayout(sheet(columns(20)), rooms, 'landscape', 1)).toMatchObject({ orientation: 'landscape' });
  });

  it('leaves space for repeated columns and for uncertain widths', () => {
    const repeating = chooseLayout({ ...sheet(columns(60)), repeatedPx: 640 }, rooms, undefined, 1);
    expect(repeating).toMatchObject({ mode: 'bands', breaks: [20, 40] });
    const unsure = chooseLayout(sheet(columns(60)), rooms, undefined, 1.12);
    expect(unsure).toMatchObject({ mode: 'bands', breaks: [20, 40] });
  });

  it('shrinks further only for a single column that is wider than a page', () => {
    expect(chooseLayout(sheet([4000]), rooms, undefined, 1)).toMatchObject({ mode: 'bands', scale: 0.24, breaks: [] });
  });

  it('states the scale of a lone column, which LibreOffice does not fit', () => {
    expect(chooseLayout(sheet([800, 0]), rooms, undefined, 1)).toEqual({
      mode: 'bands',
      orientation: 'portrait',
      scale: 0.82,
      breaks: [],
    });
    expect(chooseLayout(sheet([100, 0]), rooms, undefined, 1)).toEqual({ mode: 'whole' });
    // Text that runs on makes LibreOffice print further columns.
    expect(chooseLayout(sheet([100], 800), rooms, undefined, 1)).toMatchObject({ mode: 'fitted' });
  });
});

describe('chooseBands', () => {
  it('uses the fewest bands, evenly sized', () => {
    expect(sizes(chooseBands(columns(60), 2000).breaks, 60)).toEqual([30, 30]);
    expect(sizes(chooseBands(columns(61), 2000).breaks, 61)).toEqual([31, 30]);
    expect(sizes(chooseBands(columns(100), 2000).breaks, 100)).toEqual([25, 25, 25, 25]);
  });

  it('leaves no column alone on a page where another can join it', () => {
    const widths = [500, 500, 500, 400];
    const { breaks } = chooseBands(widths, 1500);
    expect(sizes(breaks, widths.length)).toEqual([2, 2]);
    expect(sizes(chooseBands([300, 300, 300, 300, 1100], 1450).breaks, 5)).toEqual([3, 2]);
  });

  it('gives a column a separate page only if it fills the page', () => {
    expect(sizes(chooseBands([100, 100, 1990], 2000).breaks, 3)).toEqual([2, 1]);
  });

  it('counts no hidden column as a neighbour', () => {
    const { breaks } = chooseBands([500, 500, 500, 0, 300], 1500);
    expect(breaks).toEqual([2]);
  });
});
