import { copyFile } from 'node:fs/promises';
import type { Paper } from '../../../formats/paper.ts';
import { UnreadablePart } from '../../../formats/xml/scan-xml.ts';
import { openPackage, type PartEdit, rewritePackage } from '../../../formats/zip/zip-package.ts';
import { isProblem } from '../../../problem.ts';
import type { ShownContent } from '../kept/content/shown-content.ts';
import { planWorkbook, type WorkbookPlan } from './plan/plan-workbook.ts';
import { partReader } from './read/read-workbook.ts';

/** How a workbook is prepared for printing. */
export interface PrepareOptions {
  /** The paper size of sheets that do not state one. */
  readonly paper: Paper;
  readonly signal: AbortSignal;
}

/** What was done to a workbook, and what it shows. */
export interface PreparedWorkbook {
  readonly fittedSheets: number;
  /** Pictures in headers, footers and in place of cells, which LibreOffice leaves out. */
  readonly lostPictures: number;
  /** Sheets with cells outside the area that their authors print. */
  readonly partlyPrinted: number;
  readonly content: ShownContent;
}

const none: WorkbookPlan = {
  parts: new Map(),
  fittedSheets: 0,
  hiddenSheets: 0,
  lostPictures: 0,
  partlyPrinted: 0,
  texts: [],
};

/**
 * Prepares a workbook for printing: sheets whose author set no scale are fitted to the width of a page, or split
 * between columns; numbers that would show as ### and text that would be cut get the room they need. A workbook that
 * cannot be edited is copied unchanged. Throws `damaged-file` for a package that cannot be read, `too-complex` for a
 * bomb or for thousands of pages, and the signal's reason.
 */
export async function prepareWorkbook(
  input: string,
  output: string,
  { paper, signal }: PrepareOptions,
): Promise<PreparedWorkbook> {
  const { parts, fittedSheets, hiddenSheets, lostPictures, partlyPrinted, texts } = await readPlan(
    input,
    paper,
    signal,
  );
  const content: ShownContent = {
    passages: texts.map((text) => ({ text, inBox: false })),
    pictures: 0,
    slides: null,
    hiddenSheets,
  };
  const edit = (name: string): PartEdit | undefined => parts.get(name.toLowerCase());
  if (parts.size > 0) {
    try {
      await rewritePackage(input, output, edit, { signal, isTemporary: true });
      return { fittedSheets, lostPictures, partlyPrinted, content };
    } catch (error) {
      // LibreOffice may still open a package with, say, a broken picture.
      if (!isProblem(error, 'damaged-file')) throw error;
    }
  }
  await copyFile(input, output);
  return { fittedSheets: 0, lostPictures, partlyPrinted, content };
}

async function readPlan(input: string, paper: Paper, signal: AbortSignal): Promise<WorkbookPlan> {
  const opened = await openPackage(input);
  try {
    return await planWorkbook(partReader(opened, signal), paper);
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof UnreadablePart) return none;
    throw error;
  } finally {
    opened.close();
  }
}
