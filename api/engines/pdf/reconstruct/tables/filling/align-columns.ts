import { addTo } from '../../../../../groups.ts';
import { largest, spread } from '../../model/extremes.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import type { FilledCell } from '../filled-table.ts';
import { thresholds } from './thresholds.ts';

const isSingle = ({ lines: [line, ...others], label }: Passage) =>
  line !== undefined && others.length === 0 && label === null && line.stops.length === 0 && !line.isRightToLeft;

const passagesOf = ({ items }: FilledCell) => items.filter((item) => item.type === 'passage').filter(isSingle);

const isSet: Readonly<Record<'right' | 'center', (passage: Passage) => boolean>> = {
  right: ({ x1, edges, size }) => Math.abs(edges.x1 - x1) < thresholds.alignment.sameEdgeEms * size,
  center: ({ x0, x1, edges, size }) =>
    Math.abs(x0 - edges.x0 - (edges.x1 - x1)) < thresholds.alignment.sameMiddleEms * size,
};

function alignmentOf(passages: readonly Passage[]): 'right' | 'center' | null {
  const isShown = (set: readonly Passage[]) => {
    const begins = set.map(({ x0 }) => x0);
    return (
      set.length >= Math.max(thresholds.alignment.minLines, thresholds.alignment.minShare * passages.length) &&
      spread(begins) >
        thresholds.alignment.minSpreadEms *
          largest(
            set.map(({ size }) => size),
            0,
          )
    );
  };
  return (['right', 'center'] as const).find((alignment) => isShown(passages.filter(isSet[alignment]))) ?? null;
}

/** Aligns cells like the others of their column, since lines that nearly fill a cell do not reveal their alignment. */
export function alignColumns(cells: readonly FilledCell[]): readonly FilledCell[] {
  const columns = new Map<string, FilledCell[]>();
  const keyOf = ({ cell }: FilledCell) => `${cell.column}/${cell.columns}`;
  for (const filled of cells) addTo(columns, keyOf(filled), filled);
  const alignments = new Map([...columns].map(([key, own]) => [key, alignmentOf(own.flatMap(passagesOf))]));
  return cells.map((filled) => {
    const alignment = alignments.get(keyOf(filled)) ?? null;
    if (alignment === null) return filled;
    const items = filled.items.map((item) =>
      item.type === 'passage' && isSingle(item) && isSet[alignment](item) ? { ...item, alignment } : item,
    );
    return { ...filled, items };
  });
}
