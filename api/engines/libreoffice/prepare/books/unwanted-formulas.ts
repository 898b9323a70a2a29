/** Functions that reveal the file's path, this server, or links with paths. */
const revealingFunction = /(?<![\w.])(?:_xlfn\.)?(?:CELL|INFO|FORMULA|FORMULATEXT)\s*\(/i;
/**
 * Formulas that LibreOffice may not work out: with functions that Excel has had since 2018, or of Google Sheets or
 * add-ins, values that spill into other cells, cells of other workbooks, names that begin with a backslash, or columns
 * of tables whose names have escaped signs. Such a function makes #NAME? of a formula with text, and of all cells that
 * it fills; the others make Err:504 to Err:540.
 */
const laterFunctions =
  'XLOOKUP|XMATCH|FILTER|SORT|SORTBY|UNIQUE|SEQUENCE|RANDARRAY|LET|LAMBDA|MAP|REDUCE|SCAN|BYROW|BYCOL|MAKEARRAY|' +
  'ISOMITTED|TEXTBEFORE|TEXTAFTER|TEXTSPLIT|VSTACK|HSTACK|TOROW|TOCOL|WRAPROWS|WRAPCOLS|TAKE|DROP|CHOOSECOLS|' +
  'CHOOSEROWS|EXPAND|ARRAYTOTEXT|VALUETOTEXT|STOCKHISTORY|IMAGE|FIELDVALUE|SINGLE|ANCHORARRAY|GROUPBY|PIVOTBY|' +
  'PERCENTOF|TRIMRANGE|REGEXTEST|REGEXEXTRACT|REGEXREPLACE|TRANSLATE|DETECTLANGUAGE|IMPORTTEXT|IMPORTCSV|PY|COPILOT';
const beyondOffice = new RegExp(
  `\\b(?:_xlfn\\.(?:_xlws\\.|(?:${laterFunctions})\\s*\\()|_xlws\\.|_xlpm\\.|_{1,2}xludf\\.|_xll\\.|_xleta\\.)|\\[\\d+\\]|` +
    `file://|\\.(?:xls[xmb]?|ods)'?\\]|\\[[^\\[\\]]*'[#@\\[\\]]|(?:^|[-+*/^&=<>(,;\\s])\\\\[a-z_]`,
  'i',
);

/** Whether a formula reveals the file's path, this server, or links with paths. */
export const isRevealing = (formula: string): boolean => revealingFunction.test(formula);

/** Whether LibreOffice may not be able to work out a formula. */
export const isBeyondOffice = (formula: string): boolean => beyondOffice.test(formula);

/** What occurs in the XML of workbooks with such formulas, or with headers and footers. */
export const unwantedHint =
  /(?:CELL|INFO|FORMULA|FORMULATEXT)\s{0,20}\(|&#|_xl(?:fn|ws|pm|udf|l|eta)\.|\[\d+\]|file:\/\/|\.(?:xls[xmb]?|ods)(?:'|&apos;)?\]|(?:'|&apos;)[#@[\]]|[-+*/^&=<>(,;\s]\\[a-z_]|[<:](?:odd|even|first)(?:Header|Footer)[\s>]/i;
