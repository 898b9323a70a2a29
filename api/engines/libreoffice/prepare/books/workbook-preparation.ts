import { dropFileLinks } from '../linked-files.ts';
import type { Preparation } from '../prepare-package.ts';
import { placedHint, sizeChartSheets } from './chart-sheets.ts';
import { drawSparklines, sparklineHint } from './sparklines.ts';
import { unwantedHint } from './unwanted-formulas.ts';
import { createWorkbookEditor } from './workbook-editor.ts';

/**
 * Removes formulas, names and header codes that reveal the file's location from workbooks, and formulas that LibreOffice
 * may not know: cells keep their last displayed value, and headers show the visitor's file name without a path. Charts that
 * LibreOffice would leave out are drawn.
 */
export const workbookPreparation = (fileName: string): Preparation => ({
  hint: unwantedHint,
  create: () => createWorkbookEditor(fileName),
  layers: [{ hint: sparklineHint, wrap: drawSparklines }, { hint: placedHint, wrap: sizeChartSheets }, dropFileLinks],
});
