import { findSegments } from '../../lines/find-lines.ts';
import type { Line } from '../../lines/line.ts';
import { rotatedLines } from '../../lines/turned/rotated-lines.ts';
import { boxAroundAll } from '../../model/box.ts';
import type { Page, Shape } from '../../model/page-model.ts';
import { thresholds as shared } from '../thresholds.ts';
import { thresholds } from './thresholds.ts';

const { minRun, minLines, minSpanShare, minTexts, maxRunningShare } = thresholds.pageOfLines;
const { minLineLetters, minLineWords } = shared.text;

/** Whether a shape is a line, straight or bent, that leads aslant over a distance, as no border of a table does. */
function leadsAslant({ fill, stroke, steps }: Shape): boolean {
  if (fill !== null || stroke === null) return false;
  let [x, y] = [0, 0];
  return steps.some(({ type, points }) => {
    const [toX, toY] = [points.at(-2) ?? x, points.at(-1) ?? y];
    const isAslant = type !== 'move' && Math.abs(toX - x) > minRun && Math.abs(toY - y) > minRun;
    [x, y] = [toX, toY];
    return isAslant;
  });
}

const isRunning = ({ text }: Line) => text.length > minLineLetters && text.trim().split(/\s+/).length > minLineWords;

/**
 * The texts of a page that is a drawing of lines with labels, such as the plan of a circuit or of a network: lines lead aslant
 * all over it, and hardly any text is longer than a label. Null for another page.
 */
export function textsOfLines({ shapes, glyphs, rotated, width, height }: Page): readonly Line[] | null {
  const lines = shapes.filter(leadsAslant);
  if (lines.length < minLines) return null;
  const box = boxAroundAll(lines);
  if (box.x1 - box.x0 < minSpanShare * width || box.y1 - box.y0 < minSpanShare * height) return null;
  const texts = [...findSegments(glyphs), ...rotatedLines(rotated)];
  return texts.length >= minTexts && texts.filter(isRunning).length <= maxRunningShare * texts.length ? texts : null;
}
