/** Children of a worksheet in schema order (ECMA-376 part 1, §18.3.1.99). */
const worksheetOrder = [
  ...['sheetPr', 'dimension', 'sheetViews', 'sheetFormatPr', 'cols', 'sheetData', 'sheetCalcPr', 'sheetProtection'],
  ...['protectedRanges', 'scenarios', 'autoFilter', 'sortState', 'dataConsolidate', 'customSheetViews', 'mergeCells'],
  ...['phoneticPr', 'conditionalFormatting', 'dataValidations', 'hyperlinks', 'printOptions', 'pageMargins'],
  ...['pageSetup', 'headerFooter', 'rowBreaks', 'colBreaks', 'customProperties', 'cellWatches', 'ignoredErrors'],
  ...['smartTags', 'drawing', 'drawingHF', 'picture', 'legacyDrawing', 'legacyDrawingHF', 'oleObjects', 'controls'],
  ...['webPublishItems', 'tableParts', 'extLst'],
];

/** Children of a workbook in schema order (ECMA-376 part 1, §18.2.27). */
const workbookOrder = [
  ...['fileVersion', 'fileSharing', 'workbookPr', 'workbookProtection', 'bookViews', 'sheets', 'functionGroups'],
  ...['externalReferences', 'definedNames', 'calcPr', 'oleSize', 'customWorkbookViews', 'pivotCaches'],
  ...['smartTagPr', 'smartTagTypes', 'webPublishing', 'fileRecoveryPr', 'webPublishObjects', 'extLst'],
];

/** New elements that wait for their place in schema order. */
export interface Waiting {
  /** The XML to insert before this child of the root; undefined means the root's end tag. */
  readonly before: (child: string | undefined) => string;
  /** Drops an element that the file already has: it is edited in place. */
  readonly met: (child: string) => void;
}

/** New children of a root, as XML by name; empty and undefined ones are skipped. */
export type NewElements = Readonly<Record<string, string | undefined>>;

function createWaiting(order: readonly string[], elements: NewElements): Waiting {
  const wanted = Object.entries(elements).filter(([, xml]) => xml !== undefined && xml !== '');
  const left = new Map(wanted.sort(([a], [b]) => order.indexOf(a) - order.indexOf(b)));
  return {
    before(child) {
      const rank = child === undefined ? order.length : order.indexOf(child);
      const due = [...left].filter(([name]) => order.indexOf(name) < rank);
      for (const [name] of due) left.delete(name);
      return due.map(([, xml]) => xml).join('');
    },
    met: (child) => void left.delete(child),
  };
}

/** Puts new children of a worksheet in schema order. */
export const inWorksheet = (elements: NewElements): Waiting => createWaiting(worksheetOrder, elements);

/** Puts new children of a workbook in schema order. */
export const inWorkbook = (elements: NewElements): Waiting => createWaiting(workbookOrder, elements);
