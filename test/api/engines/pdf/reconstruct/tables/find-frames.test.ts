import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Glyph, Rule } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { fillTable } from '../../../../../../api/engines/pdf/reconstruct/tables/filling/fill-tables.ts';
import { withFrames } from '../../../../../../api/engines/pdf/reconstruct/tables/find-frames.ts';
import { findRuledTables } from '../../../../../../api/engines/pdf/reconstruct/tables/ruled/ruled-tables.ts';
import { glyphs, gridRules } from '../../../../../support/rebuilt-pdf/glyphs.ts';

describe('boxes', () => {
  const page = { width: 595, height: 842 };
  const framed = (rules: readonly Rule[], letters: readonly Glyph[], isTagged = false) =>
    withFrames(
      findRuledTables(rules).map((grid) => fillTable(grid, letters, [], [])),
      findSegments(letters),
      page,
      () => isTagged,
    );

  it('are frames around paragraphs', () => {
    const tables = framed(gridRules([50, 250], [100, 140]), glyphs('A note in a box', 60, 120));
    expect(tables.map(({ isFrame }) => isFrame)).toEqual([true]);
  });

  it('are tables if tags say so, except around the whole page', () => {
    const note = glyphs('A note in a box', 60, 120);
    expect(framed(gridRules([50, 250], [100, 140]), note, true).map(({ isFrame }) => isFrame)).toEqual([undefined]);
    expect(framed(gridRules([20, 575], [20, 820]), note, true)).toEqual([]);
  });

  it('around pictures are borders, whatever the tags say', () => {
    const picture = { x0: 55, x1: 245, y0: 105, y1: 135, bytes: new Uint8Array(), format: 'png' as const };
    const filled = findRuledTables(gridRules([50, 250], [100, 140])).map((grid) => fillTable(grid, [], [picture], []));
    expect(filled[0]?.cells[0]?.items.map(({ type }) => type)).toEqual(['picture']);
    expect(withFrames(filled, [], page, () => true)).toEqual([]);
  });

  it('mean nothing around a word of a line or around the whole page', () => {
    const line = [...glyphs('Put your name here', 50, 120), ...glyphs('Ann', 204, 120), ...glyphs('please', 300, 120)];
    expect(framed(gridRules([200, 230], [110, 124]), line)).toEqual([]);
    expect(framed(gridRules([20, 575], [20, 820]), line)).toEqual([]);
  });

  it('mean nothing at the edges of the page, which lines across it divide', () => {
    const text = glyphs('A slide', 250, 300);
    expect(framed(gridRules([0, 595], [0, 700, 842]), text)).toEqual([]);
    expect(framed(gridRules([0, 595], [0, 700, 842]), text, true)).toHaveLength(1);
    expect(framed(gridRules([0, 200, 595], [0, 700, 842]), text)).toHaveLength(1);
    expect(framed(gridRules([40, 555], [40, 700, 802]), text)).toHaveLength(1);
  });

  it('mean nothing where they are drawn across lines of text', () => {
    const lines = [115, 130].flatMap((y) => glyphs('Somebody marked this passage of the text', 50, y));
    expect(framed(gridRules([120, 180], [100, 140]), lines)).toEqual([]);
    const one = [...glyphs('A title that is too long for its box', 50, 115), ...glyphs('A note', 56, 130)];
    expect(framed(gridRules([50, 180], [100, 140]), one)).toHaveLength(1);
  });
});
