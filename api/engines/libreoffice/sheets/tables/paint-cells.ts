import { isOn } from '../../../../formats/xml/on-off.ts';
import type { StartTag } from '../../../../formats/xml/scan-xml.ts';
import { spliceXml } from '../../../../formats/xml/splice-xml.ts';
import { prefixOfTag, withAttributes } from '../../../../formats/xml/start-tag.ts';
import type { PartEdit } from '../../../../formats/zip/zip-package.ts';
import { columnName, columnOf } from '../read/cell-reference.ts';
import type { PaintedFormats } from './painted-formats.ts';
import { lookAt, rowKind, type SheetTable } from './table-style.ts';
import { thresholds } from './thresholds.ts';

type Attributes = StartTag['attributes'];

/** A table that a row crosses. */
interface Crossing {
  readonly table: SheetTable;
  /** The place of the row among the table's shown ones. */
  readonly shownRow: number;
  /** Rows of the same kind have the same formats. */
  readonly kind: string;
}

/** The row of a sheet that is being painted. */
interface PaintedRow {
  /** Begins a row; the rows that are hidden before it do not count. */
  readonly begin: (number: number, attributes: Attributes) => void;
  readonly number: () => number;
  /** Whether it crosses any table. */
  readonly isPainted: () => boolean;
  /** The format of a cell in a column that has one of its own. */
  readonly formatAt: (column: number, own: number) => number;
  /** The cells that tables have from one column to another and the sheet has not. */
  readonly missingCells: (from: number, to: number, prefix: string) => string;
}

function createPaintedRow(tables: readonly SheetTable[], formats: PaintedFormats): PaintedRow {
  let row = 0;
  let added = 0;
  let rowFormat = 0;
  /** The tables that the row crosses, from the left. */
  let crossed: readonly Crossing[] = [];
  /** Kind of row, column and own format → format. */
  const known = new Map<string, number>();
  const hiddenRows = new Map<SheetTable, number>();

  const crossing = (table: SheetTable, index: number, hiddenAttribute: string | undefined): readonly Crossing[] => {
    if (row < table.range.firstRow || row > table.range.lastRow) return [];
    const hidden = hiddenRows.get(table) ?? 0;
    const dataFrom = table.range.firstRow + table.headerRows;
    if (isOn(hiddenAttribute) && row >= dataFrom) hiddenRows.set(table, hidden + 1);
    const shownRow = Math.max(0, row - dataFrom - hidden);
    return [{ table, shownRow, kind: `${index} ${rowKind(table, row, shownRow)}` }];
  };
  const formatAt = (at: number, own: number) => {
    const found = crossed.find(({ table: { range } }) => at >= range.firstColumn && at <= range.lastColumn);
    if (found === undefined) return own;
    const key = `${found.kind} ${at} ${own}`;
    const format = known.get(key) ?? formats.format(own, lookAt(found.table, row, at, found.shownRow));
    if (!known.has(key) && known.size >= thresholds.maxKnownFormats) known.clear();
    known.set(key, format);
    return format;
  };
  return {
    begin(number, attributes) {
      row = number;
      crossed = tables.flatMap((table, index) => crossing(table, index, attributes.hidden));
      rowFormat = isOn(attributes.customFormat) ? Number(attributes.s ?? 0) : 0;
    },
    number: () => row,
    isPainted: () => crossed.length > 0,
    formatAt,
    missingCells(from, to, prefix) {
      let xml = '';
      for (const { table } of crossed) {
        const last = Math.min(to, table.range.lastColumn);
        for (let at = Math.max(from, table.range.firstColumn); at <= last; at++) {
          if (added++ >= thresholds.maxAddedCells) return xml;
          xml += `<${prefix}c r="${columnName(at)}${row}" s="${formatAt(at, rowFormat)}"/>`;
        }
      }
      return xml;
    },
  };
}

/** Gives the cells of tables the formats that their tables' styles ask for, and rows the cells that they lack. */
export function paintCells(tables: readonly SheetTable[], formats: PaintedFormats): PartEdit {
  return (source) => {
    const row = createPaintedRow(tables, formats);
    let prefix = '';
    let column = 0;
    let isSelfClosing = false;

    return spliceXml(source, {
      open({ name, attributes, depth, selfClosing }, edit) {
        if (depth === 0) prefix = prefixOfTag(edit().text);
        else if (name === 'row' && depth === 2) {
          isSelfClosing = selfClosing;
          row.begin(Number(attributes.r) || row.number() + 1, attributes);
          column = 0;
          if (!selfClosing || !row.isPainted()) return;
          const { text, replace } = edit();
          const open = withAttributes(text, {}).replace(/\s*\/>$/, '>');
          replace(`${open}${row.missingCells(1, Number.POSITIVE_INFINITY, prefix)}</${prefix}row>`);
        } else if (name === 'c' && depth === 3 && row.isPainted()) {
          const at = columnOf(attributes.r ?? '') || column + 1;
          const own = Number(attributes.s ?? 0);
          const painted = row.formatAt(at, own);
          const missing = row.missingCells(column + 1, at - 1, prefix);
          column = at;
          if (painted === own && missing === '') return;
          const { text, replace } = edit();
          replace(missing + (painted === own ? text : withAttributes(text, { s: painted })));
        }
      },
      close(name, depth, edit) {
        if (name !== 'row' || depth !== 2) return;
        const missing = isSelfClosing ? '' : row.missingCells(column + 1, Number.POSITIVE_INFINITY, prefix);
        if (missing !== '') edit().before(missing);
      },
    });
  };
}
