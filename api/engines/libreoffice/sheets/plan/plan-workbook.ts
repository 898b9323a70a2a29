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
import { createShownCells } from '../read/shown-cells.ts';
import { createTablePainter } from '../tables/paint-tables.ts';
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

/** Reads a workbook and decides which parts to edit, and how. Throws as its readers and `planSheet` do. */
export async function planWorkbook(read: ReadPart, paper: Paper): Promise<WorkbookPlan> {
  const parts = new Map<string, PartEdit>();
  const workbook = await readWorkbook(read);
  if (workbook === undefined)
    return { parts, fittedSheets: 0, hiddenSheets: 0, lostPictures: 0, partlyPrinted: 0, texts: [] };
  const context = await readContext(read, workbook);
  const cells = createShownCells();
  const formats = workbook.styles === undefined ? 0 : context.styles.formats.length;
  const painter = createTablePainter(read, workbook.styles, maxFormats);
  const planned: { part: string; found: PlannedSheet | undefined; painted: PartEdit | undefined }[] = [];
  const areas: PrintArea[] = [];
  let fittedSheets = 0;
  let lostPictures = 0;
  let partlyPrinted = 0;
  let wraps = false;

  for (const sheet of workbook.sheets.filter(({ hidden }) => !hidden)) {
    const related = await readRelated(read, sheet.part);
    if (related.some(({ type }) => type === 'pivotTable')) {
      parts.set(relationshipsOf(sheet.part).toLowerCase(), dropPivotTables);
    }
    const shown = sheet.printArea ? undefined : cells.take;
    const canWrap = formats > 0 && formats < maxFormats;
    const found = await planOne(read, {
      sheet,
      related,
      context: { ...context, shown, printed: sheet.printArea?.length ? sheet.printArea : undefined },
      paper,
      canWrap,
    });
    if (found === undefined) continue;
    const { facts, plan } = found;
    lostPictures += facts.headerPictures + facts.cellPictures;
    if (facts.printsPart) partlyPrinted += 1;
    const painted = await painter.paint(sheet.part, related);
    const isChanged = changesSheet(facts, plan);
    planned.push({ part: sheet.part.toLowerCase(), found: isChanged ? found : undefined, painted });
    if (!isChanged) continue;
    if (plan.printArea !== undefined) areas.push({ sheet, ranges: plan.printArea });
    if (plan.layout.mode !== 'whole' && plan.layout.scale < 1) fittedSheets += 1;
    wraps ||= plan.text.wrapped.size > 0;
  }
  const { texts } = context.rich;
  const spelled = texts.size > 0 ? showRichTexts(texts) : undefined;
  const wrappedFrom = Math.max(formats, painter.countFormats());
  for (const { part, found, painted } of planned) {
    const laidOut = found && editSheet(found.facts, found.plan, wrappedFrom);
    const edit = inTurn([spelled, painted, laidOut]);
    if (edit !== undefined) parts.set(part, edit);
  }
  const styled = inTurn([painter.editStyles(), wraps ? addWrappedFormats : undefined]);
  if (styled !== undefined && workbook.styles !== undefined) parts.set(workbook.styles.toLowerCase(), styled);
  if (areas.length > 0) parts.set(workbook.part.toLowerCase(), addPrintAreas(areas));
  return {
    parts,
    fittedSheets,
    hiddenSheets: workbook.sheets.filter(({ hidden }) => hidden).length,
    lostPictures,
    partlyPrinted,
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
