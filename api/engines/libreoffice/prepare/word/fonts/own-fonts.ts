import { dropElements } from '../../edit/dropped-elements.ts';
import type { XmlEditor } from '../../edit/xml-editor.ts';

const elements = new Set(['embedTrueTypeFonts', 'embedRegular', 'embedBold', 'embedItalic', 'embedBoldItalic']);

/** Matches the settings and font tables of documents that embed fonts. */
export const ownFontsHint = /[<:]embed(?:TrueTypeFonts|Regular|Bold|Italic|BoldItalic)[\s/>]/;

/**
 * Drops the fonts that a document embeds (ECMA-376 part 1, §17.8.1): no lines are set where it becomes another one, fonts
 * would stay in LibreOffice's process, and LibreOffice would embed all that it uses, and some 30 MB that it does not.
 */
export const dropOwnFonts = (editor: XmlEditor): XmlEditor => dropElements(editor, (local) => elements.has(local));
