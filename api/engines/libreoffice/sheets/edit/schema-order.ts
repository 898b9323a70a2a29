/** The children of a worksheet in the order that the schema asks for (ECMA-376 part 1, §18.3.1.99). */
const worksheetOrder = [
  ...['sheetPr', 'dimension', 'sheetViews', 'sheetFormatPr', 'cols', 'sheetData', 'sheetCalcPr', 'sheetProtection'],
  ...['protectedRanges', 'scenarios', 'autoFilter', 'sortState', 'dataConsolidate', 'customSheetViews', 'mergeCells'],
  ...['phoneticPr', 'conditionalFormatting', 'dataValidations', 'hyperlinks', 'printOptions', 'pageMargins'],
  ...['pageSetup', 'headerFooter', 'rowBreaks', 'colBreaks', 'customProperties', 'cellWatches', 'ignoredErrors'],
  ...['smartTags', 'drawing', 'drawingHF', 'picture', 'legacyDrawing', 'legacyDrawingHF', 'oleObjects', 'controls'],
  ...['webPublishItems', 'tableParts', 'extLst'],
];

/** The children of a workbook in their order (§18.2.27). */
const workbookOrder = [
  ...['fileVersion', 'fileSharing', 'workbookPr', 'workbookProtection', 'bookViews', 'sheets', 'functionGroups'],
  ...['externalReferences', 'definedNames', 'calcPr', 'oleSize', 'customWorkbookViews', 'pivotCaches'],
  ...['smartTagPr', 'smartTagTypes', 'webPublishing', 'fileRecoveryPr', 'webPublishObjects', 'extLst'],
];

/** Elements waiting for the place where the schema wants them. */
export interface Waiting {
  /** What is to be put in front of this child of the root, or of the root's end. */
  readonly before: (child: string | undefined) => string;
  /** The author has written this element: it is edited where it is. */
  readonly met: (child: string) => void;
}

/** New children of a root, as XML by name; empty and undefined ones are not wanted. */
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

/** New children of a worksheet. */
export const inWorksheet = (elements: NewElements): Waiting => createWaiting(worksheetOrder, elements);

/** New children of a workbook. */
export const inWorkbook = (elements: NewElements): Waiting => createWaiting(workbookOrder, elements);
