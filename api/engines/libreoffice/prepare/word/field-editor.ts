import { localName } from '../../../../formats/xml/xml.ts';
import { attributeOf } from '../../../../formats/xml/xml-names.ts';
import type { XmlEditor } from '../edit/xml-editor.ts';
import { createXmlQueue, type Opening, type XmlEvent, type XmlQueue } from '../edit/xml-queue.ts';
import { isFrozenField, linkedBookmark } from '../frozen-fields.ts';
import { leadsNowhere } from './fields/bookmarks.ts';

/** What a document is prepared for: to be printed as it is, or to become another document. */
export type WordUse = 'print' | 'document';

/** Content controls that LibreOffice preserves: tables of contents, dates, checkboxes, references. */
const keptControls = ['docPartObj', 'docPartList', 'date', 'checkbox', 'citation', 'bibliography', 'equation'];

/** A field between its begin and end marks; `frozen` is known once its instruction is complete. */
interface Field {
  instruction: string;
  readonly marks: Opening[];
  /** What fields within its instruction consist of, which is not part of what it shows. */
  readonly inner: Opening[];
  frozen: boolean | undefined;
}

/** A content control; `unwrapped` is known once its properties have been read. */
interface Control {
  readonly opening: Opening;
  /** Whether it is within a paragraph, not around paragraphs, cells or rows. */
  readonly isInline: boolean;
  /** Whether it shows no text but that which asks for some. */
  isEmpty: boolean;
  unwrapped: boolean | undefined;
}

interface Level {
  readonly name: string;
  readonly opening: Opening;
  readonly control?: Control;
}

/** A part that is being read, with what waits to be decided. */
interface Reading {
  readonly use: WordUse;
  /** The document's bookmarks; null where it is not known whether there are others. */
  readonly bookmarks: ReadonlySet<string> | null;
  readonly queue: XmlQueue;
  readonly levels: Level[];
  readonly fields: Field[];
  readonly undecided: Set<Field | Control>;
  changed: boolean;
}

const isFrozen = ({ use, bookmarks }: Reading, instruction: string) =>
  isFrozenField(instruction, use === 'print') || leadsNowhere(instruction, bookmarks);

/**
 * LibreOffice 7.4 makes combo boxes lists, which take no free text but keep the choices; pages show none. Of lists around
 * paragraphs, it loses the formatting. Controls for plain text become input fields, of which only empty ones have no
 * formatting to lose.
 */
function isKept({ use }: Reading, name: string, { isInline, isEmpty }: Control): boolean {
  if (name === 'text') return use === 'document' && isInline && isEmpty;
  if (name === 'dropDownList') return use === 'document' || isInline;
  return name === 'comboBox' ? use === 'document' : keptControls.includes(name);
}

/** Makes a reference a link that keeps its text. */
function linkTo(reading: Reading, bookmark: string, { marks: [, first, ...others] }: Field): void {
  if (first === undefined) return;
  reading.changed = true;
  first.text = ` HYPERLINK \\l "${bookmark}" `;
  for (const other of others) other.leaveOut = 'all';
}

function decideField(reading: Reading, field: Field): void {
  if (!reading.undecided.delete(field)) return;
  const bookmark = reading.use === 'print' ? linkedBookmark(field.instruction) : undefined;
  field.frozen = bookmark === undefined && isFrozen(reading, field.instruction);
  if (bookmark !== undefined) {
    linkTo(reading, bookmark, field);
    return;
  }
  if (!field.frozen) return;
  reading.changed = true;
  for (const mark of [...field.marks, ...field.inner]) mark.leaveOut = 'all';
}

/** The field whose instruction the current field is in. */
const fieldAround = ({ fields }: Reading) => fields.slice(0, -1).find((field) => field.frozen === undefined);

/** Handles a mark of a field: begin, instruction, separate, result, end (ECMA-376 part 1, §17.16.18). */
function markField(reading: Reading, opening: Opening): void {
  const { fields, undecided } = reading;
  const type = attributeOf(opening.tag.attributes, 'fldCharType');
  if (type === 'begin') {
    const field: Field = { instruction: '', marks: [opening], inner: [], frozen: undefined };
    fields.push(field);
    undecided.add(field);
    return;
  }
  const field = fields.at(-1);
  if (!field) return;
  decideField(reading, field);
  if (field.frozen) opening.leaveOut = 'all';
  if (type === 'end') fields.pop();
}

function keepControl({ undecided }: Reading, control: Control): void {
  if (undecided.delete(control)) control.unwrapped = false;
}

/** Leaves out a control around its content, with its properties. */
function unwrapControl(reading: Reading, control: Control, properties: Opening): void {
  if (!reading.undecided.delete(control)) return;
  control.unwrapped = true;
  reading.changed = true;
  control.opening.leaveOut = 'tags';
  properties.leaveOut = 'all';
}

/** Handles an element around the content of a control (ECMA-376 part 1, §17.5.2). */
function openInControl(reading: Reading, name: string, opening: Opening, parent: Level | undefined): void {
  const control = parent?.control;
  if (!control) return;
  if (parent.name === 'sdtPr' && name === 'showingPlcHdr') control.isEmpty = true;
  if (parent.name === 'sdtPr' && isKept(reading, name, control)) keepControl(reading, control);
  if (parent.name !== 'sdt' || !control.unwrapped) return;
  if (name === 'sdtContent') opening.leaveOut = 'tags';
  if (name === 'sdtEndPr') opening.leaveOut = 'all';
}

function openControl({ levels, undecided }: Reading, name: string, opening: Opening): Level {
  const container = levels.findLast((level) => level.name === 'p' || level.name === 'txbxContent');
  const control: Control = { opening, isInline: container?.name === 'p', isEmpty: false, unwrapped: undefined };
  undecided.add(control);
  return { name, opening, control };
}

/** Handles what fields consist of. */
function openInField(reading: Reading, name: string, opening: Opening): void {
  const field = reading.fields.at(-1);
  if (name === 'fldChar') markField(reading, opening);
  if (name === 'instrText' && field?.frozen === undefined) field?.marks.push(opening);
  if (name !== 'fldSimple' || !isFrozen(reading, attributeOf(opening.tag.attributes, 'instr') ?? '')) return;
  reading.changed = true;
  opening.leaveOut = 'tags';
}

function open(reading: Reading, name: string, opening: Opening): Level {
  if (name === 'sdt') return openControl(reading, name, opening);
  const parent = reading.levels.at(-1);
  const around = fieldAround(reading);
  openInField(reading, name, opening);
  if (parent?.name === 'r' && name !== 'rPr') (around ?? fieldAround(reading))?.inner.push(opening);
  openInControl(reading, name, opening, parent);
  const inherited = name === 'sdtPr' ? parent?.control : undefined;
  return { name, opening, ...(inherited && { control: inherited }) };
}

function close(reading: Reading, { name, control, opening }: Level): void {
  if (control && name === 'sdtPr') unwrapControl(reading, control, opening);
  else if (control) keepControl(reading, control);
  send(reading, { closes: opening });
}

/** Passes an event on, once all before it is decided. */
function send(reading: Reading, event: XmlEvent): void {
  const { queue, undecided } = reading;
  if (undecided.size === 0) {
    queue.pass(event);
    return;
  }
  queue.add(event);
  if (!queue.isFull()) return;
  for (const item of [...undecided]) {
    if ('marks' in item) decideField(reading, item);
    else keepControl(reading, item);
  }
  queue.flush();
}

/**
 * Creates an editor that replaces fields and content controls, as `wordPreparation` says.
 * @param bookmarks The document's bookmarks; null where it is not to be looked whether fields lead anywhere.
 */
export function createFieldEditor(use: WordUse, bookmarks: ReadonlySet<string> | null = null): XmlEditor {
  const queue = createXmlQueue();
  const reading: Reading = { use, bookmarks, queue, levels: [], fields: [], undecided: new Set(), changed: false };
  const { levels, fields } = reading;
  return {
    take: queue.take,
    changed: () => reading.changed,
    open(name, attributes, source) {
      const opening: Opening = { tag: { name, attributes, source }, leaveOut: 'nothing' };
      levels.push(open(reading, localName(name), opening));
      send(reading, opening);
    },
    close() {
      const level = levels.pop();
      if (level) close(reading, level);
    },
    text(text) {
      const field = fields.at(-1);
      if (field && levels.at(-1)?.name === 'instrText') field.instruction += text;
      send(reading, { text });
    },
  };
}
