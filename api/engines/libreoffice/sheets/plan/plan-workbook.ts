import type { Paper } from '../../../../formats/paper.ts';
import { UnreadablePart } from '../../../../formats/xml/scan-xml.ts';
import { relationshipsOf } from '../../../../formats/zip/part-name.ts';
import type { PartEdit } from '../../../../formats/zip/zip-package.ts';
import { limits } from '../../limits.ts';
import { columnsXml } from '../edit/column-xml.ts';
import { editSheet } from '../edit/edit-sheet.ts';
import { addWrappedFormats } from '../edit/edit-styles.ts';
import { addPrintAreas, dropPivotTables, type PrintArea } from '../edit/edit-workbook.ts';
import { showRichTexts } from '../edit/show-rich-texts.ts';
import { readAnchors } from '../read/read-drawing.ts';
import { readSheet, type SheetFacts } from '../read/read-sheet.ts';
import { readStrings } from '../read/read-strings.ts';
import { plainStyles, readStyles } from '../read/read-styles.ts';
import {
  type ReadPart,
  type Relationship,
  readIfNamed,
  readRelationships,
  readWorkbook,
  type SheetEntry,
  type Workbook,
} from '../read/read-workbook.ts';
import { readRichCells } from '../read/rich-cells.ts';
import type { CellContext } from '../read/sheet-cells.ts';
import { createShownCells, type ShownCells } from '../read/shown-cells.ts';
import { createTablePainter, type TablePainter } from '../tables/paint-tables.ts';
import { planSheet, type SheetPlan } from './plan-sheet.ts';

/** What is to be done with a workbook before it is printed, and what it shows. */
export interface WorkbookPlan {
  /** Edits by part name in lower case. */
  readonly parts: ReadonlyMap<string, PartEdit>;
  /** How many sheets they shrink to fit. */
  readonly fittedSheets: number;
  readonly hiddenSheets: number;
  /** Pictures in headers, footers and in place of cells, which LibreOffice leaves out. */
  readonly lostPictures: number;
  /** Sheets with cells outside the area that their authors print. */
  readonly partlyPrinted: number;
  /** The texts of the cells that are shown, but of sheets of which their authors print an area only. */
  readonly texts: readonly string[];
}

const { maxFormats } = limits.sheets;

/** A sheet whose part is edited, and how. */
interface EditedSheet {
  readonly part: string;
  /** Undefined where the sheet is laid out as it is. */
  readonly found: PlannedSheet | undefined;
  readonly painted: PartEdit | undefined;
}

/** What the sheets of a workbook need. */
interface PlannedSheets extends Pick<WorkbookPlan, 'fittedSheets' | 'lostPictures' | 'partlyPrinted'> {
  readonly edited: readonly EditedSheet[];
  readonly areas: readonly PrintArea[];
  /** Parts that name pivot tables, which are dropped. */
  readonly pivotParts: readonly string[];
  /** Whether any text is to be wrapped. */
  readonly wraps: boolean;
}

/** What planning a sheet takes besides the sheet. */
interface SheetContext {
  readonly context: CellContext;
  readonly paper: Paper;
  /** Whether formats can be added that wrap text. */
  readonly canWrap: boolean;
  readonly takeShown: ShownCells['take'];
  readonly painter: TablePainter;
}

/** Plans the sheets that are shown. */
async function planSheets(
  read: ReadPart,
  sheets: readonly SheetEntry[],
  { context, paper, canWrap, takeShown, painter }: SheetContext,
): Promise<PlannedSheets> {
  const edited: EditedSheet[] = [];
  const areas: PrintArea[] = [];
  const pivotParts: string[] = [];
  let [fittedSheets, lostPictures, partlyPrinted, wraps] = [0, 0, 0, false];
  for (const sheet of sheets.filter(({ hidden }) => !hidden)) {
    const related = await readRelated(read, sheet.part);
    if (related.some(({ type }) => type === 'pivotTable')) pivotParts.push(relationshipsOf(sheet.part));
    const shown = sheet.printArea ? undefined : takeShown;
    const printed = sheet.printArea?.length ? sheet.printArea : undefined;
    const found = await planOne(read, { sheet, related, context: { ...context, shown, printed }, paper, canWrap });
    if (found === undefined) continue;
    const { facts, plan } = found;
    lostPictures += facts.headerPictures + facts.cellPictures;
    if (facts.printsPart) partlyPrinted += 1;
    const painted = await painter.paint(sheet.part, related);
    const isChanged = changesSheet(facts, plan);
    edited.push({ part: sheet.part, found: isChanged ? found : undefined, painted });
    if (!isChanged) continue;
    if (plan.printArea !== undefined) areas.push({ sheet, ranges: plan.printArea });
    if (plan.layout.mode !== 'whole' && plan.layout.scale < 1) fittedSheets += 1;
    wraps ||= plan.text.wrapped.size > 0;
  }
  return { edited, areas, pivotParts, fittedSheets, lostPictures, partlyPrinted, wraps };
}

/** Reads a workbook and decides which parts to edit, and how. Throws as its readers and `planSheet` do. */
export async function planWorkbook(read: ReadPart, paper: Paper): Promise<WorkbookPlan> {
  const parts = new Map<string, PartEdit>();
  const setEdit = (part: string, edit: PartEdit | undefined) => {
    if (edit !== undefined) parts.set(part.toLowerCase(), edit);
  };
  const workbook = await readWorkbook(read);
  if (workbook === undefined)
    return { parts, fittedSheets: 0, hiddenSheets: 0, lostPictures: 0, partlyPrinted: 0, texts: [] };
  const context = await readContext(read, workbook);
  const cells = createShownCells();
  const formats = workbook.styles === undefined ? 0 : context.styles.formats.length;
  const painter = createTablePainter(read, workbook.styles, maxFormats);
  const canWrap = formats > 0 && formats < maxFormats;
  const planned = await planSheets(read, workbook.sheets, { context, paper, canWrap, takeShown: cells.take, painter });

  const { texts } = context.rich;
  const spelled = texts.size > 0 ? showRichTexts(texts) : undefined;
  const wrappedFrom = Math.max(formats, painter.countFormats());
  for (const part of planned.pivotParts) setEdit(part, dropPivotTables);
  for (const { part, found, painted } of planned.edited) {
    const laidOut = found && editSheet(found.facts, found.plan, wrappedFrom);
    setEdit(part, inTurn([spelled, painted, laidOut]));
  }
  const styled = inTurn([painter.editStyles(), planned.wraps ? addWrappedFormats : undefined]);
  if (workbook.styles !== undefined) setEdit(workbook.styles, styled);
  if (planned.areas.length > 0) setEdit(workbook.part, addPrintAreas(planned.areas));
  return {
    parts,
    fittedSheets: planned.fittedSheets,
    hiddenSheets: workbook.sheets.filter(({ hidden }) => hidden).length,
    lostPictures: planned.lostPictures,
    partlyPrinted: planned.partlyPrinted,
    texts: await cells.texts(await readIfNamed(read, workbook.strings)),
  };
}

/** One edit of several, each of what the one before wrote; undefined for none. */
function inTurn(edits: readonly (PartEdit | undefined)[]): PartEdit | undefined {
  const some = edits.filter((edit) => edit !== undefined);
  return some.length === 0
    ? undefined
    : (source) => some.reduce<ReturnType<PartEdit>>((text, edit) => edit(text), source);
}

async function readContext(
  read: ReadPart,
  { styles, strings, rich }: Pick<Workbook, 'styles' | 'strings' | 'rich'>,
): Promise<CellContext> {
  const stylesPart = await readIfNamed(read, styles);
  const stringsPart = await readIfNamed(read, strings);
  return {
    styles: stylesPart === undefined ? plainStyles : await readStyles(stylesPart),
    strings: stringsPart === undefined ? () => undefined : await readStrings(stringsPart),
    rich: await readRichCells(read, rich),
  };
}

async function readRelated(read: ReadPart, part: string): Promise<readonly Relationship[]> {
  const source = await read(relationshipsOf(part));
  return source === undefined ? [] : readRelationships(source, part);
}

function changesSheet(facts: SheetFacts, { text, layout, paperCode, printArea, mergeEnd }: SheetPlan): boolean {
  const sized = text.rowsPx.size > 0 || columnsXml(facts, text.widthsPx, '') !== undefined;
  return (
    sized || text.wrapped.size > 0 || layout.mode !== 'whole' || (paperCode ?? printArea ?? mergeEnd) !== undefined
  );
}

interface PlannedSheet {
  readonly facts: SheetFacts;
  readonly plan: SheetPlan;
}

interface OneSheet {
  readonly sheet: SheetEntry;
  readonly related: readonly Relationship[];
  readonly context: CellContext;
  readonly paper: Paper;
  readonly canWrap: boolean;
}

/** Plans one sheet; undefined for an empty one, and where its XML cannot be read. */
async function planOne(
  read: ReadPart,
  { sheet, related, context, paper, canWrap }: OneSheet,
): Promise<PlannedSheet | undefined> {
  try {
    const source = await read(sheet.part);
    if (source === undefined) return undefined;
    const facts = await readSheet(source, context);
    const drawing = related.find(({ id }) => id === facts.drawing);
    const drawn = drawing === undefined ? undefined : await read(drawing.target);
    const plan = planSheet(facts, {
      paper,
      canWrap,
      defaultFont: context.styles.defaultFont,
      anchors: drawn === undefined ? [] : await readAnchors(drawn),
      hasPrintArea: sheet.printArea !== undefined,
      repeated: sheet.repeated,
    });
    return plan === undefined ? undefined : { facts, plan };
  } catch (error) {
    if (error instanceof UnreadablePart) return undefined;
    throw error;
  }
}
