import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeOf } from '../../../../../formats/xml/xml-names.ts';
import { eastAsianLine } from '../../../stand-ins/stand-in-of.ts';
import { childOf, elementsOf, ownTextOf, type XmlElement } from '../../edit/xml-tree.ts';
import { eastAsian } from '../east-asian.ts';
import type { TextLook, TextStyles } from '../styles/text-styles.ts';
import { emuPerTwip, twipsPerHalfPoint } from '../units.ts';

/** Height of a line in ems, in fonts of which it is not known: of most East Asian ones, with what Word adds, and of others. */
const usualLineEms = { eastAsian: 1.3, other: 1.17 };
/** What is below the line of pictures, in ems of the letters beside them. */
const descentEms = 0.18;

/** Letters, or a picture among them. */
export interface LineHeight {
  /** How high their line is without a grid, in twentieths of a point. */
  readonly natural: number;
  /** How many letters there are. */
  readonly letters: number;
  readonly isPicture: boolean;
}

/** The height of a line of text. */
function heightOf({ family, eastAsian: asian, halfPoints = 0 }: TextLook, text: string): number {
  const isAsian = eastAsian.test(text);
  const own = isAsian ? (asian ?? family) : family;
  const line = own === undefined ? undefined : eastAsianLine(own);
  const usual = isAsian ? usualLineEms.eastAsian : usualLineEms.other;
  return halfPoints * twipsPerHalfPoint * (line === undefined ? usual : line.ascent + line.descent);
}

/** The height of a picture in a line, in twentieths of a point; zero where there is none. */
function pictureHeight(element: XmlElement): number {
  if (localName(element.name) !== 'drawing') return 0;
  const extent = childOf(childOf(element, 'inline'), 'extent');
  return Number(extent === undefined ? 0 : (attributeOf(extent.attributes, 'cy') ?? 0)) / emuPerTwip || 0;
}

/** What stands in a paragraph's lines, but for what is in boxes. */
function heightsIn(element: XmlElement, base: TextLook, styles: TextStyles, heights: LineHeight[]): void {
  for (const child of elementsOf(element)) {
    const local = localName(child.name);
    if (local !== 'r') {
      if (local !== 'pPr' && local !== 'p') heightsIn(child, base, styles, heights);
      continue;
    }
    const properties = childOf(child, 'rPr');
    const style = childOf(properties, 'rStyle');
    const named = style === undefined ? {} : styles.characterStyleOf(attributeOf(style.attributes, 'val') ?? '');
    const look: TextLook = { ...base, ...named, ...styles.lookOfRun(properties) };
    for (const shown of elementsOf(child)) {
      const picture = pictureHeight(shown);
      const below = (look.halfPoints ?? 0) * twipsPerHalfPoint * descentEms;
      if (picture > 0) heights.push({ natural: picture + below, letters: 0, isPicture: true });
      if (localName(shown.name) !== 't') continue;
      const text = ownTextOf(shown);
      heights.push({ natural: heightOf(look, text), letters: text.length, isPicture: false });
    }
  }
}

/**
 * The height of most lines of a paragraph: that of a picture, or else that of most letters; that of its mark where it is
 * empty.
 */
export function usualHeight(paragraph: XmlElement, base: TextLook, styles: TextStyles): LineHeight {
  const heights: LineHeight[] = [];
  heightsIn(paragraph, base, styles, heights);
  const pictures = heights.filter(({ isPicture }) => isPicture);
  if (pictures.length > 0) return pictures.reduce((one, other) => (other.natural > one.natural ? other : one));
  const letters = new Map<number, number>();
  for (const height of heights) letters.set(height.natural, (letters.get(height.natural) ?? 0) + height.letters);
  const [most] = [...letters].sort(([, one], [, other]) => other - one);
  if (most !== undefined) return { natural: most[0], letters: most[1], isPicture: false };
  const mark = { ...base, ...styles.lookOfRun(childOf(childOf(paragraph, 'pPr'), 'rPr')) };
  return { natural: heightOf(mark, '\u3000'), letters: 0, isPicture: false };
}
