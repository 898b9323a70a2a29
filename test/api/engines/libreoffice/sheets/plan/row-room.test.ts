import { describe, expect, it } from 'vitest';
import {
  type Content,
  createRowRoom,
  type RowRoom,
  type TightCell,
} from '../../../../../../api/engines/libreoffice/sheets/plan/row-room.ts';
import { plainFormat } from '../../../../../../api/engines/libreoffice/sheets/read/read-styles.ts';

const columnPx = 100;
const content = (neededPx: number, own: Partial<Content['format']> = {}, breaks = 0): Content => ({
  ...{ neededPx, totalPx: neededPx, breaks },
  format: { ...plainFormat, align: 'start', ...own },
});

/** What is tight in a row of cells, each column 100 pixels wide. */
function tightIn(fill: (room: RowRoom) => void, widthPx: (column: number) => number = () => columnPx) {
  const found: Pick<TightCell, 'column' | 'kind'>[] = [];
  const room = createRowRoom(widthPx, ({ column, kind }) => found.push({ column, kind }));
  room.begin(1, null);
  fill(room);
  room.end();
  return found;
}

describe('the room of cells in a row', () => {
  it('is their own column for numbers, which would show as ###', () => {
    const found = tightIn((room) => {
      room.number(1, content(columnPx));
      room.number(2, content(columnPx + 1));
    });
    expect(found).toEqual([{ column: 2, kind: 'number' }]);
  });

  it('is the empty cells on their right for text, up to the next with content', () => {
    const found = (neededPx: number) =>
      tightIn((room) => {
        room.text(1, content(neededPx));
        room.other(4);
      });
    expect(found(300)).toEqual([]);
    expect(found(301)).toEqual([{ column: 1, kind: 'cut' }]);
  });

  it('has no end for the last text of a row', () => {
    expect(tightIn((room) => room.text(2, content(900)))).toEqual([{ column: 2, kind: 'free' }]);
  });

  it('is on their left for text that ends there, and on both sides for text in the middle', () => {
    const found = (align: 'end' | 'center', neededPx: number) =>
      tightIn((room) => {
        room.other(1);
        room.text(4, content(neededPx, { align }));
        room.other(6);
      });
    expect([found('end', 300), found('end', 301)]).toEqual([[], [{ column: 4, kind: 'cut' }]]);
    // One empty column on the right, and so of two on the left one counts.
    expect([found('center', 300), found('center', 301)]).toEqual([[], [{ column: 4, kind: 'cut' }]]);
  });

  it('is their own column for text that is wrapped or repeated', () => {
    const found = tightIn((room) => {
      room.text(1, content(columnPx, { wraps: true }));
      room.text(2, content(columnPx, { wraps: true }, 1));
      room.text(3, content(columnPx + 1, { wraps: true }));
      room.text(4, content(columnPx + 1, { fills: true }));
    });
    expect(found).toEqual([
      { column: 2, kind: 'wrapped' },
      { column: 3, kind: 'wrapped' },
      { column: 4, kind: 'cut' },
    ]);
  });

  it('is not in columns that are hidden', () => {
    const found = tightIn(
      (room) => {
        room.text(1, content(101));
        room.other(3);
      },
      (column) => (column === 2 ? 0 : columnPx),
    );
    expect(found).toEqual([{ column: 1, kind: 'cut' }]);
  });

  it('is that of one row only', () => {
    const found = tightIn((room) => {
      room.other(1);
      room.end();
      room.begin(2, null);
      room.text(3, content(300, { align: 'end' }));
      room.other(4);
    });
    expect(found).toEqual([]);
  });
});
