import { isOn } from '../../../../formats/xml/on-off.ts';
import { spliceXml } from '../../../../formats/xml/splice-xml.ts';
import { prefixOfTag, withAttributes } from '../../../../formats/xml/start-tag.ts';
import type { PartEdit } from '../../../../formats/zip/zip-package.ts';
import { columnName, columnOf } from '../read/cell-reference.ts';
import type { PaintedFormats } from './painted-formats.ts';
import { lookAt, rowKind, type SheetTable } from './table-style.ts';
import { thresholds } from './thresholds.ts';

/** A table that a row crosses. */
interface Crossing {
  readonly table: SheetTable;
  /** The place of the row among the table's shown ones. */
  readonly shownRow: number;
  /** Rows of the same kind have the same formats. */
  readonly kind: string;
}

/** Gives the cells of tables the formats that their tables' styles ask for, and rows the cells that they lack. */
export function paintCells(tables: readonly SheetTable[], formats: PaintedFormats): PartEdit {
  return (source) => {
    let prefix = '';
    let row = 0;
    let column = 0;
    let added = 0;
    let rowFormat = 0;
    /** The tables that the present row crosses, from the left. */
    let crossed: Crossing[] = [];
    /** Kind of row, column and own format → format. */
    const known = new Map<string, number>();
    const hiddenRows = new Map<SheetTable, number>();
    let isSelfClosing = false;

    const beginRow = (number: number, isHidden: boolean) => {
      row = number;
      column = 0;
      crossed = [];
      for (const [index, table] of tables.entries()) {
        if (row < table.range.firstRow || row > table.range.lastRow) continue;
        const hidden = hiddenRows.get(table) ?? 0;
        const dataFrom = table.range.firstRow + table.headerRows;
        if (isHidden && row >= dataFrom) hiddenRows.set(table, hidden + 1);
        const shownRow = Math.max(0, row - dataFrom - hidden);
        crossed.push({ table, shownRow, kind: `${index} ${rowKind(table, row, shownRow)}` });
      }
    };
    const formatAt = (at: number, own: number) => {
      const found = crossed.find(({ table: { range } }) => at >= range.firstColumn && at <= range.lastColumn);
      if (found === undefined) return own;
      const key = `${found.kind} ${at} ${own}`;
      let format = known.get(key);
      if (format === undefined) {
        format = formats.format(own, lookAt(found.table, row, at, found.shownRow));
        if (known.size >= thresholds.maxKnownFormats) known.clear();
        known.set(key, format);
      }
      return format;
    };
    /** The cells that tables have between two columns and the sheet has not. */
    const missingCells = (from: number, to: number) => {
      let xml = '';
      for (const { table } of crossed) {
        const last = Math.min(to, table.range.lastColumn);
        for (let at = Math.max(from, table.range.firstColumn); at <= last; at++) {
          if (added++ >= thresholds.maxAddedCells) return xml;
          xml += `<${prefix}c r="${columnName(at)}${row}" s="${formatAt(at, rowFormat)}"/>`;
        }
      }
      return xml;
    };

    return spliceXml(source, {
      open({ name, attributes, depth, selfClosing }, edit) {
        if (depth === 0) prefix = prefixOfTag(edit().text);
        else if (name === 'row' && depth === 2) {
          isSelfClosing = selfClosing;
          beginRow(Number(attributes.r) || row + 1, isOn(attributes.hidden));
          rowFormat = isOn(attributes.customFormat) ? Number(attributes.s ?? 0) : 0;
          if (!selfClosing || crossed.length === 0) return;
          const { text, replace } = edit();
          const open = withAttributes(text, {}).replace(/\s*\/>$/, '>');
          replace(`${open}${missingCells(1, Number.POSITIVE_INFINITY)}</${prefix}row>`);
        } else if (name === 'c' && depth === 3 && crossed.length > 0) {
          const at = columnOf(attributes.r ?? '') || column + 1;
          const own = Number(attributes.s ?? 0);
          const painted = formatAt(at, own);
          const missing = missingCells(column + 1, at - 1);
          column = at;
          if (painted === own && missing === '') return;
          const { text, replace } = edit();
          replace(missing + (painted === own ? text : withAttributes(text, { s: painted })));
        }
      },
      close(name, depth, edit) {
        if (name !== 'row' || depth !== 2) return;
        const missing = isSelfClosing ? '' : missingCells(column + 1, Number.POSITIVE_INFINITY);
        if (missing !== '') edit().before(missing);
      },
    });
  };
}
