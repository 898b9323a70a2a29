import { describe, expect, it } from 'vitest';
import { stackItems } from '../../../../../../../api/engines/pdf/reconstruct/flow/placed/stack-items.ts';

const look = { size: 10 };
const item = (name: string, x0: number, y0: number, x1: number, y1 = y0 + 12) => ({ name, x0, y0, x1, y1, look });
type Item = ReturnType<typeof item>;
const namesOf = (...items: readonly Item[]) => stackItems(items).map((stack) => stack.map(({ name }) => name).join());

describe('the items of a page', () => {
  it('are stacked if they are close below one another', () => {
    expect(namesOf(item('a', 50, 100, 150), item('b', 60, 114, 120), item('c', 50, 150, 150))).toEqual(['a,b', 'c']);
  });

  it('are in one stack on one line, if they are close', () => {
    expect(namesOf(item('a', 50, 100, 60), item('b', 72, 100, 150), item('c', 170, 100, 250))).toEqual(['a,b', 'c']);
  });

  it('are in several stacks side by side, in the order in which they are read', () => {
    const items = [item('a', 50, 100, 150), item('b', 50, 114, 150), item('c', 300, 95, 400), item('d', 300, 108, 400)];
    expect(namesOf(...items)).toEqual(['a,b', 'c,d']);
  });

  it('are apart where their stack would cover another item', () => {
    expect(namesOf(item('a', 50, 100, 150), item('b', 200, 112, 260), item('c', 50, 114, 180))).toEqual(['a,c', 'b']);
    expect(namesOf(item('a', 50, 100, 150), item('b', 200, 100, 260), item('c', 50, 114, 260))).toEqual([
      'a',
      'b',
      'c',
    ]);
  });
});
