import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeOf, prefixOf } from '../../../../../formats/xml/xml-names.ts';
import type { XmlEditor } from '../../edit/xml-editor.ts';
import { childOf, rewriteElements, type XmlElement } from '../../edit/xml-tree.ts';

/** Matches parts whose text has links. */
export const linkHint = /[<:]hlinkClick\s/;

/** Elements and texts of a run of text, which has some ten; and pieces of a link, beyond which it stays whole. */
const maxRunNodes = 200;
const maxPieces = 200;

/** Where a line may break: before words, parts of a URL, and four East Asian characters. */
const pieces =
  /[ \t\r\n]+|[\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]{1,4}|[^ \t\r\n\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]+?(?:[/-]+|$|(?=[ \t\r\n\u2e80-\u9fff\uac00-\ud7af\uff00-\uffef]))/g;

/** An invisible character before which no line breaks. */
const wordJoiner = '\u2060';

/** One behind which a line may break. */
const zeroWidthSpace = '\u200b';
/** The action of links to other slides. */
const jump = /hlinksldjump/;

const isUnlinked = (piece: string) => piece.trim() === '' || piece === wordJoiner || piece === zeroWidthSpace;

/** Children of run properties that come before the colour (ECMA-376 part 1, §21.1.2.3.9), and those that state one. */
const beforeColour = ['ln'];
const colours = ['noFill', 'solidFill', 'gradFill', 'blipFill', 'pattFill', 'grpFill'];

const isOneOf = (names: readonly string[]) => (child: XmlElement | string) =>
  typeof child !== 'string' && names.includes(localName(child.name));

/** Whether a link keeps the colour of its text, as an extension of PowerPoint 2019 lets it. */
function keepsColour(link: XmlElement): boolean {
  const texts = (element: XmlElement): boolean =>
    (localName(element.name) === 'hlinkClr' && attributeOf(element.attributes, 'val') === 'tx') ||
    element.children.some((child) => typeof child !== 'string' && texts(child));
  return texts(link);
}

/** The properties of linked text as PowerPoint shows it: in the theme's colour for links, whatever its own, underlined. */
function shownProperties(properties: XmlElement, link: XmlElement): XmlElement {
  if (keepsColour(link)) return properties;
  const prefix = prefixOf(properties.name);
  const scheme: XmlElement = { name: `${prefix}schemeClr`, attributes: { val: 'hlink' }, children: [] };
  const fill: XmlElement = { name: `${prefix}solidFill`, attributes: {}, children: [scheme] };
  const others = properties.children.filter((child) => !isOneOf(colours)(child));
  const place = others.findLastIndex(isOneOf(beforeColour)) + 1;
  const children = [...others.slice(0, place), fill, ...others.slice(place)];
  return { ...properties, attributes: { ...properties.attributes, u: 'sng' }, children };
}

/**
 * Pieces of a link to a slide, with something before each: LibreOffice inserts such links once more when all are there, with
 * the look of what is before them.
 */
const apart = (found: readonly string[]): readonly string[] =>
  found.flatMap((piece, place) =>
    isUnlinked(piece) || (place > 0 && isUnlinked(found[place - 1] ?? '')) ? [piece] : [zeroWidthSpace, piece],
  );

/** The runs that take the place of one, if it is a link. */
function piecesOf(run: XmlElement): readonly XmlElement[] | undefined {
  const properties = childOf(run, 'rPr');
  const link = childOf(properties, 'hlinkClick');
  const text = childOf(run, 't');
  const [content] = text?.children ?? [];
  if (properties === undefined || link === undefined || text === undefined || typeof content !== 'string')
    return undefined;
  const found = [...(content.match(pieces) ?? [])];
  const shown = shownProperties(properties, link);
  const unlinked = { ...shown, children: shown.children.filter((child) => child !== link) };
  if (found.length > maxPieces) found.splice(0, found.length, content);
  const leadsToSlide = jump.test(link.attributes.action ?? '');
  // LibreOffice gives the last of several links the colour of the text that follows.
  if (found.length > 1 || leadsToSlide) found.push(wordJoiner);
  return (leadsToSlide ? apart(found) : found).map((piece) => ({
    ...run,
    children: [isUnlinked(piece) ? unlinked : shown, { ...text, children: [piece] }],
  }));
}

/**
 * Splits a link into one link per word: LibreOffice keeps a link as one field, which it moves to the next line whole,
 * and breaks within words if it is longer than a line.
 */
export const wrapLinks = (editor: XmlEditor): XmlEditor =>
  rewriteElements(editor, {
    takes: (name) => localName(name) === 'r',
    // Properties come first (ECMA-376 part 1, §21.1.2.3.8).
    keeps: (run, child) => localName(child) === 'rPr' || childOf(childOf(run, 'rPr'), 'hlinkClick') !== undefined,
    rewrite: piecesOf,
    maxNodes: maxRunNodes,
  });
