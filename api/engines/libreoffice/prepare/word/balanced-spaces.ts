import { localName } from '../../../../formats/xml/xml.ts';
import { attributeOf, prefixOf } from '../../../../formats/xml/xml-names.ts';
import { balancedFamily } from '../../stand-ins/east-asian-families.ts';
import type { XmlEditor } from '../xml-editor.ts';
import { childOf, elementsOf, ownTextOf, rewriteElements, type XmlElement } from '../xml-tree.ts';

/** Matches settings that balance the widths of letters (ECMA-376 part 1, §17.15.3), as those of Korean documents do. */
export const balanceHint = /[<:]balanceSingleByteDoubleByteWidth(?![^>]{0,80}val="(?:0|false|off)")[\s/>]/;
/** Matches syllables of Hangul in UTF-8. */
export const hangulLetters = /(?:\xea[\xb0-\xbf]|[\xeb\xec][\x80-\xbf]|\xed[\x80-\x9e])[\x80-\xbf]/;

/** Elements and texts of a run; one that holds more stays as it is. */
const maxNodes = 200;
const hangul = /\p{sc=Hangul}/u;
/** Attributes for the font of Latin text, by name and by theme. */
const latinNames = ['ascii', 'hAnsi'];
const latinThemes = ['asciiTheme', 'hAnsiTheme'];

/** Fonts with one family for Latin text, among which are spaces. */
function withLatin(fonts: XmlElement | undefined, prefix: string, family: string): XmlElement {
  const kept = Object.entries(fonts?.attributes ?? {}).filter(
    ([key]) => ![...latinNames, ...latinThemes].includes(localName(key)),
  );
  const named = latinNames.map((name) => [`${prefix}${name}`, family] as const);
  return { name: `${prefix}rFonts`, attributes: Object.fromEntries([...kept, ...named]), children: [] };
}

/** A run of Hangul with wider spaces; undefined for others. */
function balanced(run: XmlElement, usual: string | undefined): readonly XmlElement[] | undefined {
  const texts = elementsOf(run).filter(({ name }) => localName(name) === 't');
  if (!texts.some((text) => hangul.test(ownTextOf(text)))) return undefined;
  const properties = childOf(run, 'rPr');
  const fonts = childOf(properties, 'rFonts');
  const family = balancedFamily(attributeOf(fonts?.attributes ?? {}, 'ascii') ?? usual ?? '');
  if (family === undefined) return undefined;
  const prefix = prefixOf(run.name);
  const others = properties?.children.filter((child) => child !== fonts) ?? [];
  // Only the style stands before the fonts (ECMA-376 part 1, §17.3.2.28).
  const place = others.findIndex((child) => typeof child !== 'string' && localName(child.name) === 'rStyle') + 1;
  const children = [...others.slice(0, place), withLatin(fonts, prefix, family), ...others.slice(place)];
  const written: XmlElement = { name: `${prefix}rPr`, attributes: properties?.attributes ?? {}, children };
  return [{ ...run, children: [written, ...run.children.filter((child) => child !== properties)] }];
}

/**
 * Has spaces beside Hangul be half an em wide, as Word has them in documents that balance the widths of letters: in the
 * fonts they are a third. For LibreOffice spaces are Latin text.
 * @param usual The family of Latin text that names none.
 */
export const balanceSpaces = (editor: XmlEditor, usual: string | undefined): XmlEditor =>
  rewriteElements(editor, {
    takes: (name) => localName(name) === 'r',
    rewrite: (run) => balanced(run, usual),
    maxNodes,
  });
