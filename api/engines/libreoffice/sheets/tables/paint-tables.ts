import { UnreadablePart } from '../../../../formats/xml/scan-xml.ts';
import type { PartEdit } from '../../../../formats/zip/zip-package.ts';
import type { ReadPart, Relationship } from '../read/read-workbook.ts';
import { paintCells } from './paint-cells.ts';
import { createPaintedFormats, type PaintedFormats } from './painted-formats.ts';
import { presetStyle } from './preset-styles.ts';
import { readFormats } from './read-formats.ts';
import { readTable } from './read-tables.ts';
import type { SheetTable } from './table-style.ts';
import { thresholds } from './thresholds.ts';

/** Paints tables as their styles say, which LibreOffice does not read: it draws no heads, stripes or lines of them. */
export interface TablePainter {
  /** Paints the tables of a sheet; undefined for one without any, and where its XML cannot be read. */
  readonly paint: (part: string, related: readonly Relationship[]) => Promise<PartEdit | undefined>;
  /** How many formats the workbook has by now. */
  readonly countFormats: () => number;
  /** Adds what the painted sheets need to the styles' part, after all sheets; undefined for none. */
  readonly editStyles: () => PartEdit | undefined;
}

/**
 * Creates a painter of a workbook's tables.
 *
 * @param stylesPart The part with the workbook's styles.
 * @param maxFormats How many formats of cells there may be.
 */
export function createTablePainter(read: ReadPart, stylesPart: string | undefined, maxFormats: number): TablePainter {
  let prepared: Promise<{ formats: PaintedFormats; own: ReadonlyMap<string, SheetTable['style']> } | undefined>;
  let formats: PaintedFormats | undefined;
  const prepare = async () => {
    const source = stylesPart === undefined ? undefined : await read(stylesPart);
    if (source === undefined) return undefined;
    const written = await readFormats(source);
    formats = createPaintedFormats(written, maxFormats);
    return { formats, own: written.styles };
  };

  return {
    async paint(part, related) {
      try {
        return await paintSheet(part, related);
      } catch (error) {
        if (error instanceof UnreadablePart) return undefined;
        throw error;
      }
    },
    countFormats: () => formats?.count() ?? 0,
    editStyles: () => formats?.edit(),
  };

  async function paintSheet(part: string, related: readonly Relationship[]): Promise<PartEdit | undefined> {
    const parts = related.filter(({ type }) => type === 'table').slice(0, thresholds.maxTables);
    if (parts.length === 0) return undefined;
    prepared ??= prepare();
    const styles = await prepared;
    if (styles === undefined) return undefined;
    const tables: SheetTable[] = [];
    for (const { target } of parts) {
      const source = await read(target);
      const table = source && (await readTable(source, (name) => styles.own.get(name) ?? presetStyle(name)));
      if (table !== undefined) tables.push(table);
    }
    const sheet = tables.length === 0 ? undefined : await read(part);
    if (sheet === undefined) return undefined;
    tables.sort((a, b) => a.range.firstColumn - b.range.firstColumn);
    const edit = paintCells(tables, styles.formats);
    // The formats have to be known before any part is written: the styles may come before the sheets.
    for await (const _ of edit(sheet));
    return edit;
  }
}
