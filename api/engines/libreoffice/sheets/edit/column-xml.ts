import { escapeValue } from '../../../../formats/xml/escape-xml.ts';
import type { SheetFacts } from '../read/read-sheet.ts';

/** Smaller differences in width are rounding. */
const sameWithinPx = 0.5;

/** Attributes as written in a start tag, each preceded by a space. */
export function attributesXml(attributes: Readonly<Record<string, string | number>>): string {
  return Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escapeValue(String(value))}"`)
    .join('');
}

/**
 * The `col` elements of a sheet with new widths, or undefined where none changes. The author's formats, outlines and
 * hidden columns are kept.
 */
export function columnsXml(
  { settings, columnPx, digitPx }: SheetFacts,
  widthsPx: readonly number[],
  prefix: string,
): string | undefined {
  const changed = new Map<number, number>();
  widthsPx.forEach((px, index) => {
    if (Math.abs(px - columnPx(index + 1)) > sameWithinPx) changed.set(index + 1, px);
  });
  if (changed.size === 0) return undefined;
  const columns: Record<string, string | number>[] = [];
  const changedTo = (column: number, px: number) => ({
    min: column,
    max: column,
    width: (px / digitPx).toFixed(4),
    customWidth: 1,
  });
  for (const { first, last, attributes } of settings.runs) {
    let start = first;
    const keep = (end: number) => {
      if (end >= start) columns.push({ ...attributes, min: start, max: end });
    };
    for (let column = first; column <= Math.min(last, widthsPx.length); column++) {
      const px = changed.get(column);
      if (px === undefined) continue;
      keep(column - 1);
      columns.push({ ...attributes, ...changedTo(column, px) });
      changed.delete(column);
      start = column + 1;
    }
    keep(last);
  }
  for (const [column, px] of changed) columns.push(changedTo(column, px));
  columns.sort((a, b) => Number(a.min) - Number(b.min));
  return columns.map((attributes) => `<${prefix}col${attributesXml(attributes)}/>`).join('');
}
