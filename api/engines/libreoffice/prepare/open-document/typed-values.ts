import { layerOver, type XmlEditor } from '../edit/xml-editor.ts';

/** Matches form fields in which something was typed. */
export const typedValueHint = /form:current-value\s*=/;

/**
 * Has text fields of a form begin with what was typed into them (`form:current-value`, OpenDocument 1.3 part 3, §19.287):
 * into Word documents, LibreOffice writes what they began with.
 */
export function keepTypedValues(editor: XmlEditor): XmlEditor {
  let changed = false;
  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      const typed = attributes['form:current-value'];
      const isText = name === 'form:text' || name === 'form:textarea';
      if (!isText || typed === undefined || typed === attributes['form:value']) {
        return editor.open(name, attributes, source);
      }
      changed = true;
      editor.open(name, { ...attributes, 'form:value': typed });
    },
  });
}
