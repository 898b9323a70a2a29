import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeKey, attributeOf } from '../../../../../formats/xml/xml-names.ts';
import { createHeldEvents } from '../../edit/held-events.ts';
import { layerOver, type XmlEditor } from '../../edit/xml-editor.ts';
import { alter, firstOf, type HeldElement } from '../held-spans.ts';
import { borderWidth, cellSpace, type RoomOfTableStyle, roomStated, type TableRoom } from './table-rooms.ts';

/** Matches texts with rows that have a height (ECMA-376 part 1, §17.4.80). */
export const rowHeightHint = /[<:]trHeight\s/;

type Attributes = Readonly<Record<string, string>>;

/** Events of a row in front of the text of its first cell; a row with more stays as it is. */
const maxHeld = 400;

interface Table {
  room: TableRoom;
  /** The border below the first cell of the row above; undefined in the first row, and where none is stated. */
  below: number | undefined;
  isFirstRow: boolean;
}

/** A row whose first cell is not known yet. */
interface Row {
  readonly elements: HeldElement[];
  /** What of the table's properties is otherwise in it (`tblPrEx`). */
  exceptions: TableRoom;
  /** Of the first cell, in twentieths of a point; undefined where it is not stated. */
  readonly cell: { above?: number; below?: number; top?: number; bottom?: number };
  /** Whether the first cell continues from the row above. */
  isMerged: boolean;
}

/** What a row is higher than its height says in Word, in twentieths of a point. */
function roomOfRow({ exceptions, cell, isMerged }: Row, table: Table, hasBorders: boolean): number {
  const room = { ...table.room, ...exceptions };
  const stated = isMerged ? [] : [cell.above, table.below].filter((width) => width !== undefined);
  const usual = (table.isFirstRow ? room.above : room.between) ?? 0;
  const border = hasBorders ? 0 : stated.length > 0 ? Math.max(...stated) : usual;
  return border + (cell.top ?? room.top ?? 0) + (cell.bottom ?? room.bottom ?? 0);
}

/** Makes a height that is the least one larger. Returns whether it is one. */
function enlarge(height: HeldElement, room: number): boolean {
  const key = attributeKey(height.attributes, 'val');
  const value = Number(key === undefined ? 0 : height.attributes[key]);
  const rule = attributeOf(height.attributes, 'hRule') ?? 'atLeast';
  if (key === undefined || rule !== 'atLeast' || !(value > 0)) return false;
  alter(height, { ...height.attributes, [key]: `${Math.round(value + room)}` });
  return true;
}

/**
 * Reads what stands in a table or in a row before the text of its first cell.
 * @param around Local names of the elements around it, the innermost one last.
 */
function readProperty(
  table: Table,
  row: Row | undefined,
  around: readonly string[],
  local: string,
  attributes: Attributes,
  roomOf: RoomOfTableStyle,
): void {
  const [owner, parent] = around.slice(-2);
  // The style comes first (ECMA-376 part 1, §17.4.59).
  if (local === 'tblStyle' && parent === 'tblPr') table.room = roomOf(attributeOf(attributes, 'val'));
  if (owner === 'tblPr') table.room = { ...table.room, ...roomStated(parent, local, attributes) };
  if (row === undefined) return;
  if (owner === 'tblPrEx') row.exceptions = { ...row.exceptions, ...roomStated(parent, local, attributes) };
  if (parent === 'tcBorders' && local === 'top') row.cell.above = borderWidth(attributes);
  if (parent === 'tcBorders' && local === 'bottom') row.cell.below = borderWidth(attributes);
  if (parent === 'tcMar' && (local === 'top' || local === 'bottom')) row.cell[local] = cellSpace(attributes);
  if (local === 'vMerge') row.isMerged = attributeOf(attributes, 'val') !== 'restart';
}

/**
 * Has rows with a least height be as high as in Word, which adds the border above a row and the space above and below the
 * text of its cells: in LibreOffice they are part of it. The first cell stands for all of a row.
 * @param hasBorders Whether LibreOffice adds the border itself.
 */
export function keepRowHeights(editor: XmlEditor, roomOf: RoomOfTableStyle, hasBorders = false): XmlEditor {
  const names: string[] = [];
  const tables: Table[] = [];
  let row: Row | undefined;
  let changed = false;

  const release = () => {
    const known = row;
    const table = tables.at(-1);
    row = undefined;
    if (known === undefined) return;
    const height = firstOf(known.elements, 'trHeight');
    const room = table === undefined ? 0 : roomOfRow(known, table, hasBorders);
    if (height !== undefined && room > 0 && enlarge(height, room)) changed = true;
    held.release();
    if (table === undefined) return;
    table.below = known.cell.below;
    table.isFirstRow = false;
  };
  const held = createHeldEvents(maxHeld, release);

  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      const local = localName(name);
      // The text of the first cell begins.
      if (row !== undefined && names.at(-1) === 'tc' && local !== 'tcPr') release();
      if (local === 'tbl') tables.push({ room: roomOf(undefined), below: undefined, isFirstRow: true });
      if (local === 'tr') {
        release();
        held.hold();
        row = { elements: [], exceptions: {}, cell: {}, isMerged: false };
      }
      const table = tables.at(-1);
      if (table !== undefined) readProperty(table, row, names, local, attributes, roomOf);
      names.push(local);
      if (row === undefined) return editor.open(name, attributes, source);
      const element: HeldElement = { name, attributes, source };
      row.elements.push(element);
      held.pass(() => editor.open(element.name, element.attributes, element.source));
    },
    close(name) {
      const local = names.pop();
      if (local === 'tr' || local === 'tbl') release();
      if (local === 'tbl') tables.pop();
      held.pass(() => editor.close(name));
    },
    text: (text) => held.pass(() => editor.text(text)),
  });
}
