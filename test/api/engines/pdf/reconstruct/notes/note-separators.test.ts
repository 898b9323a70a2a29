import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Rule } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { noteSeparators } from '../../../../../../api/engines/pdf/reconstruct/notes/note-separators.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const ruleAt = (y: number): Rule => ({
  ...{ isHorizontal: true, x0: 50, x1: 250, y0: y, y1: y, thickness: 1, colour: '336699' },
});
/** The heights of the rules, of those at some heights, that are above notes whose letters are 10 points high. */
const separatorsAbove = (y: number, ...rules: readonly number[]) =>
  [...noteSeparators(rules.map(ruleAt), [findSegments(glyphs('* A note', 50, y))])].map(({ y0 }) => y0);

describe('the rule above notes', () => {
  it('is right above them', () => {
    expect(separatorsAbove(335, 300)).toEqual([300]);
    expect(separatorsAbove(335, 400)).toEqual([]);
  });

  it('may be an empty paragraph above them, unless another is nearer', () => {
    expect(separatorsAbove(350, 300)).toEqual([300]);
    expect(separatorsAbove(350, 300, 330)).toEqual([330]);
    expect(separatorsAbove(370, 300)).toEqual([]);
  });
});
