import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeOf } from '../../../../../formats/xml/xml-names.ts';
import { layerOver, type XmlEditor } from '../../edit/xml-editor.ts';

/** Matches tab stops that draw a line. */
export const barHint = /[<:]tab\s[^>]{0,120}val="bar"/;

/**
 * Drops tab stops that draw a line and stop no text (`bar`, ECMA-376 part 1, §17.18.84): LibreOffice draws none, and stops
 * text there.
 */
export function dropBarTabs(editor: XmlEditor): XmlEditor {
  let changed = false;
  /** Whether each element that is open is such a stop. */
  const open: boolean[] = [];
  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      const isBar = localName(name) === 'tab' && attributeOf(attributes, 'val') === 'bar';
      open.push(isBar);
      if (isBar) changed = true;
      else editor.open(name, attributes, source);
    },
    close(name) {
      if (open.pop() !== true) editor.close(name);
    },
  });
}
