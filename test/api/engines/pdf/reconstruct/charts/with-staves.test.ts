import { describe, expect, it } from 'vitest';
import type { DrawsArea } from '../../../../../../api/engines/pdf/reconstruct/charts/with-charts.ts';
import { findStaves, withStaves } from '../../../../../../api/engines/pdf/reconstruct/charts/with-staves.ts';
import type { Box, Page, Picture, Rule } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { emptyPage } from '../../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs, look } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const line = (y: number): Rule => ({
  ...{ isHorizontal: true, x0: 50, x1: 250, y0: y, y1: y },
  ...{ thickness: 0.5, colour: '000000' },
});
const lines = (count: number, gap: number) => Array.from({ length: count }, (_, at) => line(100 + at * gap));
const music = { ...look, font: 'Emmentaler-20', size: 20 };
const page = (rules: readonly Rule[]): Page => ({
  ...emptyPage(0, { width: 300, height: 400 }),
  rules,
  glyphs: [...glyphs('Song', 50, 80), ...glyphs('o', 100, 110, music), ...glyphs('o', 120, 128, music)],
});
const draw = ({ x0, x1, y0, y1 }: Box): Picture => ({ x0, x1, y0, y1, bytes: Uint8Array.of(1), format: 'png' });
const withPictures = (rules: readonly Rule[], area: (box: Box) => Picture | null = draw) =>
  withStaves(page(rules), { area, background: () => null });
const drawing: DrawsArea = { area: draw, background: () => null };

describe('written music', () => {
  it('is found by five or six lines that are as far apart from each other', () => {
    expect([lines(5, 5), lines(6, 7)].map((rules) => findStaves({ rules }).length)).toEqual([1, 1]);
    expect(findStaves({ rules: [...lines(5, 5), ...lines(5, 5).map((rule) => line(rule.y0 + 60))] })).toHaveLength(2);
    expect([lines(4, 5), lines(5, 14), lines(9, 5)].map((rules) => findStaves({ rules }).length)).toEqual([0, 0, 0]);
    expect(findStaves({ rules: [...lines(4, 5), line(123)] })).toEqual([]);
  });

  it('becomes a picture with its notes, beside text that stays', () => {
    const { glyphs: letters, rules, pictures } = withPictures(lines(5, 5));
    expect(letters.map(({ text }) => text).join('')).toBe('Song');
    expect([rules, pictures.length]).toEqual([[], 1]);
    expect(pictures[0]).toMatchObject({ y0: 82, y1: 145 });
  });

  it('becomes a picture with what is turned on it, which is not there twice', () => {
    const turned = glyphs('8', 100, 110).map((glyph) => ({ ...glyph, angle: 90 }));
    const beside = glyphs('p', 20, 300).map((glyph) => ({ ...glyph, angle: 90 }));
    const { rotated } = withStaves({ ...page(lines(5, 5)), rotated: [...turned, ...beside] }, drawing);
    expect(rotated).toEqual(beside);
  });

  it('stays as it is where it cannot be drawn', () => {
    expect(withPictures(lines(5, 5), () => null)).toEqual(page(lines(5, 5)));
  });
});
