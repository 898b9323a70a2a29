import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeOf } from '../../../../../formats/xml/xml-names.ts';
import { layerOver, type XmlEditor } from '../../edit/xml-editor.ts';
import { type SpacesOfStyle, statedSpace } from './script-spaces.ts';

/** Matches parts that may have East Asian letters: in UTF-8, or as character references. */
export const eastAsianLetters = /[\xe3-\xed][\x80-\xbf]|&#/;

const eastAsian = '[\\p{sc=Hangul}\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}]';
/** The places between East Asian letters and those of a class. */
const placesBeside = (others: string) =>
  new RegExp(`(?<=${eastAsian})(?=${others})|(?<=${others})(?=${eastAsian})`, 'gu');
const besideLetters = placesBeside('[\\p{sc=Latin}\\p{sc=Grek}\\p{sc=Cyrl}]');
const besideDigits = placesBeside('\\p{Nd}');
/** A character that is as wide as nothing, at which lines may break as they may between scripts. */
const zeroWidthSpace = '\u200b';
/** Between what is before and behind these there is no place where letters adjoin. */
const parting = /^(?:p|tab|ptab|br|cr|drawing|pict|object|sym|noBreakHyphen|softHyphen)$/;

/**
 * Has East Asian and Western letters, or digits, stand as close as in Word where paragraphs or their styles ask for it,
 * as those of Korean and Japanese documents do: LibreOffice adds a fifth of the size of type whatever they ask for, but
 * not beside a space without width.
 */
export function closeScripts(editor: XmlEditor, spacesOfStyle: SpacesOfStyle): XmlEditor {
  let changed = false;
  const usual = spacesOfStyle(undefined);
  let spaces = usual;
  /** Whether what a paragraph was like before a tracked change is being told. */
  let isFormer = false;
  let isText = false;
  /** The character before the text that comes next; empty where something else stands between. */
  let last = '';

  const closed = (text: string) => {
    const lettersClosed = spaces.letters === false ? text.replace(besideLetters, zeroWidthSpace) : text;
    return spaces.digits === false ? lettersClosed.replace(besideDigits, zeroWidthSpace) : lettersClosed;
  };

  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      const local = localName(name);
      if (local === 'p') spaces = usual;
      if (local === 'pPrChange') isFormer = true;
      if (!isFormer) {
        const value = attributeOf(attributes, 'val');
        if (local === 'pStyle') spaces = spacesOfStyle(value);
        if (local.startsWith('autoSpaceD')) spaces = { ...spaces, ...statedSpace(local, value) };
      }
      if (parting.test(local)) last = '';
      isText = local === 't';
      editor.open(name, attributes, source);
    },
    close(name) {
      const local = localName(name);
      isText = false;
      if (local === 'pPrChange') isFormer = false;
      if (local === 'p') [spaces, last] = [usual, ''];
      editor.close(name);
    },
    text(content) {
      if (!isText || content === '') return editor.text(content);
      const spaced = closed(last + content).slice(last.length);
      if (spaced !== content) changed = true;
      last = [...content.slice(-2)].at(-1) ?? '';
      editor.text(spaced);
    },
  });
}
