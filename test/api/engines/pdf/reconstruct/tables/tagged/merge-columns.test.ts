import { describe, expect, it } from 'vitest';
import { mergeColumns } from '../../../../../../../api/engines/pdf/reconstruct/tables/tagged/merge-columns.ts';

describe('columns without width', () => {
  it('are left out where cells only span them', () => {
    const cells = [
      { column: 0, columns: 1 },
      { column: 1, columns: 2 },
      { column: 0, columns: 2 },
      { column: 2, columns: 1 },
    ];
    expect(mergeColumns([10, 60, 61, 120], cells)).toEqual([
      [10, 60, 120],
      [
        { column: 0, columns: 1 },
        { column: 1, columns: 1 },
        { column: 0, columns: 1 },
        { column: 1, columns: 1 },
      ],
    ]);
  });

  it('stay where a cell lies in one of them alone', () => {
    const edges = [10, 60, 61, 120];
    const cells = [
      { column: 0, columns: 1 },
      { column: 1, columns: 1 },
      { column: 2, columns: 1 },
    ];
    expect(mergeColumns(edges, cells)).toEqual([edges, cells]);
  });
});
