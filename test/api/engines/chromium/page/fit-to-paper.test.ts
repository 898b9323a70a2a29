import { expect, it } from 'vitest';
import { fitToPaper } from '../../../../../api/engines/chromium/page/fit-to-paper.ts';
import { thresholds } from '../../../../../api/engines/chromium/thresholds.ts';
import type { PageOptions } from '../../../../../api/formats/paper.ts';

const fitOf = (width: number, chosen: PageOptions = {}, statesSize = false) =>
  fitToPaper({ width, statesSize }, 'A4', chosen);
const asItIs = { landscape: false, scale: 1 };

it('leaves pages as they are for what the browser itself makes room for', () => {
  for (const width of [0, 500, 1000]) expect(fitOf(width)).toEqual(asItIs);
});

it('turns pages for what is wider, and shrinks them as far as is needed', () => {
  // A4 on its side with the usual margins is 267 mm wide, some 1,009 pixels.
  expect(fitOf(1030)).toEqual({ landscape: true, scale: expect.closeTo(0.98, 2) });
  expect(fitOf(2018)).toEqual({ landscape: true, scale: expect.closeTo(0.5, 2) });
  expect(fitOf(100_000)).toEqual({ landscape: true, scale: thresholds.minScale });
});

it('does not touch the size of pages that a document states', () => {
  expect(fitOf(5000, {}, true)).toEqual(asItIs);
  expect(fitOf(5000, { margins: 'none' }, true)).toEqual(asItIs);
});

it('shrinks pages that a visitor chose, without turning them', () => {
  expect(fitOf(1361, { paper: 'a4' }, true)).toEqual({ landscape: false, scale: expect.closeTo(0.5, 2) });
  expect(fitOf(2018, { orientation: 'landscape' })).toEqual({ landscape: false, scale: expect.closeTo(0.5, 2) });
  expect(fitOf(2246, { margins: 'none' })).toEqual({ landscape: true, scale: expect.closeTo(0.5, 2) });
});
