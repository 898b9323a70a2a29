import type { Line } from '../analyse/line.ts';
import type { Look } from '../model/page-model.ts';

const fallback: Look = {
  font: 'LiberationSerif',
  size: 11,
  isBold: false,
  isItalic: false,
  colour: '000000',
  isSerif: true,
  isFixedPitch: false,
  lineHeight: 0,
};

/** The look most letters of the document have. */
export function bodyLook(lines: Iterable<Line>): Look {
  const counts = new Map<Look, number>();
  for (const { look, text } of lines) counts.set(look, (counts.get(look) ?? 0) + text.length);
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0] ?? fallback;
}
