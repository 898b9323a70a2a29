import { localName } from '../../../../formats/xml/xml.ts';
import { layerOver, type XmlEditor } from './xml-editor.ts';

/** Leaves out the tags of some elements, which hold nothing, by their names without prefix and their attributes. */
export function dropElements(
  editor: XmlEditor,
  isDropped: (local: string, attributes: Readonly<Record<string, string>>) => boolean,
): XmlEditor {
  let changed = false;
  /** Whether each element that is open is left out. */
  const open: boolean[] = [];
  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      const dropped = isDropped(localName(name), attributes);
      open.push(dropped);
      if (dropped) changed = true;
      else editor.open(name, attributes, source);
    },
    close(name) {
      if (open.pop() !== true) editor.close(name);
    },
  });
}
