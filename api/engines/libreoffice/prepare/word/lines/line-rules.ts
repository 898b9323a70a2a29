import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeKey } from '../../../../../formats/xml/xml-names.ts';
import { layerOver, type XmlEditor } from '../../edit/xml-editor.ts';

/** Matches spacing that says how a height of lines is meant, but no height. */
export const loneRuleHint = /[<:]spacing\s(?![^>]{0,200}[\s:]line=)[^>]{0,200}[\s:]lineRule=/;

/**
 * Drops rules of line spacing (`w:lineRule`, ECMA-376 part 1, §17.3.1.33) without a spacing, as Google Docs writes them:
 * Word inherits the spacing, which LibreOffice then takes to be single.
 */
export function dropLoneLineRules(editor: XmlEditor): XmlEditor {
  let changed = false;
  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      const rule = localName(name) === 'spacing' ? attributeKey(attributes, 'lineRule') : undefined;
      if (rule === undefined || attributeKey(attributes, 'line') !== undefined) {
        return editor.open(name, attributes, source);
      }
      changed = true;
      const { [rule]: _, ...others } = attributes;
      editor.open(name, others);
    },
  });
}
