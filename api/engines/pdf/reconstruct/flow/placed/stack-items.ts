import { boxAroundAll, meet } from '../../model/box.ts';
import { createBoxFinder } from '../../model/box-finder.ts';
import { smallest } from '../../model/extremes.ts';
import type { Box } from '../../model/page-model.ts';
import { thresholds } from '../thresholds.ts';

/** What stands on a page: lines have the size of their letters. */
interface Item extends Box {
  readonly look?: { readonly size: number };
}

/** Items below one another, and what they cover. */
interface Stack<T> {
  readonly items: T[];
  box: Box;
}

const { maxGapEms, maxBesideEms, usualSize, overlap } = thresholds.placed;

const sizeOf = ({ look }: Item) => look?.size ?? usualSize;

/** Whether an item goes on a line or is the next one below a stack. */
function follows({ box, items }: Stack<Item>, item: Item): boolean {
  const size = Math.max(sizeOf(item), sizeOf(items.at(-1) ?? item));
  const isBelow = item.y0 - box.y1 < maxGapEms * size && item.y0 > box.y0;
  const isInside = item.x0 < box.x1 - overlap && item.x1 > box.x0 + overlap;
  const isBeside =
    item.y0 < box.y1 - overlap && item.x0 - box.x1 < maxBesideEms * size && box.x0 - item.x1 < maxBesideEms * size;
  return (isBelow && isInside) || isBeside;
}

/**
 * Divides the items of a page into stacks that can stand at places of their own: what is in one is below one another, or on
 * the same line, and none covers a part of another's items.
 * @param items In the order in which they are read.
 */
export function stackItems<T extends Item>(items: readonly T[]): readonly (readonly T[])[] {
  const near = createBoxFinder(items);
  const stacks: Stack<T>[] = [];
  const stackOf = new Map<T, Stack<T>>();
  for (const item of [...items].sort((a, b) => a.y0 - b.y0 || a.x0 - b.x0)) {
    const fits = (stack: Stack<T>) => {
      const box = boxAroundAll([stack.box, item]);
      return near(box).every((other) => other === item || stackOf.get(other) === stack || !meet(other, box, -overlap));
    };
    const stack = stacks.findLast((one) => follows(one, item) && fits(one));
    if (stack === undefined) stacks.push({ items: [item], box: item });
    else {
      stack.items.push(item);
      stack.box = boxAroundAll([stack.box, item]);
    }
    stackOf.set(item, stack ?? (stacks.at(-1) as Stack<T>));
  }
  const place = new Map(items.map((item, index) => [item, index]));
  const firstOf = (stack: Stack<T>) => smallest(stack.items.map((item) => place.get(item) ?? 0));
  return stacks.sort((a, b) => firstOf(a) - firstOf(b)).map((stack) => stack.items);
}
