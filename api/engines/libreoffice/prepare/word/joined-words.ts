import { localName } from '../../../../formats/xml/xml.ts';
import { attributeOf, prefixOf } from '../../../../formats/xml/xml-names.ts';
import { layerOver, type XmlEditor } from '../xml-editor.ts';

/**
 * Matches parts with a slash within text, a question mark before a letter, or an em dash. Behind slashes within tags, the
 * tag ends before the next begins.
 */
export const joinedHint =
  /[/?\xe2&](?:(?<=[^<]\/)(?:[^\s<>][^<>]{0,240}<|<\/\w{0,20}:?t>)|(?<=[^<]\?)[a-zA-Z\d]|(?<=\xe2)\x80\x94|(?<=&)#)/;

/** Places in a text at which words are joined, and beginnings and ends in a run's properties; where more are, it stays. */
const maxJoints = 200;
const maxProperties = 200;

/**
 * Letters of a word that surely fits in a line, of columns and of boxes, too; and the width of a letter in cells, in
 * twentieths of a point. LibreOffice breaks longer words where they are joined, as behind "http:", not where the line ends.
 */
const maxLetters = { column: 40, box: 15 };
const letterWidth = 140;

/** Not a space, nor an East Asian character, which may begin or end a line. */
const western = '[^\\s\\u2014\\u2028-\\u2060\\u2e80-\\ud7ff\\uf900-\\ufaff\\uff00-\\uffef]';
/**
 * Places at which lines break in LibreOffice but not in Word: behind slashes, behind question marks within addresses, and
 * before em dashes, which stay with the word that they follow.
 */
const joints = new RegExp(`(?<=/)(?=${western})|(?<=\\?)(?=[\\p{L}\\d])|(?<=${western})(?=\u2014)`, 'gu');
/** An invisible character at which no line breaks. */
const wordJoiner = '\u2060';
/** Elements that end a word. */
const ends = new Set(['p', 'tab', 'ptab', 'br', 'cr', 'sym', 'drawing', 'pict', 'object']);

interface RunEvent {
  readonly name: string;
  /** Undefined where the element ends. */
  readonly attributes?: Readonly<Record<string, string>>;
}

/**
 * Keeps words and addresses together as Word does, such as "and/or". The character that joins them has a run of its own:
 * where text is underlined, LibreOffice would draw the line below it as spaces, which end up in what is copied from a PDF.
 */
export function joinWords(editor: XmlEditor): XmlEditor {
  const names: string[] = [];
  /** The prefix of paragraphs and what is in them; math has runs of its own. */
  let prefix: string | undefined;
  /** The word, or its end, before the text that comes next; empty where something else stands between. */
  let last = '';
  /** How many letters fit in the boxes and cells that are open, the innermost last. */
  const rooms: number[] = [];
  /** The properties of the run that is open, without texts, which they do not have. */
  let properties: RunEvent[] = [];
  let isInProperties = false;
  /** The attributes of the text that is open; undefined outside of one. */
  let text: Readonly<Record<string, string>> | undefined;
  let changed = false;

  /** What of a text stands between its joints. */
  const piecesOf = (content: string): readonly string[] => {
    const whole = last + content;
    const room = rooms.at(-1) ?? maxLetters.column;
    const places = [...whole.matchAll(/\S+/g)]
      .filter(([word]) => word.length <= room)
      .flatMap(({ index, 0: word }) => [...word.matchAll(joints)].map((joint) => index + joint.index));
    const starts = [last.length, ...places.filter((place) => place >= last.length)];
    return starts.map((start, place) => whole.slice(start, starts[place + 1] ?? whole.length));
  };
  const beginRun = (isUnderlined: boolean) => {
    editor.open(`${prefix}r`, {});
    const hasProperties = properties.length > 0 || !isUnderlined;
    if (hasProperties) editor.open(`${prefix}rPr`, {});
    for (const { name, attributes } of properties) {
      if (!isUnderlined && name === `${prefix}u`) continue;
      if (attributes === undefined) editor.close(name);
      else editor.open(name, attributes);
    }
    if (!isUnderlined) {
      editor.open(`${prefix}u`, { [`${prefix}val`]: 'none' });
      editor.close(`${prefix}u`);
    }
    if (hasProperties) editor.close(`${prefix}rPr`);
    editor.open(`${prefix}t`, text ?? {});
  };
  const endRun = () => {
    editor.close(`${prefix}t`);
    editor.close(`${prefix}r`);
  };
  const join = () => {
    changed = true;
    endRun();
    beginRun(false);
    editor.text(wordJoiner);
    endRun();
    beginRun(true);
  };
  const read = (local: string, attributes: Readonly<Record<string, string>>) => {
    if (ends.has(local) && names.at(-1) !== 'tabs') last = '';
    if (local === 'tc' || local === 'txbxContent') rooms.push(maxLetters.box);
    if (local === 'tcW' && attributeOf(attributes, 'type') === 'dxa') {
      const letters = Number(attributeOf(attributes, 'w')) / letterWidth;
      rooms.splice(-1, 1, Math.min(letters || maxLetters.box, maxLetters.column));
    }
  };
  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      const local = localName(name);
      if (local === 'p') prefix ??= prefixOf(name);
      read(local, attributes);
      if (local === 'r') properties = [];
      else if (isInProperties && properties.length <= maxProperties) properties.push({ name, attributes });
      if (local === 'rPr' && names.at(-1) === 'r') isInProperties = true;
      names.push(local);
      text = name === `${prefix}t` && names.at(-2) === 'r' ? attributes : undefined;
      editor.open(name, attributes, source);
    },
    close(name) {
      const local = names.pop();
      if (local === 'tc' || local === 'txbxContent') rooms.pop();
      if (local === 'rPr' && names.at(-1) === 'r') isInProperties = false;
      if (isInProperties && properties.length <= maxProperties) properties.push({ name });
      text = undefined;
      editor.close(name);
    },
    text(content) {
      if (text === undefined || content === '') return editor.text(content);
      const pieces = piecesOf(content);
      if (pieces.length > maxJoints || properties.length > maxProperties) editor.text(content);
      else {
        for (const [place, piece] of pieces.entries()) {
          if (place > 0) join();
          if (piece !== '') editor.text(piece);
        }
      }
      last = /\S*$/.exec((last + content).slice(-maxLetters.column - 1))?.[0] ?? '';
    },
  });
}
