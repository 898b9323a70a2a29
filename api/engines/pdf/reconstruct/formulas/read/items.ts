import type { MathNode, MathRow } from '../../model/formulas/formula.ts';
import { isFunction, isOperator, isRelation, isSum, sideOf } from '../signs.ts';
import { thresholds } from '../thresholds.ts';
import type { Atom } from './atom.ts';
import { isProse } from './letters.ts';
import { withLongRuns } from './runs.ts';

/** One thing on a line, with its scripts. */
export interface Item {
  readonly atom: Atom;
  /** What it is without its scripts. */
  readonly base: MathRow;
  /** Puts its scripts on a base. */
  readonly dress: (base: MathRow) => MathRow;
  /** Where its scripts end, in points. */
  readonly right: number;
}

const quad = '\u2003';
const comma = /^[,;]$/;
const textOf = ({ atom }: Item) => atom.text ?? '';
const run = (text: string): MathNode => ({ type: 'run', text, style: 'text' });

/** The space that people see between two things: between words, and the wide one between two formulas. */
function spaceBetween(before: Item, after: Item, size: number): MathRow {
  const gap = after.atom.x0 - before.right;
  if (gap > thresholds.gap.quad * size) return [run(quad)];
  const isApart = isProse(before.atom) || isProse(after.atom);
  return isApart && gap > thresholds.gap.word * size ? [run(' ')] : [];
}

/** The index of the bracket that closes the one at `start`; null if none does. */
function closingOf(items: readonly Item[], start: number): number | null {
  const opener = textOf(items[start] as Item);
  const isUpright = sideOf(opener) === 'either';
  let depth = 0;
  for (let index = start + 1; index < items.length; index++) {
    const text = textOf(items[index] as Item);
    const side = sideOf(text);
    if (depth === 0 && (isUpright ? text === opener : side === 'close')) return index;
    if (side === 'open') depth++;
    if (side === 'close' && --depth < 0) return null;
  }
  return null;
}

/** The index after what the sign or the function before `start` applies to. */
function endOfOperand(items: readonly Item[], start: number, isEnd: (text: string) => boolean): number {
  for (let end = start; end < items.length; end++) {
    const text = textOf(items[end] as Item);
    const side = sideOf(text);
    if (side === 'close' || isRelation(text) || (end > start && isSum(text)) || isEnd(text)) return end;
    const close = side === null ? null : closingOf(items, end);
    if (close !== null) end = close;
  }
  return items.length;
}

/** Whether a text ends what the function before it applies to: another function, or a sign with limits. */
const endsFunction = (text: string) => isFunction(text) || isOperator(text) || comma.test(text);

/** Reads what begins at an index, and returns it with the index after it. */
function readAt(items: readonly Item[], index: number, size: number): readonly [row: MathRow, end: number] {
  const item = items[index] as Item;
  const text = textOf(item);
  const [node] = item.base;
  if (node?.type === 'operator') {
    const end = endOfOperand(items, index + 1, () => false);
    const operator = { ...node, operand: rowOfItems(items.slice(index + 1, end), size) };
    return [[...item.dress([operator])], end];
  }
  if (isFunction(text)) {
    const end = endOfOperand(items, index + 1, endsFunction);
    const operand = rowOfItems(items.slice(index + 1, end), size);
    return [[{ type: 'function', name: item.dress(item.base), operand }], end];
  }
  // A sign without what it relates is text: to some programs it is an error in a formula.
  const isLast = items.length > 1 && index === items.length - 1;
  const isOpen = isLast ? isRelation(text) || isSum(text) : items.length > 1 && index === 0 && isRelation(text);
  if (isOpen) return [item.dress([run(text)]), index + 1];
  const side = sideOf(text);
  if (side === null) return [item.dress(item.base), index + 1];
  const close = side === 'close' ? null : closingOf(items, index);
  // So is a bracket without a partner.
  if (close === null) return [item.dress([run(text)]), index + 1];
  const content = rowOfItems(items.slice(index + 1, close), size);
  const last = items[close] as Item;
  return [[...last.dress([{ type: 'brackets', open: text, close: textOf(last), content }])], close + 1];
}

/**
 * Joins items: brackets with what is in them, and functions, sums and integrals with what they apply to.
 * @param size That of the line, in points.
 */
export function rowOfItems(items: readonly Item[], size: number): MathRow {
  const row: MathNode[] = [];
  for (let index = 0; index < items.length; ) {
    const before = items[index - 1];
    if (before !== undefined) row.push(...spaceBetween(before, items[index] as Item, size));
    const [read, end] = readAt(items, index, size);
    row.push(...read);
    index = end;
  }
  return withLongRuns(row);
}
