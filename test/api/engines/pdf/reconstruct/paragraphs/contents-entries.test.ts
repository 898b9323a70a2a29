import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { findPassages } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { joinSegments } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

/** Which paragraphs are entries: texts with what follows them at the right edge, five points a letter. */
const entriesOf = (...rows: readonly (readonly [text: string, number?: string, between?: string])[]) => {
  const letters = rows.flatMap(([text, number = '', between = ''], index) => [
    ...glyphs(text, 50, 100 + 14 * index),
    ...glyphs(between, 160, 100 + 14 * index),
    ...glyphs(number, 300 - 5 * number.length, 100 + 14 * index),
  ]);
  return findPassages(joinSegments(findSegments(letters)), { x0: 50, x1: 300 }).map(({ isEntry = false }) => isEntry);
};

const chapters = [
  ['1. Introduction', '1'],
  ['1.1. Context', '1'],
  ['1.2. Scope', '2'],
  ['2. Use cases', '10'],
] as const;

describe('entries of contents without leaders', () => {
  it('have page numbers below one another that never decrease', () => {
    expect(entriesOf(...chapters)).toEqual([true, true, true, true]);
    expect(entriesOf(...chapters.slice(1))).toEqual([false, false, false]);
    expect(entriesOf(...chapters.slice(0, 3), ['2. Use cases', '1'])).toEqual([false, false, false, false]);
  });

  it('may have their numbers elsewhere, or on the next line', () => {
    const wrapped = [...chapters, ['2.1. An entry whose text is as long as its line is'], ['goes on', '11']] as const;
    expect(entriesOf(...wrapped, ['3. Methods 12'])).toEqual(Array.from({ length: 7 }, () => true));
  });

  it('are no rows of columns, and no numbers alone', () => {
    const rows = [10, 20, 30, 40];
    expect(entriesOf(...rows.map((number) => ['high', `${number}`, '25'] as const))).not.toContain(true);
    expect(entriesOf(...rows.map((number) => [`${number}`, `${number}`] as const))).not.toContain(true);
  });

  it('are no years, and no amounts that are all the same', () => {
    expect(entriesOf(...chapters.map(([text], index) => [text, `${2019 + index}`] as const))).not.toContain(true);
    expect(entriesOf(...chapters.map(([text]) => [text, '1'] as const))).not.toContain(true);
  });
});
