import { localName } from '../../../../formats/xml/xml.ts';
import { attributeOf, prefixOf } from '../../../../formats/xml/xml-names.ts';
import { layerOver, type XmlEditor } from '../xml-editor.ts';
import { childOf, elementsOf, ownTextOf, rewriteElements, type XmlElement } from '../xml-tree.ts';

/**
 * Matches parts with a slash within text, a question mark before a letter, or an em dash. Behind slashes within tags, the
 * tag ends before the next begins.
 */
export const joinedHint = /[^<]\/[^\s<>][^<>]{0,240}<|[^<]\/<\/\w{0,20}:?t>|[^<]\?[a-z\d]|\xe2\x80\x94|&#/i;

/** Elements and texts of a run, and places in it at which words are joined; one that has more stays as it is. */
const maxNodes = 500;
const maxJoints = 200;

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
const ends = /^(?:p|tab|ptab|br|cr|sym)$/;
/** Elements with paragraphs of their own, or too large to be held. */
const held = /^(?:drawing|pict|object|AlternateContent|ruby)$/;

/**
 * Keeps words and addresses together as Word does, such as "and/or". The character that joins them has a run of its own:
 * where text is underlined, LibreOffice would draw the line below it as spaces, which end up in what is copied from a PDF.
 */
export function joinWords(editor: XmlEditor): XmlEditor {
  /** The prefix of paragraphs and what is in them; math has runs of its own. */
  let prefix: string | undefined;
  /** The word, or its end, before the text that comes next; empty where something else stands between. */
  let last = '';
  /** How many letters fit in the boxes and cells that are open, the innermost last. */
  const rooms: number[] = [];

  const element = (name: string, children: XmlElement['children'], val?: string): XmlElement => ({
    name: `${prefix}${name}`,
    attributes: val === undefined ? {} : { [`${prefix}val`]: val },
    children,
  });
  /** The run that joins words of some properties. */
  const joiner = (properties: XmlElement | undefined): XmlElement => {
    const kept = elementsOf(properties).filter(({ name }) => localName(name) !== 'u');
    return element('r', [element('rPr', [...kept, element('u', [], 'none')]), element('t', [wordJoiner])]);
  };

  /** What of a text stands between its joints. */
  const piecesOf = (text: string): readonly string[] => {
    const whole = last + text;
    const room = rooms.at(-1) ?? maxLetters.column;
    const places = [...whole.matchAll(/\S+/g)]
      .filter(([word]) => word.length <= room)
      .flatMap(({ index, 0: word }) => [...word.matchAll(joints)].map((joint) => index + joint.index));
    const starts = [last.length, ...places.filter((place) => place >= last.length)];
    return starts.map((start, place) => whole.slice(start, starts[place + 1] ?? whole.length));
  };

  const rewrite = (run: XmlElement) => {
    const properties = childOf(run, 'rPr');
    const parts: XmlElement['children'][] = [[]];
    for (const child of run.children) {
      if (child === properties) continue;
      const local = typeof child === 'string' ? '' : localName(child.name);
      if (ends.test(local)) last = '';
      const text = typeof child === 'string' || local !== 't' ? '' : ownTextOf(child);
      if (typeof child === 'string' || text === '') {
        parts.at(-1)?.push(child);
        continue;
      }
      const [first = '', ...others] = piecesOf(text);
      if (first !== '') parts.at(-1)?.push(others.length === 0 ? child : { ...child, children: [first] });
      for (const piece of others) parts.push([{ ...child, children: [piece] }]);
      last = /\S*$/.exec((last + text).slice(-maxLetters.column - 1))?.[0] ?? '';
    }
    if (parts.length === 1 || parts.length > maxJoints) return undefined;
    const runs = parts.map((children) =>
      children.length === 0
        ? []
        : [{ ...run, children: properties === undefined ? children : [properties, ...children] }],
    );
    return runs.flatMap((one, place) => (place === 0 ? one : [joiner(properties), ...one]));
  };

  const inner = rewriteElements(editor, {
    takes: (name) => name === `${prefix}r`,
    keeps: (_, child) => !held.test(localName(child)),
    rewrite,
    maxNodes,
  });
  return layerOver(inner, () => false, {
    open(name, attributes, source) {
      const local = localName(name);
      if (local === 'p') prefix ??= prefixOf(name);
      if (local === 'p' || held.test(local)) last = '';
      if (local === 'tc' || local === 'txbxContent') rooms.push(maxLetters.box);
      if (local === 'tcW' && attributeOf(attributes, 'type') === 'dxa') {
        const letters = Number(attributeOf(attributes, 'w')) / letterWidth;
        rooms.splice(-1, 1, Math.min(letters || maxLetters.box, maxLetters.column));
      }
      inner.open(name, attributes, source);
    },
    close(name) {
      const local = localName(name);
      if (local === 'tc' || local === 'txbxContent') rooms.pop();
      inner.close(name);
    },
  });
}
