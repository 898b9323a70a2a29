import { describe, expect, it } from 'vitest';
import {
  depthsByNumber,
  numberOf,
} from '../../../../../../../api/engines/pdf/reconstruct/compose/headings/heading-numbers.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { passageOf } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage-of.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const heading = (text: string) => passageOf(findSegments(glyphs(text, 50, 100)), null, { x0: 50, x1: 900 });
const depthsOf = (...texts: readonly string[]) => {
  const headings = texts.map(heading);
  const depths = depthsByNumber(headings);
  return headings.map((each) => depths.get(each) ?? null);
};

it('reads the number at the start of a paragraph', () => {
  expect(['4.1.1 Tyres', '4) Wheels', '4. Wheels'].map((text) => numberOf(heading(text)))).toEqual(['4.1.1', '4', '4']);
  expect(['4.1.1Tyres', '4.1mm'].map((text) => numberOf(heading(text)))).toEqual(['4.1.1', null]);
  expect(['Wheels', '2024 in figures', '4x4 cars'].map((text) => numberOf(heading(text)))).toEqual([null, null, null]);
});

describe('depths by numbers', () => {
  it('count the parts of numbers', () => {
    expect(depthsOf('1 Wheels', 'Preface', '1.1 Tyres', '1.1.1 Air', '3 Doors')).toEqual([1, null, 2, 3, 1]);
    expect(depthsOf('2.1 Tyres', '2.2 Rims', '3 Doors')).toEqual([2, 2, 1]);
  });

  it('are not those of lists, whose numbers do not follow', () => {
    expect(depthsOf('1 Wheels', '1.1 Tyres', '1. Buy', '2. Mount', '1.2 Rims', '2 Doors')).toEqual([
      1,
      2,
      null,
      null,
      2,
      1,
    ]);
    expect(depthsOf('1 Wheels', '1.1 Tyres', '9 lives')).toEqual([1, 2, null]);
  });

  it('are none where all numbers have as many parts', () => {
    expect(depthsOf('1 Wheels', '2 Doors')).toEqual([null, null]);
    expect(depthsOf()).toEqual([]);
  });
});
