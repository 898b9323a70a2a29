import { isOff } from '../../../../../formats/xml/on-off.ts';
import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeOf, prefixOf } from '../../../../../formats/xml/xml-names.ts';
import { layerOver, type XmlEditor } from '../../edit/xml-editor.ts';

/** Matches parts with a table that states one by one which parts of its style it shows. */
export const tableLookHint = /[<:]tblLook\s(?![^>]{0,240}val=)/;

/** The bits of what a table shows of its style (ECMA-376 part 1, §17.4.56). */
const bits = {
  firstRow: 0x20,
  lastRow: 0x40,
  firstColumn: 0x80,
  lastColumn: 0x100,
  noHBand: 0x200,
  noVBand: 0x400,
};
const hexDigits = 4;

/**
 * Has tables that state one by one which parts of their style they show, such as the last row, state it in one number, too:
 * without it LibreOffice takes the first row, the first column and bands of rows.
 */
export function stateTableLooks(editor: XmlEditor): XmlEditor {
  let changed = false;
  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      if (localName(name) !== 'tblLook' || attributeOf(attributes, 'val') !== undefined) {
        return editor.open(name, attributes, source);
      }
      const stated = Object.entries(bits).flatMap(([part, bit]) => {
        const value = attributeOf(attributes, part);
        return value === undefined ? [] : [isOff(value) ? 0 : bit];
      });
      if (stated.length === 0) return editor.open(name, attributes, source);
      changed = true;
      const look = stated.reduce((sum, bit) => sum + bit, 0);
      const number = look.toString(16).toUpperCase().padStart(hexDigits, '0');
      editor.open(name, { ...attributes, [`${prefixOf(name)}val`]: number });
    },
  });
}
