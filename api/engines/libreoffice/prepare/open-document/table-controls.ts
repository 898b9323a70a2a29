import { layerOver, type XmlEditor } from '../edit/xml-editor.ts';

/** Matches parts with table controls: fields of a form that show the rows of a database. */
export const tableControlHint = /<form:grid[\s/>]/;

/** Leaves out table controls (OpenDocument 1.3 part 3, §13.5.26), on each of which LibreOffice 7.4 crashes. */
export function dropTableControls(editor: XmlEditor): XmlEditor {
  const ids = new Set<string>();
  /** How many elements are open of what is left out, the outermost included. */
  let depth = 0;
  let changed = false;
  const isLeftOut = (name: string, attributes: Readonly<Record<string, string>>) =>
    name === 'form:grid' || (name === 'draw:control' && ids.has(attributes['draw:control'] ?? ''));
  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      if (depth === 0 && !isLeftOut(name, attributes)) return editor.open(name, attributes, source);
      depth++;
      changed = true;
      if (name !== 'form:grid') return;
      for (const id of [attributes['xml:id'], attributes['form:id']]) if (id !== undefined) ids.add(id);
    },
    close(name) {
      if (depth === 0) editor.close(name);
      else depth--;
    },
    text(text) {
      if (depth === 0) editor.text(text);
    },
  });
}
