import type { StartTag } from '../../../../formats/xml/scan-xml.ts';
import { ProblemError } from '../../../../problem.ts';
import { limits } from '../../limits.ts';
import { type Content, createRowRoom, type TightCell } from '../plan/row-room.ts';
import { measureText, type TextMeasure } from '../plan/text-width.ts';
import { type CellRange, columnOf, isCell, isWithin, maxColumns } from './cell-reference.ts';
import { unescapedText } from './escaped-text.ts';
import { createHeldCells, type TakeCell } from './held-cells.ts';
import { type CellFormat, plainFormat, type Styles } from './read-styles.ts';
import type { RichCells } from './rich-cells.ts';
import { createSheetRows, type SheetRow } from './sheet-rows.ts';
import type { SheetSettings } from './sheet-settings.ts';
import { createUsedArea, type UsedBlock } from './used-area.ts';

/** What a sheet's cells refer to. */
export interface CellContext {
  readonly styles: Styles;
  readonly strings: (index: number) => TextMeasure | undefined;
  /** Takes the cells that are neither hidden nor covered by merged ones. */
  readonly shown?: TakeCell | undefined;
  /** Cells that hold pictures, shares and the like. */
  readonly rich: RichCells;
  /** The area that is printed, if not all of it. */
  readonly printed?: readonly CellRange[] | undefined;
}

/** What is known about a sheet's cells. Pixels are 96 dpi at full size. */
export interface CellFacts {
  readonly blocks: readonly UsedBlock[];
  readonly tight: readonly TightCell[];
  /** Heights that rows of automatic height need for their largest font, by row, where above the default. */
  readonly rowNeedsPx: ReadonlyMap<number, number>;
  /** Cells that show a picture in their place. */
  readonly cellPictures: number;
  /** Whether cells with a value, not hidden, are outside the area that is printed. */
  readonly printsPart: boolean;
}

/** Takes the rows and cells of a sheet, in order. */
export interface SheetCells {
  readonly beginRow: (attributes: StartTag['attributes']) => void;
  readonly endRow: () => void;
  readonly beginCell: (attributes: StartTag['attributes']) => void;
  readonly markFormula: () => void;
  /** Adds to the stored value. */
  readonly addValue: (part: string) => void;
  readonly endCell: () => void;
  /** Call after the last cell, with the ranges that are merged. */
  readonly end: (merges: readonly CellRange[]) => CellFacts;
}

interface Cell {
  readonly column: number;
  /** As the file states it; undefined where the cell follows the one before. */
  readonly reference: string | undefined;
  readonly format: CellFormat;
  /** The type of its value (ECMA-376 part 1, §18.18.11). */
  readonly type: string;
  readonly isPicture: boolean;
  /** Whether it shows something else in place of its stored value. */
  readonly isRich: boolean;
  value: string;
  hasFormula: boolean;
}

const { maxTight } = limits.sheets;

/** Padding of a cell in total, and width of one indent step. */
const paddingPx = 5;
const indentPx = 13;

/** What a cell of WPS Office that is a picture holds for programs that do not know its function. */
const pictureOfWps = /^=(?:_xlfn\.)?DISPIMG\(/;

/** Types of values that show as ### where they do not fit: numbers, truth values and errors. */
const neverCut: ReadonlySet<string> = new Set(['n', 'b', 'e']);

/** Types of values that are texts, and not the numbers of shared ones. */
const inPlace: ReadonlySet<string> = new Set(['str', 'inlineStr']);

/** What cells show that hold 0 or 1 as false or true. */
const truths = ['FALSE', 'TRUE'];

const nothing: TextMeasure = { longest: 0, total: 0, breaks: 0 };

/** The space that a cell's content needs. */
function contentOf({ format, type, value }: Cell, { strings }: CellContext): Content {
  const edges = paddingPx + format.indent * indentPx;
  if (type === 'n') {
    const neededPx = format.number(Number(value)) * format.scalePx + edges;
    return { format, neededPx, totalPx: neededPx, breaks: 0 };
  }
  const shown = type === 'b' ? truths[Number(value)] : value;
  const { longest, total, breaks } = (type === 's' ? strings(Number(value)) : measureText(shown ?? value)) ?? nothing;
  return { format, neededPx: longest * format.scalePx + edges, totalPx: total * format.scalePx + edges, breaks };
}

/** A cell that begins, in the column that it names or else the next one. */
function cellOf(attributes: StartTag['attributes'], { column }: Cell, { styles, rich }: CellContext): Cell {
  const shown = attributes.t === 'e' ? rich.texts.get(Number(attributes.vm)) : undefined;
  return {
    reference: attributes.r,
    column: Math.min(columnOf(attributes.r ?? '') || column + 1, maxColumns),
    format: styles.formats[Number(attributes.s ?? 0)] ?? plainFormat,
    type: shown === undefined ? (attributes.t ?? 'n') : 'str',
    isPicture: rich.pictures.has(Number(attributes.vm)),
    isRich: shown !== undefined,
    value: shown ?? '',
    hasFormula: false,
  };
}

/** Throws `damaged-file` for a cell where a sheet has none: LibreOffice leaves it out, and Excel calls the file damaged. */
function refuseUnplaced({ reference }: Cell, { isPlaced }: SheetRow): void {
  if (reference === undefined ? isPlaced : isCell(reference)) return;
  throw new ProblemError(
    'damaged-file',
    'This workbook has cells outside the rows and columns of a sheet. Open it in a spreadsheet program, save it again, and send the new copy.',
  );
}

/** What is before the first cell of a row. */
const noCell = (): Cell => ({
  ...{ column: 0, reference: undefined, format: plainFormat, type: 'n', value: '' },
  ...{ isPicture: false, isRich: false, hasFormula: false },
});

/**
 * Creates a reader that determines the area of a sheet's cells, and which of them need more room than they have.
 *
 * @param settings Of the sheet; they precede the first row.
 * @param columnPx The width of a column, by number from 1; 0 for a hidden one.
 */
export function createSheetCells(
  context: CellContext,
  settings: SheetSettings,
  columnPx: (column: number) => number,
): SheetCells {
  const tight: TightCell[] = [];
  const rows = createSheetRows(settings);
  const used = createUsedArea();
  const room = createRowRoom(columnPx, (found) => {
    if (tight.length < maxTight) tight.push(found);
  });
  const shown = context.shown && createHeldCells(context.shown);
  let cell = noCell();
  let cellPictures = 0;
  let printsPart = false;

  /** Takes a cell with content that is not hidden. */
  const takeShown = () => {
    const { column, format, type, value, hasFormula, isPicture } = cell;
    refuseUnplaced(cell, rows.current());
    const row = rows.current().number;
    printsPart ||= context.printed?.some((range) => isWithin(row, column, range)) === false;
    if (isPicture || pictureOfWps.test(value)) cellPictures++;
    if (!hasFormula && !format.scattered && !format.hidesText) shown?.add({ row, column, type, value });
    rows.need(format.linePx);
    if (format.contained || value === '') room.other(column);
    else if (neverCut.has(type)) room.number(column, contentOf(cell, context));
    else room.text(column, contentOf(cell, context));
  };

  return {
    beginRow(attributes) {
      const { number, isHidden, heightPx } = rows.begin(attributes);
      const usualPx = settings.defaultRowPx;
      cell = noCell();
      used.addRow(number, isHidden ? 0 : (heightPx ?? usualPx), settings.defaultRowHidden ? 0 : usualPx);
      room.begin(number, heightPx);
    },
    endRow() {
      room.end();
      rows.end();
    },
    beginCell(attributes) {
      cell = cellOf(attributes, cell, context);
    },
    markFormula() {
      cell.hasFormula = true;
    },
    addValue(part) {
      if (!cell.isRich) cell.value += part;
    },
    endCell() {
      if (inPlace.has(cell.type)) cell.value = unescapedText(cell.value);
      const isEmpty = cell.value === '' && !cell.hasFormula;
      if (isEmpty && !cell.format.visible) return;
      used.addColumn(cell.column);
      if (!isEmpty && !rows.current().isHidden && columnPx(cell.column) !== 0) takeShown();
    },
    end(merges) {
      shown?.release(merges);
      return { blocks: used.blocks(), tight, rowNeedsPx: rows.needsPx, cellPictures, printsPart };
    },
  };
}
