import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeOf, prefixOf } from '../../../../../formats/xml/xml-names.ts';
import type { XmlEditor } from '../../edit/xml-editor.ts';
import { childOf, elementsOf, ownTextOf, rewriteElements, type XmlElement } from '../../edit/xml-tree.ts';
import { createListNumbers } from '../lists/list-numbers.ts';
import { linearFormula } from './linear-formula.ts';

/** Matches parts with fields that show what their instruction says. */
export const instructionTextHint = /GOTOBUTTON|MACROBUTTON|LISTNUM|(?:DISPLAY|MERGE)BARCODE|[\s>](?:EQ|SYMBOL)\s/i;

/** Elements and texts of a paragraph; a larger one stays as it is. */
const maxNodes = 50_000;

/** A button's name and target, which are not shown (ECMA-376 part 1, §17.16.5.23 and §17.16.5.33). */
const button = /^\s*(?:GOTO|MACRO)BUTTON\s+\S+ ?/i;
const listNumber = /^\s*LISTNUM\b/i;
/** The data that a barcode stands for, which Word draws and does not store. */
const barcode = /^\s*(?:DISPLAY|MERGE)BARCODE\s+(?:"([^"]*)"|([^\s"]+))/i;
const symbol = /^\s*SYMBOL\s/i;
/** Elements that a result consists of. */
const results = /^(?:t|sym|drawing|pict|object)$/;
const formatting = /\\\*\s*[a-z]+\s?/gi;

interface Field {
  /** The field that this one is in; undefined for an outermost one. */
  readonly outer: Field | undefined;
  instruction: string;
  inResult: boolean;
  hasResult: boolean;
  readonly marks: XmlElement[];
  /** What shows text in it, without what belongs to the instruction of a field within. */
  readonly texts: XmlElement[];
}

/** Makes an element show text. */
function show(run: XmlElement, element: XmlElement, text: string): void {
  const name = `${prefixOf(element.name)}t`;
  const shown: XmlElement = { name, attributes: { 'xml:space': 'preserve' }, children: [text] };
  run.children.splice(run.children.indexOf(element), 1, ...(text === '' ? [] : [shown]));
}

/** Numbers a `LISTNUM` field, given its instruction and the level of its paragraph's list. */
type NumberOf = (instruction: string, level: number | null) => string;

/** What a field shows of its instruction: a text of its own, or what follows so many hidden characters. */
interface ShownInstruction {
  readonly text: string | null;
  readonly hidden: number;
}

/** What is shown of a field's instruction; undefined for a field that stays as it is. */
function shownOf(
  { instruction, hasResult }: Field,
  number: (instruction: string) => string,
): ShownInstruction | undefined {
  // LibreOffice shows such a sign beside its result.
  const isRepeated = hasResult && symbol.test(instruction);
  if (hasResult && !isRepeated) return undefined;
  const [, quoted, bare] = barcode.exec(instruction) ?? [];
  const data = quoted ?? bare ?? null;
  const own = isRepeated ? '' : (data ?? linearFormula(instruction));
  const text = listNumber.test(instruction) ? number(instruction) : own;
  const hidden = button.exec(instruction)?.[0].length ?? 0;
  return text === null && hidden === 0 ? undefined : { text, hidden };
}

/** Has fields of one paragraph show their instruction's text. Returns whether any did. */
function showInstructions(paragraph: XmlElement, numberOf: NumberOf) {
  const listLevel = childOf(childOf(childOf(paragraph, 'pPr'), 'numPr'), 'ilvl');
  const level = listLevel === undefined ? null : Number(attributeOf(listLevel.attributes, 'val'));
  const runs = new Map<XmlElement, XmlElement>();
  const open: Field[] = [];
  let changed = false;

  const end = (field: Field) => {
    const shown = shownOf(field, (instruction) => numberOf(instruction, level));
    if (shown === undefined) return;
    let { text, hidden } = shown;
    changed = true;
    for (const mark of field.marks) runs.get(mark)?.children.splice(runs.get(mark)?.children.indexOf(mark) ?? 0, 1);
    for (const element of field.texts) {
      const own = ownTextOf(element);
      const run = runs.get(element);
      if (run !== undefined) show(run, element, text ?? own.slice(hidden).replace(formatting, ''));
      hidden = Math.max(0, hidden - own.length);
      if (text !== null) text = '';
    }
  };
  const mark = (element: XmlElement) => {
    const type = attributeOf(element.attributes, 'fldCharType');
    if (type === 'begin') {
      const outer = open.at(-1);
      open.push({ outer, instruction: '', inResult: false, hasResult: false, marks: [element], texts: [] });
      return;
    }
    const field = open.at(-1);
    field?.marks.push(element);
    if (field && type === 'separate') field.inResult = true;
    if (type !== 'end' || field === undefined) return;
    open.pop();
    end(field);
  };
  /** Within a field's result, text belongs to the instruction that the field stands in. */
  const instruct = (element: XmlElement) => {
    let field = open.at(-1);
    while (field?.inResult) field = field.outer;
    field?.texts.push(element);
    if (field) field.instruction += ownTextOf(element);
  };
  const noteResult = (element: XmlElement) => {
    const field = open.at(-1);
    if (field && (localName(element.name) !== 't' || ownTextOf(element) !== '')) field.hasResult = true;
  };
  const visit = (element: XmlElement) => {
    for (const child of elementsOf(element)) {
      const name = localName(child.name);
      if (localName(element.name) === 'r') runs.set(child, element);
      if (name === 'fldChar') mark(child);
      else if (name === 'instrText') instruct(child);
      else if (results.test(name) && open.at(-1)?.inResult) noteResult(child);
      else visit(child);
    }
  };
  visit(paragraph);
  return changed;
}

/**
 * Has fields show text that Word makes of their instruction, and LibreOffice does not: buttons, which numbers of
 * formulas and references to them are, numbers within a line, formulas, and the data of barcodes (ECMA-376 part 1, §17.16.5).
 * Signs (`SYMBOL`) that are stored as well are shown once.
 */
export function showInstructionTexts(editor: XmlEditor): XmlEditor {
  const numberOf = createListNumbers();
  return rewriteElements(editor, {
    takes: (name) => localName(name) === 'p',
    rewrite: (paragraph) => (showInstructions(paragraph, numberOf) ? [paragraph] : undefined),
    maxNodes,
  });
}
