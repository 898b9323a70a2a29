import { isOn } from '../../../../formats/xml/on-off.ts';
import { relationshipId, type StartTag, scanXml } from '../../../../formats/xml/scan-xml.ts';
import { limits } from '../../limits.ts';
import { type Content, createRowRoom, type TightCell } from '../plan/row-room.ts';
import { digitWidthPx, measureText, type TextMeasure } from '../plan/text-width.ts';
import { type CellRange, columnOf, isWithin, maxColumns, maxRows, parseRange } from './cell-reference.ts';
import { createHeaderPictures } from './header-pictures.ts';
import { createHeldCells, type TakeCell } from './held-cells.ts';
import { type CellFormat, plainFormat, type Styles } from './read-styles.ts';
import type { RichCells } from './rich-cells.ts';
import { columnWidths, createSettings, readSetting, type SheetSettings } from './sheet-settings.ts';
import { createUsedArea, type UsedBlock } from './used-area.ts';

/** What is known about a sheet's size and print layout. Pixels are 96 dpi at full size. */
export interface SheetFacts {
  readonly settings: SheetSettings;
  /** Width of one character, the unit of column widths. */
  readonly digitPx: number;
  readonly columnPx: (column: number) => number;
  readonly blocks: readonly UsedBlock[];
  readonly tight: readonly TightCell[];
  /** Heights that rows of automatic height need for their largest font, by row, where above the default. */
  readonly rowNeedsPx: ReadonlyMap<number, number>;
  readonly merges: readonly CellRange[];
  /** Relationship id of its drawing. */
  readonly drawing: string | undefined;
  readonly headerPictures: number;
  /** Cells that show a picture in their place. */
  readonly cellPictures: number;
  /** Whether cells with a value, not hidden, are outside the area that is printed. */
  readonly printsPart: boolean;
}

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

const { maxTight, maxMerges } = limits.sheets;

/** Padding of a cell in total, and width of one indent step. */
const paddingPx = 5;
const indentPx = 13;

/** What a cell of WPS Office that is a picture holds for programs that do not know its function. */
const pictureOfWps = /^=(?:_xlfn\.)?DISPIMG\(/;

const nothing: TextMeasure = { longest: 0, total: 0, breaks: 0 };

/** The space that a cell's content needs. */
function contentOf(format: CellFormat, type: string, value: string, { strings }: CellContext): Content {
  const edges = paddingPx + format.indent * indentPx;
  if (type === 'n') {
    const neededPx = format.number(Number(value)) * format.scalePx + edges;
    return { format, neededPx, totalPx: neededPx, breaks: 0 };
  }
  const { longest, total, breaks } = (type === 's' ? strings(Number(value)) : measureText(value)) ?? nothing;
  return { format, neededPx: longest * format.scalePx + edges, totalPx: total * format.scalePx + edges, breaks };
}

/** Reads a worksheet in one pass. Throws as `scanXml` does. */
export async function readSheet(source: AsyncIterable<Buffer>, context: CellContext): Promise<SheetFacts> {
  const { formats, defaultFont } = context.styles;
  const digitPx = digitWidthPx(defaultFont);
  const settings = createSettings();
  const tight: TightCell[] = [];
  const merges: CellRange[] = [];
  const rowNeedsPx = new Map<number, number>();
  let drawing: string | undefined;
  let widths: Float64Array | undefined;
  const columnPx = (column: number) => {
    // All `col` elements precede the first row.
    widths ??= columnWidths(settings, digitPx);
    return widths[column] ?? 0;
  };
  const used = createUsedArea();
  const room = createRowRoom(columnPx, (cell) => {
    if (tight.length < maxTight) tight.push(cell);
  });

  let row = { number: 0, hidden: false, heightPx: null as number | null, needPx: 0 };
  let column = 0;
  let cell = { format: plainFormat, type: 'n', value: '', formula: false, isPicture: false };
  /** What the cell shows in place of its value. */
  let rich: string | undefined;
  let cellPictures = 0;
  let printsPart = false;
  const isPrinted = () => context.printed?.some((range) => isWithin(row.number, column, range)) ?? true;
  let reading = false;
  let phonetic = false;
  const headers = createHeaderPictures();
  const shown = context.shown && createHeldCells(context.shown);

  const beginRow = (attributes: StartTag['attributes']) => {
    const number = Math.min(Number(attributes.r) || row.number + 1, maxRows);
    const hidden = attributes.hidden === undefined ? settings.defaultRowHidden : isOn(attributes.hidden);
    const heightPx = attributes.ht === undefined ? null : (Number(attributes.ht) * 96) / 72;
    row = { number, hidden, heightPx, needPx: 0 };
    column = 0;
    used.addRow(
      number,
      hidden ? 0 : (heightPx ?? settings.defaultRowPx),
      settings.defaultRowHidden ? 0 : settings.defaultRowPx,
    );
    room.begin(number, heightPx);
  };
  const endRow = () => {
    room.end();
    if (row.heightPx === null && row.needPx > settings.defaultRowPx + 1) rowNeedsPx.set(row.number, row.needPx);
  };
  const endCell = () => {
    const { format, type, value, formula } = cell;
    const empty = value === '' && !formula;
    if (empty && !format.visible) return;
    used.addColumn(column);
    if (empty || row.hidden || columnPx(column) === 0) return;
    printsPart ||= !isPrinted();
    if (cell.isPicture || pictureOfWps.test(value)) cellPictures++;
    if (!formula && !format.scattered && !format.hidesText) shown?.add({ row: row.number, column, type, value });
    row.needPx = Math.max(row.needPx, format.linePx);
    if (format.contained || value === '' || type === 'b' || type === 'e') return room.other(column);
    const content = contentOf(format, type, value, context);
    if (type === 'n') room.number(column, content);
    else room.text(column, content);
  };

  await scanXml(source, {
    open(tag) {
      const { name, attributes } = tag;
      if (name === 'c') {
        column = Math.min(columnOf(attributes.r ?? '') || column + 1, maxColumns);
        rich = attributes.t === 'e' ? context.rich.texts.get(Number(attributes.vm)) : undefined;
        cell = {
          format: formats[Number(attributes.s ?? 0)] ?? plainFormat,
          type: rich === undefined ? (attributes.t ?? 'n') : 'str',
          value: rich ?? '',
          formula: false,
          isPicture: context.rich.pictures.has(Number(attributes.vm)),
        };
      } else if (name === 'v' || name === 't') reading = !phonetic && rich === undefined;
      else if (name === 'f') cell.formula = true;
      else if (name === 'rPh') phonetic = true;
      else if (name === 'row') beginRow(attributes);
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
      if (reading) cell.value += part;
      else headers.text(part);
    },
    close(name) {
      if (name === 'c') endCell();
      else if (name === 'v' || name === 't') reading = false;
      else if (name === 'rPh') phonetic = false;
      else if (name === 'row') endRow();
      else headers.close(name);
    },
  });
  shown?.release(merges);
  return {
    settings,
    digitPx,
    columnPx,
    blocks: used.blocks(),
    tight,
    rowNeedsPx,
    merges,
    drawing,
    headerPictures: headers.count(),
    cellPictures,
    printsPart,
  };
}
