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

/**
 * Functions that Excel has had since 2010, whose names it writes behind `_xlfn.`: those without a dot. Programs that leave
 * the prefix out make #NAME? of them in LibreOffice, while Excel shows what the cell holds.
 */
const unprefixed =
  'ACOTH?|AGGREGATE|ARABIC|BASE|BIT(?:AND|OR|XOR|LSHIFT|RSHIFT)|COMBINA|CONCAT|COTH?|CSCH?|DAYS|DECIMAL|ENCODEURL|' +
  'FILTERXML|GAMMA|GAUSS|IFNA|(?:MIN|MAX)?IFS|ISFORMULA|ISOWEEKNUM|MUNIT|NUMBERVALUE|PDURATION|PERMUTATIONA|PHI|RRI|' +
  'SECH?|SHEETS?|SWITCH|TEXTJOIN|UNICHAR|UNICODE|WEBSERVICE|XOR';
/** All names with a dot but these have come since. */
const dotted = '(?!ERROR\\.TYPE|(?:NETWORKDAYS|WORKDAY)\\.INTL)[A-Z]+\\d?(?:\\.[A-Z\\d]+)+';
const lacksPrefix = new RegExp(`(?<![\\w.])(?:${unprefixed}|${dotted})\\s*\\(`, 'i');

/** Whether a formula reveals the file's path, this server, or links with paths. */
export const isRevealing = (formula: string): boolean => revealingFunction.test(formula);

/** Whether LibreOffice may not be able to work out a formula. */
export const isBeyondOffice = (formula: string): boolean => beyondOffice.test(formula) || lacksPrefix.test(formula);

const otherwiseUnwanted =
  /(?:CELL|INFO|FORMULA|FORMULATEXT)\s{0,20}\(|&#|_xl(?:fn|ws|pm|udf|l|eta)\.|\[\d+\]|file:\/\/|\.(?:xls[xmb]?|ods)(?:'|&apos;)?\]|(?:'|&apos;)[#@[\]]|[-+*/^&=<>(,;\s]\\[a-z_]|[<:](?:odd|even|first)(?:Header|Footer)[\s>]/i;

/** What occurs in the XML of workbooks with such formulas, or with headers and footers. */
export const unwantedHint = new RegExp(`${otherwiseUnwanted.source}|${lacksPrefix.source}`, 'i');
