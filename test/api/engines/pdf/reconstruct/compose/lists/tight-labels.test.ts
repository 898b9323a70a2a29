import { describe, expect, it } from 'vitest';
import { tightLabels } from '../../../../../../../api/engines/pdf/reconstruct/compose/lists/tight-labels.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { passageOf } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage-of.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

/** The labels that count, of paragraphs that begin with these. */
const counted = (...labels: readonly string[]) =>
  tightLabels(
    labels.map((text, index) => {
      const label = { text, isBullet: false, length: text.length, bodyX: 60, typed: null, hasSpace: false };
      const lines = findSegments(glyphs(`${text}Text`, 50, 100 + 20 * index));
      return passageOf(lines, { ...label, isTight: true }, { x0: 50, x1: 300 });
    }),
  ).map(([, { text }]) => text);

describe('labels that only tags set apart', () => {
  it('are numbers that count on, anew from one', () => {
    expect(counted('1、', '2、', '1、')).toEqual(['1、', '2、', '1、']);
  });

  it('are none if any of their kind does not', () => {
    expect(counted('1、', '3、')).toEqual([]);
    expect(counted('1、', '3、', '1)', '2)')).toEqual(['1)', '2)']);
  });

  it('are at least two of a kind', () => {
    expect(counted('1、')).toEqual([]);
    expect(counted('1、', '1)')).toEqual([]);
  });
});
