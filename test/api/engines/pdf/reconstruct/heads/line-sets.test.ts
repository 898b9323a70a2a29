import { expect, it } from 'vitest';
import { areAmong, without } from '../../../../../../api/engines/pdf/reconstruct/heads/line-sets.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const lines = findSegments([100, 112, 124].flatMap((baseline) => glyphs('the same text', 50, baseline)));
const [first, second, third] = lines;

it('tells lines apart though their texts are the same', () => {
  expect(without(lines, lines.slice(1, 2))).toEqual([first, third]);
  expect(without(lines, [])).toEqual(lines);
  expect(areAmong(lines.slice(1), lines)).toBe(true);
  expect(areAmong(lines, lines.slice(1))).toBe(false);
  expect(second).not.toBe(third);
});
