import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Rule } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { findAlignedTables } from '../../../../../../../api/engines/pdf/reconstruct/tables/aligned/aligned-tables.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const bold = { ...look, font: 'bold', isBold: true };
const large = { ...bold, size: 14 };

/** A heading with its number, and what else is on its line. */
const headingAt = (y: number, number: string, name: string, own: typeof look) => [
  ...glyphs(number, 50, y, own),
  ...glyphs(name, 110, y, own),
];

/** Lines of text beside the numbers of headings, and notes whose text hangs. */
const textFrom = (y: number) => [
  ...glyphs('All names of one kind are', 110, y),
  ...glyphs('written in the same way.', 110, y + 12),
  ...[...glyphs('Note 1:', 110, y + 30), ...glyphs('But for those of', 170, y + 30)],
  ...glyphs('others, which are kept', 170, y + 42),
  ...[...glyphs('Note 2:', 110, y + 60), ...glyphs('Short ones are', 170, y + 60)],
  ...glyphs('easier to read.', 170, y + 72),
];

const tablesOf = (letters: ReturnType<typeof glyphs>, rules: readonly Rule[] = []) =>
  findAlignedTables(findSegments(letters), rules);

describe('headings whose numbers hang at the left', () => {
  it('are no table with the text below them', () => {
    const page = [...headingAt(100, '4', 'Names', bold), ...textFrom(120), ...headingAt(214, '4.1', 'Types', bold)];
    const columns = tablesOf([...page, ...textFrom(234)]).map(({ x0 }) => x0);
    expect(columns.every((x0) => x0 > 100)).toBe(true);
  });

  it('end a table if they are larger than what is in it', () => {
    const rows = (['Tea', 'Coffee', 'Cake', 'Water'] as const).flatMap((name, row) => [
      ...glyphs(name, 50, 100 + 12 * row),
      ...glyphs('hot', 110, 100 + 12 * row),
      ...glyphs('2.50', 170, 100 + 12 * row),
    ]);
    const [table] = tablesOf([...rows, ...headingAt(160, '10', 'Prices', large)]);
    expect(table?.cells.length).toBe(12);
  });

  it('are of a table where the cells below them are as bold', () => {
    const row = (y: number, number: string) => [
      ...headingAt(y, number, 'what is asked for', look),
      ...glyphs('and what is to be', 110, y + 12),
      ...glyphs('answered by each', 110, y + 24),
    ];
    const line: Rule = { isHorizontal: false, thickness: 0.5, colour: '000000', x0: 90, x1: 90, y0: 92, y1: 210 };
    expect(tablesOf([...row(100, '4'), ...row(142, '7'), ...row(184, '9')], [line])).toHaveLength(1);
  });
});
