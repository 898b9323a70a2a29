import { createPlainEditor, editBy, type XmlEditor } from '../prepare/edit/xml-editor.ts';
import { arabicText } from '../stand-ins/families/arabic-families.ts';
import { standInName } from '../stand-ins/stand-in.ts';

type Attributes = Readonly<Record<string, string>>;

const standIn = standInName('');
/** The family in whose place one stand-in is for Arabic text, which is named after no family. */
const arabicFamily = 'Times New Roman';

/** The elements that declare the fonts of a document, by their names, and the attribute that has the font's. */
const declarations: Readonly<Record<string, string>> = { 'style:font-face': 'style:name', 'w:font': 'w:name' };
/** Attributes with fonts in OpenDocument and in Office Open XML: others may have the visitor's words. */
const ofFonts = /:(?:font-name|font-family)|^(?:typeface|w:(?:ascii|hAnsi|cs|eastAsia))$/;

const isOfFont = (name: string, key: string) => ofFonts.test(key) || declarations[name] === key;
const familyIn = (value: string) => value.replaceAll(standInName(arabicText), arabicFamily).replaceAll(standIn, '');

/** Whether an element, by its name and attributes, names a stand-in of this server's. */
export const namesStandIn = (name: string, attributes: Attributes): boolean =>
  Object.entries(attributes).some(([key, value]) => value.includes(standIn) && isOfFont(name, key));

/** Names families instead of their stand-ins. Of two declarations of one family, the second is left out. */
function createFamilyEditor(): XmlEditor {
  const editor = createPlainEditor();
  const declared = new Set<string>();
  let changed = false;
  /** How many elements are open from the one on that is left out. */
  let skipped = 0;
  return {
    ...editor,
    changed: () => changed,
    open(name, attributes, source) {
      const named = ([key, value]: readonly [string, string]) => [key, isOfFont(name, key) ? familyIn(value) : value];
      const renamed: Attributes = namesStandIn(name, attributes)
        ? Object.fromEntries(Object.entries(attributes).map(named))
        : attributes;
      const family = renamed[declarations[name] ?? ''];
      if (skipped > 0 || (family !== undefined && declared.has(family))) skipped += 1;
      else editor.open(name, renamed, renamed === attributes ? source : undefined);
      if (family !== undefined) declared.add(family);
      changed ||= skipped > 0 || renamed !== attributes;
    },
    close(name) {
      if (skipped > 0) skipped -= 1;
      else editor.close(name);
    },
    text(text) {
      if (skipped === 0) editor.text(text);
    },
  };
}

/**
 * An edit of parts that LibreOffice wrote: where a document names no font, LibreOffice writes those that it found itself,
 * and finds stand-ins, which only this server has.
 */
export const nameFamilies = editBy(createFamilyEditor);
