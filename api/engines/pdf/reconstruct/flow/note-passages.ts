import type { Edges } from '../columns/edges.ts';
import type { Line } from '../lines/line.ts';
import { largest, smallest } from '../model/extremes.ts';
import { median } from '../model/numbers/median.ts';
import { findPassages } from '../paragraphs/find-passages.ts';
import { joinSegments } from '../paragraphs/join-segments.ts';
import type { Passage } from '../paragraphs/passage.ts';
import type { Flow } from './analysed-page.ts';
import { thresholds } from './thresholds.ts';

/** Divides the lines of notes into paragraphs, between the edges of the page or of the column above them. */
export function notePassages(
  notes: readonly (readonly Line[])[],
  page: Edges,
  regions: readonly { readonly columns: readonly Flow[] }[],
): readonly Passage[] {
  const columns = regions.flatMap((region) => (region.columns.length > 1 ? region.columns : []));
  return notes.flatMap((lines) => {
    const own = { x0: smallest(lines.map(({ x0 }) => x0)), x1: largest(lines.map(({ x1 }) => x1)) };
    const overhang = thresholds.noteOverhangEms * median(lines.map(({ look }) => look.size));
    const column = columns.find(({ edges }) => own.x0 > edges.x0 - overhang && own.x1 < edges.x1 + overhang);
    return findPassages(joinSegments(lines), column?.edges ?? (notes.length > 1 ? own : page));
  });
}
