import { pixelsPerInch, pointsPerInch } from '../../../../formats/units.ts';
import { isOn } from '../../../../formats/xml/on-off.ts';
import { type StartTag, UnreadablePart } from '../../../../formats/xml/scan-xml.ts';
import { defaultMargins, type Margins } from '../plan/page.ts';
import { maxColumns } from './cell-reference.ts';

type Attributes = StartTag['attributes'];

/** A `col` element: consecutive columns of one width. */
interface ColumnRun {
  readonly first: number;
  readonly last: number;
  readonly attributes: Attributes;
}

/** What a sheet says about its columns, rows and print layout. */
export interface SheetSettings {
  runs: ColumnRun[];
  /** In characters; LibreOffice's default is 8.5 (measured with 30 fonts). */
  defaultWidth: number;
  defaultRowPx: number;
  defaultRowHidden: boolean;
  margins: Margins;
  /** Attributes of `pageSetup`. */
  pageSetup: Attributes | undefined;
  fitToPage: boolean;
  columnBreaks: boolean;
}

/** The settings of a worksheet that states none (ECMA-376 part 1, §18.3). */
export const createSettings = (): SheetSettings => ({
  runs: [],
  defaultWidth: 8.5,
  defaultRowPx: 20,
  defaultRowHidden: false,
  margins: defaultMargins,
  pageSetup: undefined,
  fitToPage: false,
  columnBreaks: false,
});

/** Records the settings that an element gives, if any. Throws `UnreadablePart` for overlapping columns. */
export function readSetting(settings: SheetSettings, { name, attributes, depth }: StartTag): void {
  if (depth === 2 && name === 'col') {
    const run = columnRun(attributes);
    // Excel reports overlapping columns as damage.
    if (run.first <= (settings.runs.at(-1)?.last ?? 0)) throw new UnreadablePart('columns overlap');
    settings.runs.push(run);
  }
  if (depth === 2 && name === 'pageSetUpPr') settings.fitToPage = isOn(attributes.fitToPage);
  if (depth !== 1) return;
  switch (name) {
    case 'sheetFormatPr':
      settings.defaultWidth = Number(attributes.defaultColWidth) || (Number(attributes.baseColWidth) || 8) + 0.5;
      settings.defaultRowPx = ((Number(attributes.defaultRowHeight) || 15) * pixelsPerInch) / pointsPerInch;
      settings.defaultRowHidden = isOn(attributes.zeroHeight);
      return;
    case 'pageMargins':
      settings.margins = readMargins(attributes);
      return;
    case 'pageSetup':
      settings.pageSetup = attributes;
      return;
    case 'colBreaks':
      settings.columnBreaks = Number(attributes.count ?? 1) > 0;
      return;
  }
}

function columnRun(attributes: Attributes): ColumnRun {
  const first = Math.max(1, Number(attributes.min) || 1);
  return { first, last: Math.min(maxColumns, Number(attributes.max) || first), attributes };
}

/** The width of each column in pixels, by number from 1. */
export function columnWidths({ runs, defaultWidth }: SheetSettings, digitPx: number): Float64Array {
  const widths = new Float64Array(maxColumns + 1).fill(defaultWidth * digitPx);
  for (const { first, last, attributes } of runs) {
    const characters = attributes.width === undefined ? defaultWidth : Number(attributes.width) || 0;
    widths.fill(isOn(attributes.hidden) ? 0 : characters * digitPx, first, last + 1);
  }
  return widths;
}

function readMargins(attributes: Attributes): Margins {
  const inches = (name: keyof Margins) => {
    const value = Number(attributes[name]);
    return Number.isFinite(value) && value >= 0 && value < 20 ? value : defaultMargins[name];
  };
  return { left: inches('left'), right: inches('right'), top: inches('top'), bottom: inches('bottom') };
}
