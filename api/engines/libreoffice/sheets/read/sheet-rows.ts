import { pixelsPerInch, pointsPerInch } from '../../../../formats/units.ts';
import { isOn } from '../../../../formats/xml/on-off.ts';
import type { StartTag } from '../../../../formats/xml/scan-xml.ts';
import { isRow, maxRows } from './cell-reference.ts';
import type { SheetSettings } from './sheet-settings.ts';

/** A row of a sheet. Pixels are 96 dpi at full size. */
export interface SheetRow {
  readonly number: number;
  /** Whether it is one that a sheet can have: LibreOffice leaves out the others. */
  readonly isPlaced: boolean;
  readonly isHidden: boolean;
  /** Its height as stored in the file; null for automatic height. */
  readonly heightPx: number | null;
}

/** The rows of a sheet, in order. */
export interface SheetRows {
  /** Begins a row, given the attributes of its element. */
  readonly begin: (attributes: StartTag['attributes']) => SheetRow;
  readonly current: () => SheetRow;
  /** Takes the height of a line of the current row. */
  readonly need: (linePx: number) => void;
  readonly end: () => void;
  /** Heights that rows of automatic height need for their largest font, by row, where above the default. */
  readonly needsPx: ReadonlyMap<number, number>;
}

const pixelsPerPoint = pixelsPerInch / pointsPerInch;

/** Creates the rows of a sheet; its settings precede them. */
export function createSheetRows(settings: SheetSettings): SheetRows {
  const needsPx = new Map<number, number>();
  let row: SheetRow = { number: 0, isPlaced: true, isHidden: false, heightPx: null };
  let needPx = 0;
  return {
    begin(attributes) {
      row = {
        isPlaced: isRow(attributes.r === undefined ? row.number + 1 : Number(attributes.r)),
        number: Math.min(Number(attributes.r) || row.number + 1, maxRows),
        isHidden: attributes.hidden === undefined ? settings.defaultRowHidden : isOn(attributes.hidden),
        heightPx: attributes.ht === undefined ? null : Number(attributes.ht) * pixelsPerPoint,
      };
      needPx = 0;
      return row;
    },
    current: () => row,
    need(linePx) {
      needPx = Math.max(needPx, linePx);
    },
    end() {
      if (row.heightPx === null && needPx > settings.defaultRowPx + 1) needsPx.set(row.number, needPx);
    },
    needsPx,
  };
}
