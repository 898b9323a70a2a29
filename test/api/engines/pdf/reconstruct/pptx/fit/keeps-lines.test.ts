import { expect, it } from 'vitest';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { findPassages } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { joinSegments } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import { createKeepsLines } from '../../../../../../../api/engines/pdf/reconstruct/pptx/fit/keeps-lines.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const passageOf = (...rows: readonly string[]) => {
  const letters = rows.flatMap((row, index) => glyphs(row, 50, 100 + 12 * index));
  const [passage] = findPassages(joinSegments(findSegments(letters)), { x0: 50, x1: 250 });
  if (passage === undefined) throw new Error('no passage');
  return passage;
};
const ragged = passageOf('these are thirty-six letters at most', 'and an end');

it('tells paragraphs whose fonts readers may replace', () => {
  expect(createKeepsLines(() => null)(ragged)).toBe(true);
  expect(createKeepsLines((text) => text.length / 2)(ragged)).toBe(false);
  expect(createKeepsLines((text) => (text === 'e' ? null : 0.5))(ragged)).toBe(false);
});

it('leaves single lines, justified ones and those that may end anywhere alone', () => {
  expect(createKeepsLines(() => null)(passageOf('a line'))).toBe(false);
  expect(createKeepsLines(() => null)(passageOf('これは四十文字ある長い行です', '終わり'))).toBe(false);
  expect(createKeepsLines(() => null)({ ...ragged, alignment: 'justified' })).toBe(false);
});
