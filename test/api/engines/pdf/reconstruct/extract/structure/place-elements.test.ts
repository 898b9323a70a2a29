import { describe, expect, it } from 'vitest';
import { beginRow, openTable } from '../../../../../../../api/engines/pdf/reconstruct/extract/structure/open-table.ts';
import {
  nowhere,
  type Place,
  placeWithin,
} from '../../../../../../../api/engines/pdf/reconstruct/extract/structure/place-elements.ts';

const plain = { hasContent: () => false, description: () => 'a house', spanOf: () => 1 };

/** The places of elements of these types, each within the one before it; blocks count on from 1. */
function nested(...types: readonly string[]): readonly Place[] {
  let blocks = 0;
  let at = nowhere;
  return types.map((type) => {
    at = placeWithin(at, { ...plain, type }, null, () => ++blocks);
    return at;
  });
}
const innermost = (...types: readonly string[]) => nested(...types).at(-1);

describe('the place of an element', () => {
  it('is a heading of its level, of the first if it names none', () => {
    expect(innermost('Document', 'H3')).toMatchObject({ block: 1, heading: 3 });
    expect(innermost('H')).toMatchObject({ heading: 1 });
    expect(innermost('H7')).toEqual(nowhere);
  });

  it('is that of the heading in a paragraph within it, unless the heading has content of its own', () => {
    const within = (hasContent: boolean) => {
      const heading = placeWithin(nowhere, { ...plain, type: 'H2', hasContent: () => hasContent }, null, () => 1);
      return placeWithin(heading, { ...plain, type: 'P' }, null, () => 2);
    };
    expect(within(false)).toMatchObject({ block: 2, heading: 2 });
    expect(within(true)).toMatchObject({ block: 2, heading: null });
  });

  it('is a paragraph of its own for each type of paragraph, and none for what is around or within it', () => {
    expect(innermost('Sect', 'P', 'Span')).toMatchObject({ block: 1, heading: null, isItem: false });
    expect(nested('P', 'Caption').map(({ block }) => block)).toEqual([1, 2]);
  });

  it('is an item, of which the first paragraph is that of the label', () => {
    const [item] = nested('LI');
    let blocks = 1;
    const within = (type: string) => placeWithin(item as Place, { ...plain, type }, null, () => ++blocks);
    expect(within('Lbl')).toMatchObject({ block: 1, isItem: true, isLabel: true });
    expect(within('P')).toMatchObject({ block: 1, isItem: true });
    expect(within('P')).toMatchObject({ block: 2, isItem: false });
  });

  it('is no label outside a list', () => {
    expect(innermost('Lbl')).toMatchObject({ isLabel: false });
    expect(innermost('LI', 'H1', 'Lbl')).toMatchObject({ isLabel: false });
  });

  it('is a figure with its description, whatever is in it', () => {
    expect(innermost('Figure', 'P')).toMatchObject({ figure: { description: 'a house' } });
  });

  it('is a cell of the table around it, with nothing of what is around the table', () => {
    const table = openTable(9, null);
    beginRow(table, 2);
    const item = innermost('LI') as Place;
    const spans = { ColSpan: 2, RowSpan: 3 };
    const cell = { ...plain, type: 'TH', spanOf: (name: 'ColSpan' | 'RowSpan') => spans[name] };
    expect(placeWithin(item, cell, table, () => 5)).toEqual({
      ...nowhere,
      block: 5,
      cell: { table: 9, row: 0, column: 0, columns: 2, rows: 3, isHeader: true, within: null },
    });
    expect(placeWithin(item, cell, null, () => 5)).toBe(item);
  });
});
