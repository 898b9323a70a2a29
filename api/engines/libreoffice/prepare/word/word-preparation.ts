import { localName } from '../../../../formats/xml/xml.ts';
import { attributeOf } from '../../../../formats/xml/xml-names.ts';
import type { XmlEditor } from '../edit/xml-editor.ts';
import { createXmlQueue, type Opening, type XmlEvent } from '../edit/xml-queue.ts';
import { isFrozenField, linkedBookmark } from '../frozen-fields.ts';
import type { Layer, Preparation } from '../prepare-package.ts';
import { leadsNowhere } from './fields/bookmarks.ts';
import { instructionTextHint, showInstructionTexts } from './fields/instruction-text.ts';
import { dropOwnFonts, ownFontsHint } from './fonts/own-fonts.ts';
import { printedLayers } from './printed-layers.ts';
import type { WordPrint } from './word-layout.ts';

/** Content controls that LibreOffice preserves: tables of contents, dates, checkboxes, references. */
const keptControls = ['docPartObj', 'docPartList', 'date', 'checkbox', 'citation', 'bibliography', 'equation'];

/** A field between its begin and end marks; `frozen` is known once its instruction is complete. */
interface Field {
  instruction: string;
  readonly marks: Opening[];
  /** What fields within its instruction consist of, which is no part of what it shows. */
  readonly inner: Opening[];
  frozen: boolean | undefined;
}

/** A content control; `unwrapped` is known once its properties have been read. */
interface Control {
  readonly opening: Opening;
  /** Whether it is within a paragraph, not around paragraphs, cells or rows. */
  readonly isInline: boolean;
  unwrapped: boolean | undefined;
}

interface Level {
  readonly name: string;
  readonly opening: Opening;
  readonly control?: Control;
}

function createWordEditor(isPrinted: boolean, bookmarks: ReadonlySet<string> | null = null): XmlEditor {
  const queue = createXmlQueue();
  const levels: Level[] = [];
  const fields: Field[] = [];
  const undecided = new Set<Field | Control>();
  let changed = false;

  const isFrozen = (instruction: string) =>
    isFrozenField(instruction, isPrinted) || leadsNowhere(instruction, bookmarks);

  /**
   * LibreOffice 7.4 makes combo boxes lists, which take no free text but keep the choices; pages show none. Of lists around
   * paragraphs, it loses the formatting.
   */
  const isKept = (name: string, { isInline }: Control): boolean => {
    if (name === 'dropDownList') return !isPrinted || isInline;
    return name === 'comboBox' ? !isPrinted : keptControls.includes(name);
  };

  const decideField = (field: Field) => {
    if (!undecided.delete(field)) return;
    const bookmark = isPrinted ? linkedBookmark(field.instruction) : undefined;
    field.frozen = bookmark === undefined && isFrozen(field.instruction);
    if (bookmark !== undefined) return linkTo(bookmark, field);
    if (!field.frozen) return;
    changed = true;
    for (const mark of [...field.marks, ...field.inner]) mark.leaveOut = 'all';
  };

  /** The field whose instruction the current field is in. */
  const fieldAround = () => fields.slice(0, -1).find((field) => field.frozen === undefined);

  /** Makes a reference a link that keeps its text. */
  const linkTo = (bookmark: string, { marks: [, first, ...others] }: Field) => {
    if (first === undefined) return;
    changed = true;
    first.text = ` HYPERLINK \\l "${bookmark}" `;
    for (const other of others) other.leaveOut = 'all';
  };

  /** Handles a mark of a field: begin, instruction, separate, result, end (ECMA-376 part 1, §17.16.18). */
  const fieldMark = (opening: Opening) => {
    const type = attributeOf(opening.tag.attributes, 'fldCharType');
    if (type === 'begin') {
      const field: Field = { instruction: '', marks: [opening], inner: [], frozen: undefined };
      fields.push(field);
      undecided.add(field);
      return;
    }
    const field = fields.at(-1);
    if (!field) return;
    decideField(field);
    if (field.frozen) opening.leaveOut = 'all';
    if (type === 'end') fields.pop();
  };

  const decideControl = (control: Control, unwrapped: boolean, properties?: Opening) => {
    if (!undecided.delete(control)) return;
    control.unwrapped = unwrapped;
    if (!unwrapped) return;
    changed = true;
    control.opening.leaveOut = 'tags';
    if (properties) properties.leaveOut = 'all';
  };

  /** Handles an element around the content of a control (ECMA-376 part 1, §17.5.2). */
  const controlPart = (name: string, opening: Opening, parent: Level | undefined) => {
    const control = parent?.control;
    if (!control) return;
    if (parent.name === 'sdtPr' && isKept(name, control)) decideControl(control, false);
    if (parent.name !== 'sdt' || !control.unwrapped) return;
    if (name === 'sdtContent') opening.leaveOut = 'tags';
    if (name === 'sdtEndPr') opening.leaveOut = 'all';
  };

  const open = (name: string, opening: Opening): Level => {
    const parent = levels.at(-1);
    const around = fieldAround();
    switch (name) {
      case 'sdt': {
        const container = levels.findLast((level) => level.name === 'p' || level.name === 'txbxContent');
        const control = { opening, isInline: container?.name === 'p', unwrapped: undefined };
        undecided.add(control);
        return { name, opening, control };
      }
      case 'fldChar':
        fieldMark(opening);
        break;
      case 'instrText':
        if (fields.at(-1)?.frozen === undefined) fields.at(-1)?.marks.push(opening);
        break;
      case 'fldSimple':
        if (!isFrozen(attributeOf(opening.tag.attributes, 'instr') ?? '')) break;
        changed = true;
        opening.leaveOut = 'tags';
        break;
    }
    if (parent?.name === 'r' && name !== 'rPr') (around ?? fieldAround())?.inner.push(opening);
    controlPart(name, opening, parent);
    const inherited = name === 'sdtPr' ? parent?.control : undefined;
    return { name, opening, ...(inherited && { control: inherited }) };
  };

  const send = (event: XmlEvent) => {
    if (undecided.size === 0) return queue.pass(event);
    queue.add(event);
    if (!queue.isFull()) return;
    for (const item of [...undecided]) {
      if ('marks' in item) decideField(item);
      else decideControl(item, false);
    }
    queue.flush();
  };

  return {
    take: queue.take,
    changed: () => changed,
    open(name, attributes, source) {
      const opening: Opening = { tag: { name, attributes, source }, leaveOut: 'nothing' };
      levels.push(open(localName(name), opening));
      send(opening);
    },
    close() {
      const level = levels.pop();
      if (!level) return;
      if (level.control) decideControl(level.control, level.name === 'sdtPr', level.opening);
      send({ closes: level.opening });
    },
    text(text) {
      const field = fields.at(-1);
      if (field && levels.at(-1)?.name === 'instrText') field.instruction += text;
      send({ text });
    },
  };
}

const fieldsAndControls = /instrText|fldSimple|sdtPr/;

/**
 * Replaces fields of the file and its properties in Word documents by their last displayed text, and content controls
 * by their content: LibreOffice 7.4 turns controls into input fields without formatting and with a stray line break.
 *
 * @param print What of the layout is to be as in Word, though LibreOffice does it otherwise; null where the document
 *   becomes another one, and is not laid out.
 */
export function wordPreparation(print: WordPrint | null): Preparation {
  const ownFonts: Layer = { hint: ownFontsHint, wrap: dropOwnFonts };
  const instructions: Layer = { hint: instructionTextHint, wrap: showInstructionTexts };
  if (print === null) {
    return { hint: fieldsAndControls, create: () => createWordEditor(false), layers: [instructions, ownFonts] };
  }
  const layers = [instructions, ...printedLayers(print)];
  return { hint: fieldsAndControls, create: () => createWordEditor(true, print.bookmarks), layers };
}
