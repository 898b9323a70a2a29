import { expect, it } from 'vitest';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Line } from '../../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import { joinSegments } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import { passageOf } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage-of.ts';
import { levelParts } from '../../../../../../../api/engines/pdf/reconstruct/pptx/fit/level-parts.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const edges = { x0: 50, x1: 350 };
/** A title, and a text beside it at this height. */
const beside = (baseline: number, size = 24) => {
  const letters = [
    ...glyphs('Title', 50, 100, { ...look, size: 36 }),
    ...glyphs('text', 250, baseline, { ...look, size }),
  ];
  return passageOf([joinSegments(findSegments(letters))[0] as Line], null, edges);
};

it('divides a line where texts side by side stand at several heights', () => {
  const parts = levelParts(beside(95));
  expect(parts.map(({ text, x0 }) => [text, x0])).toEqual([
    ['Title', 50],
    ['text', 250],
  ]);
});

it('leaves lines alone whose texts are level, and those of one text', () => {
  const level = beside(101);
  expect(levelParts(level)).toEqual([level]);
  const whole = passageOf(findSegments(glyphs('Title', 50, 100)), null, edges);
  expect(levelParts(whole)).toEqual([whole]);
});
