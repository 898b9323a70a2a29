import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeOf, prefixOf } from '../../../../../formats/xml/xml-names.ts';
import { layerOver, type XmlEditor } from '../../edit/xml-editor.ts';

/** Matches drop-down form fields, of whose entries one may be the usual one. */
export const usualEntryHint = /[<:]ddList[\s>]/;

/**
 * Has drop-down form fields in which nothing was chosen show their usual entry, as Word does (`w:ddList`, ECMA-376 part
 * 1, §17.16.9): LibreOffice shows the first.
 */
export function chooseUsualEntries(editor: XmlEditor): XmlEditor {
  let changed = false;
  let isChosen = false;
  let inList = false;
  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      const local = localName(name);
      if (local === 'ddList') {
        inList = true;
        isChosen = false;
      }
      if (inList && local === 'result') isChosen = true;
      if (inList && local === 'default' && !isChosen) {
        const prefix = prefixOf(name);
        changed = true;
        editor.open(`${prefix}result`, { [`${prefix}val`]: attributeOf(attributes, 'val') ?? '0' });
        editor.close(`${prefix}result`);
      }
      editor.open(name, attributes, source);
    },
    close(name) {
      if (localName(name) === 'ddList') inList = false;
      editor.close(name);
    },
  });
}
