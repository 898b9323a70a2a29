import { dirname, join } from 'node:path';
import type { InputFile } from '../../../../engine.ts';
import { isProblem } from '../../../../problem.ts';
import { inspectInput } from '../../inspect/inspect-input.ts';
import type { Inspection } from '../../inspect/inspection.ts';
import { readBookFacts } from '../../kept/binary/book-facts.ts';
import { limits } from '../../limits.ts';
import type { ExportJob, OfficeTools } from '../../office-tools.ts';
import { placeDocument } from '../place-document.ts';
import { preparePackage } from '../prepare-package.ts';
import { prepareBook } from './prepare-book.ts';
import { printedBook } from './printed-book.ts';
import { readWorkbook } from './read-workbook.ts';

/** A workbook as it is to be printed, and what was found in it. */
export interface PrintedBook {
  readonly input: InputFile;
  readonly inspection: Inspection;
}

/**
 * Has LibreOffice save an Excel 97 workbook as a newer one, whose columns and pages can be laid out for print. Cells keep
 * their last results. One that would lose something, needs a password, is large or cannot be read stays as it is.
 *
 * @throws as `inspectInput` and the conversion do, unless the workbook cannot be saved as a newer one.
 */
export async function toNewerBook(
  { convert }: OfficeTools,
  input: InputFile,
  inspection: Inspection,
  { workspace, signal }: ExportJob,
): Promise<PrintedBook> {
  const mayBeSaved = !inspection.needsPassword && !inspection.isBroken;
  const facts = mayBeSaved
    ? await readWorkbook(input.path, limits.sheets.maxOldBytes, ({ book }) => readBookFacts(book))
    : null;
  if (facts === null || facts.hasControls) return { input, inspection };
  const ready = await prepareBook(input.path, join(workspace, 'prepared.xls'), null);
  const path = await placeDocument(ready, input, workspace);
  const saved = join(dirname(path), 'newer.xlsx');
  try {
    const { closed } = await convert(path, saved, 'xlsx');
    await closed;
  } catch (error) {
    if (!isProblem(error, 'conversion-failed')) throw error;
    return { input: { ...input, path }, inspection };
  }
  const printed = await preparePackage(saved, join(workspace, 'results.xlsx'), printedBook(facts), signal);
  const { macros, content } = inspection;
  const found = await inspectInput(printed, 'xlsx', signal);
  return { input: { ...input, path: printed, format: 'xlsx' }, inspection: { ...found, macros, content } };
}
