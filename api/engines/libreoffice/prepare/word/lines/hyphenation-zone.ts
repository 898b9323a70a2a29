import { isOff } from '../../../../../formats/xml/on-off.ts';
import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeOf, prefixOf } from '../../../../../formats/xml/xml-names.ts';
import { layerOver, type XmlEditor } from '../../edit/xml-editor.ts';

/** Matches settings by which words are divided. */
export const hyphenationHint = /[<:]autoHyphenation[\s/>]/;

/** The zone of documents that state none, in twentieths of a point (ECMA-376 part 1, §17.15.1.53). */
const usualZone = '360';
/** The only setting that may stand between that of hyphenation and that of its zone. */
const between = 'consecutiveHyphenLimit';

/**
 * States the zone at the end of lines in which words are not divided where the document does not: LibreOffice then takes
 * none, and divides words of which only a letter or two are left.
 */
export function stateHyphenationZone(editor: XmlEditor): XmlEditor {
  let changed = false;
  /** The prefix of the settings; undefined where no zone is missing. */
  let missing: string | undefined;
  const complete = () => {
    if (missing === undefined) return;
    const name = `${missing}hyphenationZone`;
    editor.open(name, { [`${missing}val`]: usualZone });
    editor.close(name);
    missing = undefined;
    changed = true;
  };
  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      const local = localName(name);
      if (local === 'hyphenationZone') missing = undefined;
      if (local !== between) complete();
      editor.open(name, attributes, source);
      if (local === 'autoHyphenation' && !isOff(attributeOf(attributes, 'val'))) missing = prefixOf(name);
    },
    close(name) {
      if (!/^(?:autoHyphenation|consecutiveHyphenLimit)$/.test(localName(name))) complete();
      editor.close(name);
    },
  });
}
