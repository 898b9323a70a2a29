import { localName } from '../../../../formats/xml/xml.ts';
import { limits } from '../../limits.ts';
import type { XmlEditor } from '../edit/xml-editor.ts';
import { createXmlQueue, type Opening } from '../edit/xml-queue.ts';
import type { Preparation } from '../prepare-package.ts';
import { placedHint, sizeChartSheets } from './chart-sheets.ts';
import { withFileName } from './header-codes.ts';
import { drawSparklines, sparklineHint } from './sparklines.ts';

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
const headerNames = /^(?:odd|even|first)(?:Header|Footer)$/;

/** An element whose text is collected before it is written. */
interface Collected {
  readonly name: string;
  readonly opening: Opening;
  text: string;
}

const { maxFormulaLength } = limits.prepare;

/**
 * Creates what drops formulas and names that reveal the file's location, and formulas that LibreOffice may not know.
 *
 * @param fileName Shown in headers; null to leave headers as they are and to drop the formulas of all cells with a value.
 */
export function createWorkbookEditor(fileName: string | null): XmlEditor {
  const isDoubtful = (formula: string) => fileName === null || beyondOffice.test(formula);
  const queue = createXmlQueue();
  const levels: Opening[] = [];
  /** The `si` of shared formulas that are kept (ECMA-376 part 1, §18.3.1.40). */
  const keptGroups = new Set<string>();
  let collected: Collected | undefined;
  /** A formula that is dropped once its cell turns out to hold a value. */
  let doubtful: Opening | undefined;
  let changed = false;

  /** Whether a formula or the definition of a name is to be dropped; cells keep their last displayed value. */
  const isRevealing = ({ name, opening, text }: Collected) => {
    const { t, si = '' } = opening.tag.attributes;
    if (name !== 'f' || t !== 'shared') return revealingFunction.test(text);
    if (text.trim() === '') return !keptGroups.has(si);
    if (!revealingFunction.test(text) && !isDoubtful(text)) keptGroups.add(si);
    return revealingFunction.test(text);
  };
  const flush = () => {
    if (doubtful === undefined || queue.isFull()) queue.flush();
  };
  /** Drops the formula of a cell that holds a value, or else keeps it. */
  const decide = (hasValue: boolean) => {
    if (doubtful === undefined) return;
    const { t, si = '' } = doubtful.tag.attributes;
    if (hasValue) {
      doubtful.leaveOut = 'all';
      changed = true;
    } else if (t === 'shared') keptGroups.add(si);
    doubtful = undefined;
  };
  const settle = () => {
    if (collected === undefined) return;
    const { name, opening, text } = collected;
    const cell = levels.at(-2)?.tag;
    if (headerNames.test(name)) {
      const written = fileName === null ? text : withFileName(text, fileName);
      changed ||= written !== text;
      queue.add({ text: written });
    } else if (isRevealing(collected)) {
      opening.leaveOut = 'all';
      changed = true;
    } else {
      if (name === 'f' && cell !== undefined && localName(cell.name) === 'c' && isDoubtful(text)) {
        doubtful = opening;
      }
      // Programs that work nothing out write an empty value, too; text may well be empty.
      if (name === 'v' && (text !== '' || cell?.attributes.t === 'str')) decide(true);
      if (text !== '') queue.add({ text });
    }
    collected = undefined;
  };

  return {
    take: queue.take,
    changed: () => changed,
    open(written, attributes, source) {
      settle();
      const name = localName(written);
      const opening: Opening = { tag: { name: written, attributes, source }, leaveOut: 'nothing' };
      levels.push(opening);
      queue.add(opening);
      const isValue = name === 'v' && doubtful !== undefined;
      if (isValue || name === 'f' || name === 'definedName' || headerNames.test(name)) {
        collected = { name, opening, text: '' };
      } else flush();
    },
    close(written) {
      settle();
      const opening = levels.pop();
      if (opening) queue.add({ closes: opening });
      if (localName(written) === 'c') decide(false);
      flush();
    },
    text(text) {
      if (collected !== undefined && collected.text.length < maxFormulaLength) {
        collected.text += text;
        return;
      }
      queue.add({ text });
      if (collected === undefined) flush();
    },
  };
}

/**
 * Removes formulas, names and header codes that reveal the file's location from workbooks, and formulas that LibreOffice
 * may not know: cells keep their last displayed value, and headers show the visitor's file name without a path. Charts that
 * LibreOffice would leave out are drawn.
 */
export const workbookPreparation = (fileName: string): Preparation => ({
  hint: /(?:CELL|INFO|FORMULA|FORMULATEXT)\s{0,20}\(|&#|_xl(?:fn|ws|pm|udf|l|eta)\.|\[\d+\]|file:\/\/|\.(?:xls[xmb]?|ods)(?:'|&apos;)?\]|(?:'|&apos;)[#@[\]]|[-+*/^&=<>(,;\s]\\[a-z_]|[<:](?:odd|even|first)(?:Header|Footer)[\s>]/i,
  create: () => createWorkbookEditor(fileName),
  layers: [
    { hint: sparklineHint, wrap: drawSparklines },
    { hint: placedHint, wrap: sizeChartSheets },
  ],
});
