import { describe, expect, it } from 'vitest';
import { findLoneHeads } from '../../../../../../api/engines/pdf/reconstruct/heads/lone-heads.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Glyph } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { glyphs, look } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const text = [
  ...glyphs('The text of the letter', 80, 110),
  ...glyphs('goes on and on', 80, 122),
  ...glyphs('to its end', 80, 134),
];

function headsOf(others: readonly Glyph[], limit: number | null = null, start: number | null = null, pages = 1) {
  const segments = findSegments([...others, ...text]);
  const page = { index: 2, width: 600, height: 800, segments };
  const { header, footer } = findLoneHeads(
    page,
    () => limit,
    () => start,
    () => pages,
  );
  const textsOf = (lines: typeof header) => lines.map((line) => line.text);
  return { header: textsOf(header), footer: textsOf(footer) };
}

describe('heads that no other page repeats', () => {
  it('stand within the margins, apart from the text', () => {
    const others = [...glyphs('Letter head', 80, 30), ...glyphs('Company number 5', 80, 775)];
    expect(headsOf(others)).toEqual({ header: ['Letter head'], footer: ['Company number 5'] });
  });

  it('are not lines that the text follows closely', () => {
    expect(headsOf([...glyphs('First line', 80, 56), ...glyphs('second line', 80, 68)]).header).toEqual([]);
  });

  it('are not where the text of other pages is, however far apart', () => {
    const others = [...glyphs('Letter head', 80, 20), ...glyphs('First line', 80, 50)];
    expect(headsOf(others).header).toEqual(['Letter head', 'First line']);
    expect(headsOf(others, null, 41).header).toEqual(['Letter head']);
  });

  it('are no footnotes, which begin with a raised number', () => {
    const footOf = (mark: typeof look, baseline: number) =>
      headsOf([...glyphs('1', 80, baseline, mark), ...glyphs('More of it elsewhere', 90, 775)]).footer;
    expect(footOf({ ...look, size: 6 }, 771)).toEqual([]);
    expect(footOf(look, 775)).toEqual(['1 More of it elsewhere']);
  });

  it('are not larger than the text', () => {
    expect(headsOf(glyphs('A title', 80, 30, { ...look, size: 18 })).header).toEqual([]);
  });

  it('may be deeper if the text of other pages begins lower', () => {
    const deep = glyphs('Letter head', 80, 72);
    expect([headsOf(deep).header, headsOf(deep, 90).header]).toEqual([[], ['Letter head']]);
  });

  it('may be further from the foot with the number of the page', () => {
    const [numbered, other] = ['Page 3', 'Page 4'].map((foot) => headsOf(glyphs(foot, 80, 742)).footer);
    expect([numbered, other]).toEqual([['Page 3'], []]);
  });

  it('may be further from the top with the number of the page and of all pages', () => {
    const [counted, other, numbered] = ['Page 3 of 4', 'Page 4 of 4', 'Page 3'].map(
      (head) => headsOf(glyphs(head, 80, 62)).header,
    );
    expect([counted, other, numbered]).toEqual([['Page 3 of 4'], [], []]);
  });

  it('may be a number of the page in the middle below the text, however close', () => {
    const last = glyphs('and its last line ends', 80, 690);
    const footOf = (number: string, x: number) => headsOf([...last, ...glyphs(number, x, 702)]).footer;
    expect(footOf('3', 132.5)).toEqual(['3']);
    expect(footOf('4', 132.5)).toEqual([]);
    expect(footOf('3', 80)).toEqual([]);
  });

  it('may be any number there that some other pages count on from, such as those on which chapters begin', () => {
    const last = glyphs('and its last line ends', 80, 690);
    const footOf = (number: string, pages: number) =>
      headsOf([...last, ...glyphs(number, 135 - 2.5 * number.length, 702)], null, null, pages).footer;
    expect([footOf('15', 3), footOf('15', 2)]).toEqual([['15'], []]);
    expect([footOf('xv', 2), footOf('xv', 1)]).toEqual([['xv'], []]);
    expect(footOf('A5', 3)).toEqual([]);
  });
});
