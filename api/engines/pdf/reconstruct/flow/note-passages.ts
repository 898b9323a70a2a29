import type { Edges } from '../columns/edges.ts';
import type { Line } from '../lines/line.ts';
import { findPassages } from '../paragraphs/find-passages.ts';
import { joinSegments } from '../paragraphs/join-segments.ts';
import type { Passage } from '../paragraphs/passage.ts';
import type { Flow } from './analysed-page.ts';

/** Points by which lines of a note may reach beyond those of the text above it. */
const beyond = 12;

/** The paragraphs of notes, which stand between the page's edges or in columns, as the text above them does. */
export function notePassages(
  notes: readonly (readonly Line[])[],
  page: Edges,
  regions: readonly { readonly columns: readonly Flow[] }[],
): readonly Passage[] {
  const columns = regions.flatMap((region) => (region.columns.length > 1 ? region.columns : []));
  return notes.flatMap((lines) => {
    const own = { x0: Math.min(...lines.map(({ x0 }) => x0)), x1: Math.max(...lines.map(({ x1 }) => x1)) };
    const column = columns.find(({ edges }) => own.x0 > edges.x0 - beyond && own.x1 < edges.x1 + beyond);
    return findPassages(joinSegments(lines), column?.edges ?? (notes.length > 1 ? own : page));
  });
}
