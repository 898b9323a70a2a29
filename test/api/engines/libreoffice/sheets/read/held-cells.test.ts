import { expect, it } from 'vitest';
import { limits } from '../../../../../../api/engines/libreoffice/limits.ts';
import { parseRange } from '../../../../../../api/engines/libreoffice/sheets/read/cell-reference.ts';
import { createHeldCells } from '../../../../../../api/engines/libreoffice/sheets/read/held-cells.ts';
import { withinCpuTime } from '../../../../../support/processes/within-cpu-time.ts';

const range = (reference: string) => {
  const parsed = parseRange(reference);
  if (parsed === undefined) throw new Error(reference);
  return parsed;
};

it('passes on all cells but those that merged ones cover, in order', () => {
  const taken: string[] = [];
  const held = createHeldCells((_, value) => taken.push(value));
  for (let row = 1; row <= 4; row++) {
    for (let column = 1; column <= 3; column++) held.add({ row, column, type: 'str', value: `${column}.${row}` });
  }
  expect(taken).toEqual([]);
  held.release([range('B3:C4'), range('A1:A2')]);
  expect(taken).toEqual(['1.1', '2.1', '3.1', '2.2', '3.2', '1.3', '2.3', '1.4']);
});

it(
  'stops comparing when many merged cells overlap',
  withinCpuTime(3000, () => {
    let taken = 0;
    const held = createHeldCells(() => taken++);
    for (let row = 1; row <= 50_000; row++) held.add({ row, column: 2, type: 's', value: '0' });
    held.release(Array.from({ length: limits.sheets.maxMerges }, () => range('C1:D50000')));
    expect(taken).toBe(50_000);
  }),
);
