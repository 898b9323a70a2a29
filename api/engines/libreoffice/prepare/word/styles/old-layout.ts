import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeOf, prefixOf } from '../../../../../formats/xml/xml-names.ts';
import { layerOver, type XmlEditor } from '../../edit/xml-editor.ts';

/** Matches the part with a document's settings. */
export const settingsHint = /[<:]settings[\s>]/;

/** The setting that says which version of Word lays a document out (MS-DOCX, compatibilityMode). */
const mode = { name: 'compatibilityMode', uri: 'http://schemas.microsoft.com/office/word' };
/** Word 2007, which wrote no such setting. */
const oldest = '12';

/**
 * States that a document has the layout of Word 2007 where it does not say which it has: LibreOffice 25.2 then takes the
 * newest one, in which tables begin elsewhere.
 */
export function stateOldLayout(editor: XmlEditor): XmlEditor {
  let hasMode = false;
  let hasGroup = false;
  let changed = false;

  const write = (prefix: string) => {
    changed = true;
    const attributes = Object.entries({ ...mode, val: oldest }).map(([key, value]) => [`${prefix}${key}`, value]);
    editor.open(`${prefix}compatSetting`, Object.fromEntries(attributes));
    editor.close(`${prefix}compatSetting`);
  };

  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      if (localName(name) === 'compatSetting' && attributeOf(attributes, 'name') === mode.name) hasMode = true;
      editor.open(name, attributes, source);
    },
    close(name) {
      const local = localName(name);
      const prefix = prefixOf(name);
      if (local === 'compat') {
        hasGroup = true;
        if (!hasMode) write(prefix);
      }
      if (local === 'settings' && !hasGroup) {
        editor.open(`${prefix}compat`, {});
        write(prefix);
        editor.close(`${prefix}compat`);
      }
      editor.close(name);
    },
  });
}
