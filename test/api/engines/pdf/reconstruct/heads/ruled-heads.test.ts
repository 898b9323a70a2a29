import { describe, expect, it } from 'vitest';
import { beyondRule, headRules } from '../../../../../../api/engines/pdf/reconstruct/heads/ruled-heads.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { glyphs, look } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const titles = ['i', '2.1. First steps', 'Chapter 3. Tools', '3.1. Saws', '3.2. Planes'];
/** Pages with a rule above their feet, on a share of them. */
const pagesWith = (size: number, share = 1) =>
  titles.map((foot, index) => ({
    ...{ index, width: 600, height: 800 },
    drawnRules:
      index / titles.length < share
        ? [{ isHorizontal: true, x0: 72, x1: 540, y0: 738, y1: 738, thickness: 0.4, colour: '000000' }]
        : [],
    segments: findSegments([
      ...glyphs(`Text of page ${'abcde'[index]}`, 72, 400),
      ...glyphs(`and line ${'abcde'[index]}`, 72, 728),
      ...glyphs(foot, 72, 750, { ...look, size }),
    ]),
  }));
const feetOf = (pages: ReturnType<typeof pagesWith>, isCandidate = true) => {
  const ruleOf = headRules(pages);
  return pages.map((page) =>
    beyondRule(page, 'footer', ruleOf(page, 'footer'), () => isCandidate)
      .map(({ text }) => text)
      .join(),
  );
};
const none = titles.map(() => '');

describe('a rule at the same place on most pages', () => {
  it('is found by its distance from the edge', () => {
    const [page, ...others] = pagesWith(10);
    expect(page && headRules([page, ...others])(page, 'footer')).toBe(62);
    expect(page && headRules([page, ...others])(page, 'header')).toBeNull();
  });

  it('parts feet from the text that are different on all of them', () => {
    expect(feetOf(pagesWith(10))).toEqual(titles);
  });

  it.each([
    ['that is larger than the text', pagesWith(14), true],
    ['on few pages', pagesWith(10, 0.5), true],
    ['that cannot be a head', pagesWith(10), false],
  ])('parts nothing %s', (_, pages, isCandidate) => {
    expect(feetOf(pages, isCandidate)).toEqual(none);
  });
});
