import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { countedRows } from '../../../../../../../api/engines/pdf/reconstruct/tables/aligned/counted-rows.ts';
import { textRows } from '../../../../../../../api/engines/pdf/reconstruct/tables/aligned/text-rows.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const counted = (...begins: readonly string[]) =>
  countedRows(
    textRows(
      findSegments(
        begins.flatMap((begin, index) => [
          ...glyphs(begin, 50, 100 + 20 * index),
          ...glyphs('Text', 150, 100 + 20 * index),
        ]),
      ),
    ),
  ).length;

describe('countedRows', () => {
  it('are those whose numbers count on from each other, as digits or as numerals', () => {
    expect(counted('1', '2', 'b.', '3')).toBe(3);
    expect(counted('VIII', 'IX', 'X', 'XI')).toBe(4);
  });

  it('are those whose numbers follow the same word, before a colon', () => {
    expect(counted('Note 1:', 'Note 2:')).toBe(2);
    expect(counted('NOTE1:', 'NOTE2:', 'NOTE3:')).toBe(3);
    expect(counted('Note 1:', 'Step 2:')).toBe(0);
    expect(counted('Room 1', 'Room 2')).toBe(0);
  });

  it('are none if others are among them, and no words', () => {
    expect(counted('1', '3')).toBe(0);
    expect(counted('IX', 'IV')).toBe(0);
    expect(counted('ii', 'IIII', 'MIX')).toBe(0);
  });
});
