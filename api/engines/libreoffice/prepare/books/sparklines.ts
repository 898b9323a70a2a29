import { localName } from '../../../../formats/xml/xml.ts';
import { layerOver, type XmlEditor } from '../edit/xml-editor.ts';

/** Matches sheets with small charts within cells (MS-XLSX, §2.6.99). */
export const sparklineHint = /[<:]sparklineGroup[\s>]/;

/** Turns small line charts within cells, which LibreOffice leaves out of PDFs, into column charts of the same values. */
export function drawSparklines(editor: XmlEditor): XmlEditor {
  let changed = false;
  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      const isLine = localName(name) === 'sparklineGroup' && (attributes.type ?? 'line') === 'line';
      if (!isLine) return editor.open(name, attributes, source);
      changed = true;
      editor.open(name, { ...attributes, type: 'column' });
    },
  });
}
