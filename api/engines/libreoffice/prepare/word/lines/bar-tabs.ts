import { attributeOf } from '../../../../../formats/xml/xml-names.ts';
import { dropElements } from '../../edit/dropped-elements.ts';
import type { XmlEditor } from '../../edit/xml-editor.ts';

/** Matches tab stops that draw a line. */
export const barHint = /[<:]tab\s[^>]{0,120}val="bar"/;

/**
 * Drops tab stops that draw a line and stop no text (`bar`, ECMA-376 part 1, §17.18.84): LibreOffice draws none, and stops
 * text there.
 */
export const dropBarTabs = (editor: XmlEditor): XmlEditor =>
  dropElements(editor, (local, attributes) => local === 'tab' && attributeOf(attributes, 'val') === 'bar');
