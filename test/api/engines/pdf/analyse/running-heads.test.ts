import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../api/engines/pdf/analyse/find-lines.ts';
import { findRunningHeads } from '../../../../../api/engines/pdf/analyse/running-heads.ts';
import { numberRoles } from '../../../../../api/engines/pdf/compose/page-numbers.ts';
import { glyphs } from '../../../../support/glyphs.ts';

describe('running heads', () => {
  const page = (index: number) => ({
    index,
    width: 600,
    height: 800,
    segments: findSegments([
      ...glyphs('Annual report', 50, 40),
      ...glyphs(`Text of page ${'abc'[index]}`, 50, 400),
      ...glyphs(`Page ${index + 1}`, 50, 780),
    ]),
  });

  it('parts what repeats at the top and the foot of pages from the text', () => {
    const pages = findRunningHeads([0, 1, 2].map(page));
    expect(pages[1]?.header.map(({ text }) => text)).toEqual(['Annual report']);
    expect(pages[1]?.footer.map(({ text }) => text)).toEqual(['Page 2']);
    expect(pages[1]?.body.map(({ text }) => text)).toEqual(['Text of page b']);
  });

  it('tells numbers of pages from other numbers', () => {
    const texts = [1, 2].map((index) => ({ page: index, text: `2/5/2016 Page ${index + 1} of 9` }));
    expect(numberRoles(texts, 9)).toEqual([null, null, null, 'page', 'pages']);
  });

  it('finds small lines within the margins of a single page', () => {
    const segments = findSegments([
      ...glyphs('Letter head', 80, 30),
      ...glyphs('The text of the page', 80, 110),
      ...glyphs('goes on and on', 80, 122),
      ...glyphs('Made in 2020', 80, 775),
    ]);
    const [page] = findRunningHeads([{ index: 0, width: 600, height: 800, segments }]);
    expect(page?.header.map(({ text }) => text)).toEqual(['Letter head']);
    expect(page?.footer.map(({ text }) => text)).toEqual(['Made in 2020']);
  });

  it('takes no line for a head that stands close to the text', () => {
    const segments = findSegments([
      ...glyphs('The first line', 80, 50),
      ...glyphs('The second line', 80, 62),
      ...glyphs('And one more line', 80, 110),
      ...glyphs('The last line', 80, 122),
    ]);
    expect(findRunningHeads([{ index: 0, width: 600, height: 800, segments }])[0]?.header).toEqual([]);
  });
});
