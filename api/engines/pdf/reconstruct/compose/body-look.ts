import type { Line } from '../lines/line.ts';
import type { Look } from '../model/page-model.ts';
import { plainLook } from '../model/plain-look.ts';
import { thresholds } from './thresholds.ts';

/** The look of most letters in the document. A plain serif look for a document without text. */
export function bodyLook(lines: Iterable<Line>): Look {
  const counts = new Map<Look, number>();
  for (const { look, text } of lines) counts.set(look, (counts.get(look) ?? 0) + text.length);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? plainLook(thresholds.fallbackSize);
}
