import { addTo } from '../../../../../groups.ts';
import { largest } from '../../model/extremes.ts';
import type { Look } from '../../model/page-model.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import type { FilledTable } from '../../tables/filled-table.ts';
import { couldBeHeading } from './could-be-heading.ts';
import { lookOf, looksOfHeadings } from './heading-looks.ts';
import { type HeadingLevel, maxLevel, type PlacedPassage } from './placed-passage.ts';
import { thresholds as limits } from './thresholds.ts';

const passagesOf = ({ items }: FilledTable['cells'][number]) =>
  items.flatMap((item) => (item.type === 'passage' ? [item] : []));

/**
 * The paragraphs in the first row of a table if they stand out as headings do: bold in a colour of their own, larger than
 * everything below, without a fill behind them, all in one look. Heads that table styles set apart keep the size of the text.
 */
export function standOutHeads({ cells, isFrame = false }: FilledTable): readonly Passage[] {
  const first = cells.filter(({ cell }) => cell.row === 0);
  const heads = first.flatMap(passagesOf);
  const others = cells.filter(({ cell }) => cell.row > 0).flatMap(passagesOf);
  const [head] = heads;
  const look = head === undefined ? null : lookOf(head);
  if (isFrame || look === null || heads.length < limits.minHeads || others.length === 0) return [];
  const size = largest(others.map((passage) => passage.size));
  const stands =
    look.isBold &&
    look.size >= limits.minRatio * size &&
    first.every(({ fill }) => fill === null) &&
    heads.every((passage) => lookOf(passage) === look && couldBeHeading(passage)) &&
    others.every(({ lines }) => lines.every((line) => line.look.colour !== look.colour));
  return stands ? heads : [];
}

/**
 * Headings in the first rows of tables: heads that stand out in the same look in several tables, as no running text does.
 * Their level is the one below the headings that are at least as large.
 * @param known The other headings.
 */
export function headingsInHeads(
  passages: readonly PlacedPassage[],
  known: ReadonlyMap<Passage, HeadingLevel>,
): ReadonlyMap<Passage, HeadingLevel> {
  const tables = new Map<Look, FilledTable[]>();
  const heads = new Map<Passage, Look>();
  for (const { passage, headOf } of passages) {
    const look = headOf === undefined ? null : lookOf(passage);
    if (headOf === undefined || look === null || known.has(passage)) continue;
    heads.set(passage, look);
    addTo(tables, look, headOf);
  }
  if (heads.size === 0) return new Map();
  const all = passages.map(({ passage }) => passage);
  const own = looksOfHeadings(all, (passage) => heads.has(passage) || known.has(passage) || couldBeHeading(passage));
  const levelOf = (look: Look) => {
    const above = [...known].flatMap(([{ size }, level]) => (level !== 'title' && size >= look.size ? [level] : []));
    return Math.min(maxLevel, 1 + largest(above, 0));
  };
  const levels = new Map(
    [...tables].flatMap(([look, of]) =>
      own.has(look) && new Set(of).size >= limits.minHeadedTables ? [[look, levelOf(look)] as const] : [],
    ),
  );
  return new Map(
    [...heads].flatMap(([passage, look]) => {
      const level = levels.get(look);
      return level === undefined ? [] : [[passage, level] as const];
    }),
  );
}
