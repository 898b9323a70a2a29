import { boxAroundAll } from '../../model/box.ts';
import type { Box, FormField, Rule } from '../../model/page-model.ts';
import { thresholds } from './thresholds.ts';

const { maxRoom, sameSide } = thresholds.fieldFrame;

/** The box that is drawn around a field, side by side. */
interface Frame {
  readonly box: Box;
  readonly sides: readonly Rule[];
}

const isNear = (one: number, other: number) => Math.abs(one - other) < maxRoom;
const isSame = (one: number, other: number) => Math.abs(one - other) < sameSide;

/** The frame of a field whose sides are as long as the field and little more; null if it has none. */
function frameOf(field: Box, rules: readonly Rule[]): Frame | null {
  const across = rules.filter((rule) => rule.isHorizontal && isNear(rule.x0, field.x0) && isNear(rule.x1, field.x1));
  const down = rules.filter((rule) => !rule.isHorizontal && isNear(rule.y0, field.y0) && isNear(rule.y1, field.y1));
  // Frames that touch may have a side each at the same place.
  const sides = [
    across.filter(({ y0 }) => isNear(y0, field.y0) && y0 < field.y0),
    across.filter(({ y0 }) => isNear(y0, field.y1) && y0 > field.y1),
    down.filter(({ x0 }) => isNear(x0, field.x0) && x0 < field.x0),
    down.filter(({ x0 }) => isNear(x0, field.x1) && x0 > field.x1),
  ];
  return sides.some(({ length }) => length === 0) ? null : { box: boxAroundAll(sides.flat()), sides: sides.flat() };
}

/** Whether two frames share a part of a level side, as fields right below each other do. */
const areStacked = ({ box: one }: Frame, { box: other }: Frame) =>
  (isSame(one.y1, other.y0) || isSame(other.y1, one.y0)) && one.x0 < other.x1 && other.x0 < one.x1;

/** Whether two frames share an upright side, as the cells of a row do. */
const areInRow = ({ box: one }: Frame, { box: other }: Frame) =>
  (isSame(one.x1, other.x0) || isSame(other.x1, one.x0)) && one.y0 < other.y1 && other.y0 < one.y1;

/** Whether a rule that is no side of a frame meets one, as the lines of a table do around fields in its cells. */
const meets = ({ x0, x1, y0, y1 }: Rule, { box }: Frame) =>
  x0 < box.x1 + sameSide && x1 > box.x0 - sameSide && y0 < box.y1 + sameSide && y1 > box.y0 - sameSide;

/**
 * The sides of frames around form fields that stand right below each other, as LibreOffice draws them: they would be the
 * cells of a table without the names beside it. Fields in the cells of a table, or side by side, have none of them.
 */
export function framesOfFields(rules: readonly Rule[], fields: readonly FormField[]): ReadonlySet<Rule> {
  const frames = fields.flatMap((field) => (field.type === 'checkbox' ? [] : (frameOf(field, rules) ?? [])));
  const stacked = frames.filter((frame) => frames.some((other) => other !== frame && areStacked(frame, other)));
  const sides = new Set(stacked.flatMap((frame) => frame.sides));
  const others = rules.filter((rule) => !sides.has(rule));
  const isOfTable = (frame: Frame) =>
    frames.some((other) => other !== frame && areInRow(frame, other)) || others.some((rule) => meets(rule, frame));
  return stacked.some(isOfTable) ? new Set() : sides;
}
