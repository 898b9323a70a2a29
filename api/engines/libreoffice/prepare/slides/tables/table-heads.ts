import { isOn } from '../../../../../formats/xml/on-off.ts';
import { localName } from '../../../../../formats/xml/xml.ts';
import { prefixOf } from '../../../../../formats/xml/xml-names.ts';
import { layerOver, type XmlEditor } from '../../edit/xml-editor.ts';

/** PowerPoint's two styles without heads, which have no look but lines. */
const plainStyles = ['{2D5ABB26-0587-4C30-8999-92F81FD0307C}', '{5940675A-B579-460E-94D1-54222C63F5DA}'];
/** Elements of a paragraph that have text. */
const runs = ['r', 'br', 'fld'];

/** What of a table is a head. */
interface Heads {
  readonly firstRow: boolean;
  readonly firstColumn: boolean;
  readonly lastColumn: boolean;
}

const headsOf = ({ firstRow, firstCol, lastCol }: Readonly<Record<string, string>>): Heads => ({
  firstRow: isOn(firstRow),
  firstColumn: isOn(firstCol),
  lastColumn: isOn(lastCol),
});

/**
 * Sets the heads of tables in bold that are in a style of PowerPoint's which the presentation does not carry, as those
 * made by other programs: LibreOffice knows the colours of these styles only.
 *
 * @param carried The styles that the presentation carries, by their ids.
 */
export function boldenTableHeads(editor: XmlEditor, carried: ReadonlySet<string>): XmlEditor {
  let changed = false;
  let heads: Heads | undefined;
  let isNaming = false;
  let style = '';
  let columns = 0;
  /** Rows and cells of the table so far, those that another cell covers included. */
  let row = 0;
  let column = 0;
  /** The run that has begun and has said nothing yet. */
  let waiting: string | undefined;

  const isHead = () => {
    if (heads === undefined || style === '' || carried.has(style) || plainStyles.includes(style)) return false;
    const { firstRow, firstColumn, lastColumn } = heads;
    return (firstRow && row === 1) || (firstColumn && column === 1) || (lastColumn && column === columns);
  };
  const bolden = () => {
    if (waiting === undefined) return;
    const name = `${prefixOf(waiting)}rPr`;
    waiting = undefined;
    changed = true;
    editor.open(name, { b: '1' });
    editor.close(name);
  };

  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      const local = localName(name);
      if (waiting !== undefined && local === 'rPr') {
        waiting = undefined;
        if (attributes.b !== undefined) return editor.open(name, attributes, source);
        changed = true;
        return editor.open(name, { ...attributes, b: '1' });
      }
      bolden();
      if (local === 'tbl') [style, columns, row, heads] = ['', 0, 0, undefined];
      if (local === 'tblPr') heads = headsOf(attributes);
      if (local === 'tableStyleId') isNaming = true;
      if (local === 'gridCol') columns += 1;
      if (local === 'tr') [row, column] = [row + 1, 0];
      if (local === 'tc') column += 1;
      if (runs.includes(local) && isHead()) waiting = name;
      editor.open(name, attributes, source);
    },
    close(name) {
      bolden();
      const local = localName(name);
      if (local === 'tableStyleId') isNaming = false;
      if (local === 'tbl') heads = undefined;
      editor.close(name);
    },
    text(text) {
      if (isNaming) style += text.trim();
      editor.text(text);
    },
  });
}
