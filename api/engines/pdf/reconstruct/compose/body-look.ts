import type { Line } from '../lines/line.ts';
import type { Look } from '../model/page-model.ts';
import { plainLook } from '../model/plain-look.ts';
import type { PlacedPassage } from './headings/placed-passage.ts';
import { thresholds as ofHeadings } from './headings/thresholds.ts';
import { thresholds } from './thresholds.ts';

/** The look of most letters of lines. Null without any. */
function usualLook(lines: Iterable<Line>): Look | null {
  const counts = new Map<Look, number>();
  for (const { look, text } of lines) counts.set(look, (counts.get(look) ?? 0) + text.length);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
}

/** The look of most letters in the document. A plain serif look for a document without text. */
export const bodyLook = (lines: Iterable<Line>): Look => usualLook(lines) ?? plainLook(thresholds.fallbackSize);

const lettersOf = (lines: readonly Line[]) => lines.reduce((sum, { text }) => sum + text.length, 0);

/**
 * The look of the text that headings stand out from: that of paragraphs outside tables, where it is larger than in them.
 * @param body The look of most letters in the document, which counts otherwise.
 */
export function runningLook(passages: readonly PlacedPassage[], body: Look): Look {
  const all = passages.reduce((sum, { passage }) => sum + lettersOf(passage.lines), 0);
  const running = passages.flatMap(({ passage: { lines }, isInTable }) => (isInTable || lines.length < 2 ? [] : lines));
  const look = usualLook(running);
  const isLarger = look !== null && look.size > body.size;
  return isLarger && lettersOf(running) >= ofHeadings.minRunningShare * all ? look : body;
}
