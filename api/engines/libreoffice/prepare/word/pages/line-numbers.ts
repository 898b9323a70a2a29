import { localName } from '../../../../../formats/xml/xml.ts';
import { prefixOf } from '../../../../../formats/xml/xml-names.ts';
import { openPackage } from '../../../../../formats/zip/zip-package.ts';
import { layerOver, type XmlEditor } from '../../edit/xml-editor.ts';
import { readSections } from './section-widths.ts';

/** Matches documents in which lines of a section are numbered. */
export const lineNumberHint = /[<:]lnNumType[\s/>]/;
/** Matches the part with the text. */
export const mainPartHint = /[<:]body[\s>]/;

const numbering = /<(?:\w{1,20}:)?lnNumType[\s/>]/;

/**
 * Whether the lines of each section of a Word document are numbered (`w:lnNumType`, ECMA-376 part 1, §17.6.8); null where
 * those of all are. Throws as `openPackage` does.
 */
export async function readNumberedSections(path: string): Promise<readonly boolean[] | null> {
  const opened = await openPackage(path);
  try {
    const part = opened.entries.find(({ name }) => name === 'word/document.xml');
    if (part === undefined) return null;
    const sections = await readSections(await opened.read(part), (properties) => numbering.test(properties), true);
    return sections.includes(false) ? sections : null;
  } finally {
    opened.close();
  }
}

/**
 * Has the lines of some sections bear no number: LibreOffice numbers those of a whole document where Word numbers those
 * of any section.
 * @param sections Whether the lines of each are numbered.
 */
export function leaveLinesUncounted(editor: XmlEditor, sections: readonly boolean[]): XmlEditor {
  let changed = false;
  let section = 0;
  const names: string[] = [];
  /** The prefix of a paragraph that has just begun, and whose properties, which come first, are yet to come. */
  let begun: string | undefined;

  const suppress = (prefix: string) => {
    changed = true;
    editor.open(`${prefix}suppressLineNumbers`, {});
    editor.close(`${prefix}suppressLineNumbers`);
  };
  /** Writes properties of a paragraph that has none. */
  const writeProperties = () => {
    if (begun === undefined) return;
    const prefix = begun;
    begun = undefined;
    editor.open(`${prefix}pPr`, {});
    suppress(prefix);
    editor.close(`${prefix}pPr`);
  };

  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      const local = localName(name);
      const isFirst = begun !== undefined && local === 'pPr';
      if (!isFirst) writeProperties();
      editor.open(name, attributes, source);
      names.push(local);
      if (isFirst) {
        begun = undefined;
        suppress(prefixOf(name));
      }
      if (local === 'p' && sections[section] === false) begun = prefixOf(name);
    },
    close(name) {
      writeProperties();
      names.pop();
      editor.close(name);
      // What a section was before a tracked change is within its properties.
      if (localName(name) === 'sectPr' && names.at(-1) === 'pPr') section += 1;
    },
    text(text) {
      writeProperties();
      editor.text(text);
    },
  });
}
