import { attributeOf } from '../../../../../formats/xml/xml-names.ts';
import { dropElements } from '../../edit/dropped-elements.ts';
import type { XmlEditor } from '../../edit/xml-editor.ts';

/** Matches parts that say that there is no border between paragraphs, as Google Docs does for all. */
export const noBetweenHint = /[<:]between\s[^>]{0,120}val="(?:nil|none)"/;

/**
 * Drops what says that there is no border between paragraphs that have the same ones (ECMA-376 part 1, §17.3.1.5), which is
 * usual: LibreOffice draws those of each of them then, instead of some around all.
 */
export const dropNoBetween = (editor: XmlEditor): XmlEditor =>
  dropElements(
    editor,
    (local, attributes) => local === 'between' && /^(?:nil|none)$/.test(attributeOf(attributes, 'val') ?? ''),
  );
