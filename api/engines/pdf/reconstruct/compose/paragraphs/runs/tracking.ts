import type { Mark } from '../../../lines/mark.ts';
import { stepsPerPoint, thresholds } from '../thresholds.ts';

/** A letter of a script with upper and lower case, whose letters are not joined. */
const cased = /^[\p{Lu}\p{Ll}]$/u;
/** The same, with a short way for most letters, which are asked about one by one. */
const isCased = (text: string): boolean => {
  const code = text.charCodeAt(0);
  return text.length === 1 && code < 0x80 ? isBetween(code | 0x20, 0x61, 0x7a) : cased.test(text);
};
const isBetween = (code: number, first: number, last: number) => code >= first && code <= last;
const limits = thresholds.run;

/** The ems between pairs of such letters on one baseline, where the gap is not wider than letter spacing. */
function gapsOf(run: readonly Mark[]): number[] {
  const gaps: number[] = [];
  let before: Mark | null = null;
  for (const mark of run) {
    const isLetter = mark.type === 'letter' && isCased(mark.text);
    if (isLetter && before !== null && before.baseline === mark.baseline) {
      const gap = (mark.x0 - before.x1) / mark.look.size;
      if (Math.abs(gap) < limits.maxTrackingEms) gaps.push(gap);
    }
    before = isLetter ? mark : null;
  }
  return gaps;
}

/** Letter spacing of a run in points, as word processors set it; 0 if it has none. Kerning only moves single pairs. */
export function trackingOf(run: readonly Mark[]): number {
  const gaps = gapsOf(run);
  if (gaps.length < limits.minGaps) return 0;
  // Typed arrays are sorted without a call for each pair.
  const sorted = new Float64Array(gaps).sort();
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] ?? 0;
  // Strokes of slanted letters reach beyond their widths: only the wider gaps show how far apart the letters are.
  const low = run[0]?.look.isItalic ? limits.lowestSlantedGapShare : 1 - limits.highestGapShare;
  const usual = at((low + limits.highestGapShare) / 2);
  const size = run[0]?.look.size ?? 0;
  const isEven = at(limits.highestGapShare) - at(low) < Math.max(limits.evenTrackingEms, limits.evenTracking / size);
  const points = usual * size;
  return isEven && Math.abs(usual) > limits.minTrackingEms ? Math.round(points * stepsPerPoint) / stepsPerPoint : 0;
}
