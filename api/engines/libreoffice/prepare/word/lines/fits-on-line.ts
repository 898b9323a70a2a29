import { localName } from '../../../../../formats/xml/xml.ts';
import type { XmlElement } from '../../edit/xml-tree.ts';
import type { TextLook } from '../styles/text-styles.ts';

/** The width of a rather wide letter, in twentieths of a point for each half point of its size. */
const wideLetter = 7;
/** Elements whose text is not shown: the codes of fields, and what was deleted. */
const hiddenTexts = ['instrText', 'delText', 'delInstrText'];

const shownLetters = ({ name, children }: XmlElement): number =>
  hiddenTexts.includes(localName(name))
    ? 0
    : children.reduce((sum, child) => sum + (typeof child === 'string' ? child.length : shownLetters(child)), 0);

/**
 * Whether a paragraph's text fits on one line in all likelihood, whatever its font.
 * @param width The room for a line, in twentieths of a point.
 */
export const fitsOnLine = (paragraph: XmlElement, { halfPoints = 0 }: TextLook, width: number): boolean =>
  shownLetters(paragraph) * halfPoints * wideLetter < width;
