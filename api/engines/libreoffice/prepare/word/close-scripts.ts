import { localName } from '../../../../formats/xml/xml.ts';
import { attributeOf } from '../../../../formats/xml/xml-names.ts';
import { layerOver, type XmlEditor } from '../xml-editor.ts';
import { isOff } from './on-off.ts';

/** Matches styles of which the usual one for paragraphs adds no space between scripts (ECMA-376 part 1, §17.3.1.2). */
export const closeScriptsHint =
  /[<:]style\s(?=[^>]{0,200}type="paragraph")[^>]{0,200}default="(?:1|true|on)"[^>]{0,200}>(?:(?!<\/)[\s\S]|<\/(?!(?:\w{0,20}:)?style>)){0,600}?[<:]autoSpaceDE\s[^>]{0,80}val="(?:0|false|off)"/;
/** Matches parts that may have East Asian letters: in UTF-8, or as character references. */
export const eastAsianLetters = /[\xe3-\xed][\x80-\xbf]|&#/;

const eastAsian = '[\\p{sc=Hangul}\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}]';
const western = '[\\p{sc=Latin}\\p{sc=Grek}\\p{sc=Cyrl}\\p{Nd}]';
/** The places between letters of both kinds. */
const betweenScripts = new RegExp(`(?<=${eastAsian})(?=${western})|(?<=${western})(?=${eastAsian})`, 'gu');
/** A character that is as wide as nothing, at which lines may break as they may between scripts. */
const zeroWidthSpace = '\u200b';

/**
 * Has East Asian and Western letters stand as close as in Word where paragraphs ask for it, as those of Korean documents
 * do: LibreOffice adds a fifth of the size of type whatever they ask for, but not beside a space without width.
 */
export function closeScripts(editor: XmlEditor): XmlEditor {
  let changed = false;
  let isClose = true;
  let isText = false;
  /** The character before the text that comes next; empty where something else stands between. */
  let last = '';
  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      const local = localName(name);
      if (local === 'p') isClose = true;
      if (local === 'autoSpaceDE') isClose = isOff(attributeOf(attributes, 'val'));
      if (/^(?:p|tab|ptab|br|cr|drawing|pict|object|sym|noBreakHyphen|softHyphen)$/.test(local)) last = '';
      isText = local === 't';
      editor.open(name, attributes, source);
    },
    close(name) {
      isText = false;
      if (localName(name) === 'p') [isClose, last] = [true, ''];
      editor.close(name);
    },
    text(content) {
      if (!isText || !isClose || content === '') return editor.text(content);
      const spaced = (last + content).replace(betweenScripts, zeroWidthSpace).slice(last.length);
      if (spaced !== content) changed = true;
      last = [...content.slice(-2)].at(-1) ?? '';
      editor.text(spaced);
    },
  });
}
