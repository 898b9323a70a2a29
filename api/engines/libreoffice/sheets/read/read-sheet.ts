import { relationshipId, scanXml } from '../../../../formats/xml/scan-xml.ts';
import { limits } from '../../limits.ts';
import { digitWidthPx } from '../plan/text-width.ts';
import { type CellRange, parseRange } from './cell-reference.ts';
import { createHeaderPictures } from './header-pictures.ts';
import { type CellContext, type CellFacts, createSheetCells } from './sheet-cells.ts';
import { columnWidths, createSettings, readSetting, type SheetSettings } from './sheet-settings.ts';

/** What is known about a sheet's size and print layout. Pixels are 96 dpi at full size. */
export interface SheetFacts extends CellFacts {
  readonly settings: SheetSettings;
  /** Width of one character, the unit of column widths. */
  readonly digitPx: number;
  readonly columnPx: (column: number) => number;
  readonly merges: readonly CellRange[];
  /** Relationship id of its drawing. */
  readonly drawing: string | undefined;
  readonly headerPictures: number;
}

const { maxMerges } = limits.sheets;

/** Reads a worksheet in one pass. Throws as `scanXml` does. */
export async function readSheet(source: AsyncIterable<Buffer>, context: CellContext): Promise<SheetFacts> {
  const digitPx = digitWidthPx(context.styles.defaultFont);
  const settings = createSettings();
  const merges: CellRange[] = [];
  let drawing: string | undefined;
  let widths: Float64Array | undefined;
  const columnPx = (column: number) => {
    // All `col` elements precede the first row.
    widths ??= columnWidths(settings, digitPx);
    return widths[column] ?? 0;
  };
  const cells = createSheetCells(context, settings, columnPx);
  const headers = createHeaderPictures();
  let isValue = false;
  let isPhonetic = false;

  await scanXml(source, {
    open(tag) {
      const { name, attributes } = tag;
      if (name === 'c') cells.beginCell(attributes);
      else if (name === 'v' || name === 't') isValue = !isPhonetic;
      else if (name === 'f') cells.markFormula();
      else if (name === 'rPh') isPhonetic = true;
      else if (name === 'row') cells.beginRow(attributes);
      else if (name === 'mergeCell') {
        const range = parseRange(attributes.ref ?? '');
        if (range !== undefined && merges.length < maxMerges) merges.push(range);
      } else if (name === 'drawing') drawing = relationshipId(attributes);
      else {
        headers.open(name);
        readSetting(settings, tag);
      }
    },
    text(part) {
      if (isValue) cells.addValue(part);
      else headers.text(part);
    },
    close(name) {
      if (name === 'c') cells.endCell();
      else if (name === 'v' || name === 't') isValue = false;
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 'row') cells.endRow();
      else headers.close(name);
    },
  });
  return { ...cells.end(merges), settings, digitPx, columnPx, merges, drawing, headerPictures: headers.count() };
}
