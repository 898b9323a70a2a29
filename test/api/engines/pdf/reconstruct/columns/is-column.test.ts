import { describe, expect, it } from 'vitest';
import { isColumn } from '../../../../../../api/engines/pdf/reconstruct/columns/is-column.ts';
import type { Item } from '../../../../../../api/engines/pdf/reconstruct/columns/item.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { withinCpuTime } from '../../../../../support/processes/within-cpu-time.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const text = 'text that fills its column';
const linesOf = (texts: readonly string[]) =>
  findSegments(texts.flatMap((each, index) => glyphs(each, 50, 100 + 12 * index)));

describe('a column of running text', () => {
  it('has full, dense lines, most of which are no names of values', () => {
    expect(isColumn(linesOf(Array.from({ length: 8 }, () => text)))).toBe(true);
    expect(isColumn(linesOf(Array.from({ length: 8 }, () => 'the name of some value to fill:')))).toBe(false);
    expect(isColumn(linesOf([text]))).toBe(false);
  });

  it(
    'tells a column of very many lines without comparing them all with each other',
    withinCpuTime(1500, () => {
      const [line] = findSegments(glyphs(text, 50, 100));
      const lines = Array.from({ length: 40_000 }, (_, index) => ({ ...line, y0: index * 12, y1: index * 12 + 10 }));
      expect(isColumn(lines as Item[])).toBe(true);
    }),
  );
});
