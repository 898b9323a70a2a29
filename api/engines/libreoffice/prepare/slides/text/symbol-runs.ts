import { localName } from '../../../../../formats/xml/xml.ts';
import { prefixOf } from '../../../../../formats/xml/xml-names.ts';
import { standInName } from '../../../stand-ins/stand-in.ts';
import type { XmlEditor } from '../../edit/xml-editor.ts';
import { childOf, rewriteElements, textOf, type XmlElement } from '../../edit/xml-tree.ts';
import { symbolFamilyOf, unicodeOf } from '../../symbol-text.ts';

/** Matches slides that name fonts of signs for text. */
export const symbolRunHint = /[<:](?:latin|sym)\s[^>]{0,200}(?:symbol|dings)/i;

/** Elements and texts of a run; one that holds more stays as it is. */
const maxNodes = 200;
/** Fonts of a run (ECMA-376 part 1, §21.1.2.3). */
const fonts = ['latin', 'ea', 'cs', 'sym'];
const sign = /[\u0080-\uffff]/;
const otherThanSigns = /[^\s\u0080-\uffff]/;

/** Whether a text is what `sym` is for: PowerPoint leaves it on the text that is typed behind an arrow. */
const isOnlySigns = (text: string) => sign.test(text) && !otherThanSigns.test(text);

/** The font of signs that a run's text is in; undefined where it is in another one. */
function familyOf(properties: XmlElement | undefined, text: string): string | undefined {
  const ofText = symbolFamilyOf(childOf(properties, 'latin')?.attributes.typeface);
  if (ofText !== undefined || !isOnlySigns(text)) return ofText;
  return symbolFamilyOf(childOf(properties, 'sym')?.attributes.typeface);
}

/** The signs that a text shows, with its spaces; undefined where one of them is not known. */
function shownBy(family: string, text: string): string | undefined {
  const shown = text.split(/(\s+)/).map((part) => (/^\s*$/.test(part) ? part : unicodeOf(family, part)));
  return shown.includes(undefined) ? undefined : shown.join('');
}

function shownRun(run: XmlElement): readonly XmlElement[] | undefined {
  const properties = childOf(run, 'rPr');
  const written = childOf(run, 't');
  if (properties === undefined || written === undefined) return undefined;
  const text = textOf(written);
  const family = familyOf(properties, text);
  const shown = family === undefined ? undefined : shownBy(family, text);
  if (family === undefined || shown === undefined) return undefined;
  const prefix = prefixOf(properties.name);
  const isFont = (child: XmlElement | string) => typeof child !== 'string' && fonts.includes(localName(child.name));
  const place = properties.children.findIndex(isFont);
  const standIns = ['latin', 'ea', 'cs'].map((name) => ({
    name: `${prefix}${name}`,
    attributes: { typeface: standInName(family) },
    children: [],
  }));
  const others = properties.children.filter((child) => !isFont(child));
  const children = [...others.slice(0, place), ...standIns, ...others.slice(place)];
  const changed = new Map<XmlElement | string, XmlElement>([
    [properties, { ...properties, children }],
    [written, { ...written, children: [shown] }],
  ]);
  return [{ ...run, children: run.children.map((child) => changed.get(child) ?? child) }];
}

/**
 * Replaces text in Symbol, Wingdings and Webdings by the Unicode characters that it shows. An arrow that PowerPoint made of
 * `-->` is a letter with a font for signs beside that of its text, and LibreOffice shows the letter.
 */
export const showSymbolRuns = (editor: XmlEditor): XmlEditor =>
  rewriteElements(editor, { takes: (name) => localName(name) === 'r', rewrite: shownRun, maxNodes });
