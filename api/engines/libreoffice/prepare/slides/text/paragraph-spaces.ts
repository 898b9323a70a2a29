import { localName } from '../../../../../formats/xml/xml.ts';
import { layerOver, type XmlEditor } from '../../edit/xml-editor.ts';
import { percentOf, singleLine, whole } from './line-heights.ts';

/** Matches parts with spaces between paragraphs that are shares of a line. */
export const shareHint = /[<:]spc(?:Bef|Aft)\b[^<>]*>\s*<[^<>]{0,40}spcPct\s/;

const spaces = ['spcBef', 'spcAft'];

/**
 * Widens spaces between paragraphs that are shares (ECMA-376 part 1, §21.1.2.2.10 and §21.1.2.2.9): PowerPoint takes
 * shares of a line, LibreOffice of the size of type.
 */
export function widenSpaces(editor: XmlEditor): XmlEditor {
  let isWithin = false;
  let changed = false;
  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      const local = localName(name);
      if (spaces.includes(local)) isWithin = true;
      const share = isWithin && local === 'spcPct' ? percentOf(attributes.val, 0) : 0;
      if (share === 0) return editor.open(name, attributes, source);
      changed = true;
      editor.open(name, { ...attributes, val: `${Math.round(share * singleLine * whole)}` });
    },
    close(name) {
      if (spaces.includes(localName(name))) isWithin = false;
      editor.close(name);
    },
  });
}
