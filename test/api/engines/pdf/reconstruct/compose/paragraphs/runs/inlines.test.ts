import { describe, expect, it } from 'vitest';
import { inlinesOf } from '../../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/runs/inlines.ts';
import { findSegments } from '../../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Mark } from '../../../../../../../../api/engines/pdf/reconstruct/lines/mark.ts';
import type { Glyph, Picture } from '../../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { glyphs, look } from '../../../../../../../support/rebuilt-pdf/glyphs.ts';

const runsOf = (letters: readonly Glyph[]) =>
  inlinesOf(findSegments(letters)[0]?.marks ?? [], { look, baselineOf: () => 100 });
/** Letters, some of which differ from the others. */
const withOwn = (text: string, which: string, own: Partial<Glyph>) =>
  glyphs(text, 50, 100).map((glyph) => (which.includes(glyph.text) ? { ...glyph, ...own } : glyph));
const other = { ...look, font: 'Other' };
const picture: Picture = { x0: 55, x1: 60, y0: 94, y1: 102, bytes: new Uint8Array([1]), format: 'png' };

describe('runs of text', () => {
  it.each<[string, readonly Glyph[], readonly object[]]>([
    ['go on over spaces', glyphs('a b c', 50, 100), [{ text: 'a b c', look, raised: null, link: null }]],
    [
      'end before spaces in another font',
      withOwn('a b c', 'c', { spaceLook: other }),
      [
        { text: 'a b', look },
        { text: ' ', look: other },
        { text: 'c', look },
      ],
    ],
    [
      'end where a link does, without the space after it',
      withOwn('a b c', 'b', { link: 'https://example.org/' }),
      [
        { text: 'a ', link: null },
        { text: 'b', link: 'https://example.org/' },
        { text: ' c', link: null },
      ],
    ],
    [
      'end where an underline does, but go on over the spaces in it',
      withOwn('a bc d e', 'bcd', { isUnderlined: true }),
      [
        { text: 'a ', isUnderlined: false },
        { text: 'bc d', isUnderlined: true },
        { text: ' e', isUnderlined: false },
      ],
    ],
    [
      'end where a letter is a picture, which stands where it does',
      withOwn('a\ufffdc', '\ufffd', { picture }),
      [{ text: 'a' }, { type: 'drawing', picture, place: 'line', rise: -2, description: '\ufffd' }, { text: 'c' }],
    ],
    [
      'have the size of the text where they are raised',
      withOwn('ab', 'b', { look: { ...look, size: 6 }, baseline: 96 }),
      [
        { text: 'a', raised: null, look },
        { text: 'b', raised: 'super', look },
      ],
    ],
  ])('%s', (_, letters, expected) => {
    expect(runsOf(letters)).toMatchObject(expected);
    expect(runsOf(letters)).toHaveLength(expected.length);
  });

  it('stand above their line in their own size where that is told', () => {
    const [line] = findSegments(glyphs('Date', 50, 100));
    const riseOf = ({ x0 }: Mark) => (x0 < 58 ? 0 : 3);
    const runs = inlinesOf(line?.marks ?? [], { look, baselineOf: () => 100, riseOf });
    expect(runs).toMatchObject([{ text: 'Da' }, { text: 'te', rise: 3, raised: null }]);
    expect(runs[0]).not.toHaveProperty('rise');
  });

  it('are parted by tabs and line breaks', () => {
    const [first, second] = glyphs('ab', 50, 100);
    if (first === undefined || second === undefined) throw new Error('no letters');
    const marks: readonly Mark[] = [
      { ...first, type: 'letter' },
      { ...first, type: 'tab', text: '\t' },
      { ...first, type: 'break', text: '\n' },
      { ...second, type: 'letter' },
    ];
    const runs = inlinesOf(marks, { look, baselineOf: () => 100 });
    expect(runs.map(({ type }) => type)).toEqual(['text', 'tab', 'break', 'text']);
  });

  it('are not highlighted by the shading of their paragraph', () => {
    const marks = withOwn('ab', 'ab', { highlight: 'FFFF00' }).map((glyph): Mark => ({ ...glyph, type: 'letter' }));
    const highlightsOf = (shading?: string) =>
      inlinesOf(marks, { look, baselineOf: () => 100, shading }).map(
        (inline) => 'highlight' in inline && inline.highlight,
      );
    expect([highlightsOf(), highlightsOf('FFFF00')]).toEqual([['FFFF00'], [null]]);
  });
});
