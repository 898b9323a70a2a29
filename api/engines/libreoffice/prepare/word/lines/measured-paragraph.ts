import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeOf } from '../../../../../formats/xml/xml-names.ts';
import type { LetterWidths, WidthsOfFace } from '../../../fonts/letter-widths.ts';
import { childOf, elementsOf, ownTextOf, type XmlElement } from '../../edit/xml-tree.ts';
import type { TextLook, TextStyles } from '../styles/text-styles.ts';
import { twipsPerHalfPoint } from '../units.ts';

/** How large raised and lowered letters are, in parts of the usual size. */
const raisedSize = 0.58;

/** How large small capitals are, in parts of the usual size. */
export const smallSize = 0.8;

/** Text that one element of a run shows. */
export interface ShownText {
  readonly run: XmlElement;
  readonly element: XmlElement;
  /** Where its characters begin in the paragraph's text. */
  readonly start: number;
  readonly length: number;
  /** What its look adds between letters, in twentieths of a point. */
  readonly spacing: number;
  /** Whether it is in small capitals, which only lines with tabs may have. */
  readonly isSmall: boolean;
}

/** The text of a paragraph and the width of each character, in twentieths of a point. */
export interface MeasuredParagraph {
  readonly text: string;
  readonly widths: readonly number[];
  readonly parts: readonly ShownText[];
}

/** Characters of a paragraph: pages have some 3,000. */
const maxLetters = 50_000;
/** Elements of a paragraph that hold runs. */
const wrappers = ['hyperlink', 'smartTag', 'ins', 'fldSimple', 'sdt', 'sdtContent', 'moveTo'];
/** Elements of paragraphs and runs that take no room. */
const unseen = new Set([
  ...['pPr', 'rPr', 'bookmarkStart', 'bookmarkEnd', 'proofErr', 'commentRangeStart', 'commentRangeEnd', 'permStart'],
  ...['permEnd', 'sdtPr', 'sdtEndPr', 'fldChar', 'instrText', 'lastRenderedPageBreak', 'commentReference'],
  ...['softHyphen', 'fldData', 'smartTagPr'],
]);
/** Notes have a number, as wide as one digit mostly. */
const notes = ['footnoteReference', 'endnoteReference'];

/** What a run's element shows; undefined where its width is not known. */
function textOf(element: XmlElement, takesTabs: boolean): string | undefined {
  const local = localName(element.name);
  if (local === 't') return ownTextOf(element);
  if (local === 'tab' && takesTabs) return '\t';
  if (notes.includes(local)) return '1';
  if (local === 'noBreakHyphen') return '\u2011';
  const type = local === 'br' ? (attributeOf(element.attributes, 'type') ?? 'textWrapping') : undefined;
  return type === 'textWrapping' ? '\n' : undefined;
}

/** Runs of a paragraph; undefined where there is anything of another kind. */
function runsOf(element: XmlElement): readonly XmlElement[] | undefined {
  const runs: XmlElement[] = [];
  for (const child of elementsOf(element)) {
    const local = localName(child.name);
    if (local === 'r') runs.push(child);
    else if (wrappers.includes(local)) {
      const inner = runsOf(child);
      if (inner === undefined) return undefined;
      runs.push(...inner);
    } else if (!unseen.has(local)) return undefined;
  }
  return runs;
}

/** The width of a character; undefined where the font lacks it. */
function widthOf(character: string, widths: LetterWidths): number | undefined {
  if (character === '\n' || character === '\t') return 0;
  // A hyphen at which no line ends looks like the other.
  return widths((character === '\u2011' ? '-' : character).codePointAt(0) ?? 0);
}

/** How letters of a run look, given how those of its paragraph do. */
export function lookOfText(run: XmlElement, base: TextLook, styles: TextStyles): TextLook {
  const properties = childOf(run, 'rPr');
  const style = childOf(properties, 'rStyle');
  const named = style === undefined ? {} : styles.characterStyleOf(attributeOf(style.attributes, 'val') ?? '');
  return { ...base, ...named, ...styles.lookOfRun(properties) };
}

/**
 * Measures the text of a paragraph of letters alone; undefined where it has anything else, or letters of fonts that are
 * not known.
 * @param takesTabs Whether it may have tabs, which are measured as nothing.
 */
export function measureParagraph(
  paragraph: XmlElement,
  base: TextLook,
  styles: TextStyles,
  widthsOf: WidthsOfFace,
  takesTabs = false,
): MeasuredParagraph | undefined {
  const runs = runsOf(paragraph);
  if (runs === undefined) return undefined;
  const widths: number[] = [];
  const parts: ShownText[] = [];
  let text = '';
  for (const run of runs) {
    const look = lookOfText(run, base, styles);
    const { family, halfPoints, bold = false, italic = false, spacing = 0 } = look;
    for (const element of elementsOf(run)) {
      if (unseen.has(localName(element.name))) continue;
      const shown = textOf(element, takesTabs);
      const isSmall = look.smallCaps === true;
      const isOdd = look.isOdd || (isSmall && !takesTabs);
      const face = family === undefined || isOdd ? undefined : widthsOf(family, { bold, italic });
      if (shown === undefined || face === undefined || halfPoints === undefined) return undefined;
      if (text.length + shown.length > maxLetters) return undefined;
      const isRaised = look.isRaised || notes.includes(localName(element.name));
      const size = halfPoints * twipsPerHalfPoint * (isRaised ? raisedSize : 1);
      for (let place = 0; place < shown.length; place += 1) {
        const letter = shown[place] ?? '';
        const capital = letter.toUpperCase().slice(0, 1);
        const ems = widthOf(look.capitals || isSmall ? capital : letter, face);
        if (ems === undefined) return undefined;
        widths.push(
          ems * size * (isSmall && capital !== letter ? smallSize : 1) + ('\n\t'.includes(letter) ? 0 : spacing),
        );
      }
      parts.push({ run, element, start: text.length, length: shown.length, spacing, isSmall });
      text += shown;
    }
  }
  return { text, widths, parts };
}
