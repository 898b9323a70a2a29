import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeOf } from '../../../../../formats/xml/xml-names.ts';
import type { XmlEditor } from '../../edit/xml-editor.ts';
import { childOf, elementsOf, ownTextOf, textOf, type XmlElement } from '../../edit/xml-tree.ts';
import { type ParagraphPlace, rewriteParagraphs } from '../rewrite-paragraphs.ts';
import { fitsOnLine } from './fits-on-line.ts';
import type { JustifiedText } from './justified-lines.ts';
import { measureParagraph } from './measured-paragraph.ts';
import { replaceRuns } from './text-runs.ts';

/** Matches parts with several no-break spaces in a row, in UTF-8 or as character references. */
export const noBreakSpacesHint = /(?:\xc2\xa0|&#160;|&#xa0;) ?(?:\xc2\xa0|&#160;|&#xa0;)/i;

const noBreakSpace = '\u00a0';
/** Elements and texts of a paragraph; one that holds more stays as it is. */
const maxNodes = 2000;
/** What measuring may err by, in twentieths of a point. */
const tolerance = 40;

/** A text of a paragraph, and where its characters begin among those of all of them. */
interface PlacedText {
  readonly element: XmlElement;
  readonly start: number;
}

/** What a paragraph shows as text. */
interface OwnText {
  readonly text: string;
  readonly texts: readonly PlacedText[];
  /** Whether that is all; otherwise it ends where anything else stands. */
  readonly isWhole: boolean;
}

/** The texts of a paragraph's own runs, in order. */
function textsOf(paragraph: XmlElement, prefix: string): OwnText {
  const texts: PlacedText[] = [];
  let text = '';
  let isWhole = true;
  const look = (element: XmlElement, isRun: boolean) => {
    for (const child of elementsOf(element)) {
      const local = localName(child.name);
      if (local === 'pPr' || local === 'rPr') continue;
      if (isRun && child.name === `${prefix}t`) {
        texts.push({ element: child, start: text.length });
        text += ownTextOf(child);
      } else if (isRun && !['lastRenderedPageBreak', 'fldChar', 'instrText'].includes(local)) {
        isWhole = false;
        return;
      } else if (!isRun) look(child, child.name === `${prefix}r`);
      if (!isWhole) return;
    }
  };
  look(paragraph, false);
  return { texts, isWhole, text };
}

/** Replaces the no-break spaces of a paragraph in front of a place in its text. Returns whether there are any. */
function replaceUntil(paragraph: XmlElement, texts: readonly PlacedText[], end: number, prefix: string): boolean {
  const replaced = new Map<XmlElement | string, XmlElement>();
  for (const { element, start } of texts) {
    const own = ownTextOf(element);
    const length = Math.max(0, end - start);
    const written = own.slice(0, length).replaceAll(noBreakSpace, ' ') + own.slice(length);
    if (written === own) continue;
    const attributes = { ...element.attributes, 'xml:space': 'preserve' };
    replaced.set(element, { ...element, attributes, children: [written] });
  }
  if (replaced.size === 0) return false;
  replaceRuns(paragraph, prefix, (run) => [
    { ...run, children: run.children.map((child) => replaced.get(child) ?? child) },
  ]);
  return true;
}

/**
 * Makes no-break spaces common ones where that moves nothing: in a text that fits on one line, and in front of a text that
 * has no others. Code and text from web pages come with rows of them. In Word's PDFs they are common ones, so that the text
 * can be found and copied; LibreOffice writes them as they are.
 */
export function relaxNoBreakSpaces(editor: XmlEditor, { styles, widthsOf }: JustifiedText): XmlEditor {
  const rewrite = (paragraph: XmlElement, { prefix, section, isInFlow }: ParagraphPlace) => {
    if (!textOf(paragraph).includes(noBreakSpace)) return false;
    const { texts, isWhole, text } = textsOf(paragraph, prefix);
    const properties = childOf(paragraph, 'pPr');
    const named = styles.styleOf(attributeOf(childOf(properties, 'pStyle')?.attributes ?? {}, 'val'));
    const look = { ...named.paragraph, ...styles.lookOfParagraph(properties) };
    // Spaces at the end take no room.
    const end = text.trimEnd().length;
    if (end === 0 || look.alignment === 'distribute') return false;
    const width = styles.sectionWidths[section];
    const fits = () => {
      if (!isWhole || !isInFlow || width === undefined || look.isOdd) return false;
      const room = width - (look.left ?? 0) - (look.right ?? 0) - Math.max(0, look.first ?? 0);
      const measured = measureParagraph(paragraph, named.text, styles, widthsOf);
      if (measured === undefined) return fitsOnLine(paragraph, named.text, room);
      return measured.widths.reduce((sum, own) => sum + own, 0) < room - tolerance;
    };
    if (fits()) return replaceUntil(paragraph, texts, end, prefix);
    // Common spaces of justified lines grow; lines without any break between letters, if they have one in front.
    return (
      look.alignment !== 'both' &&
      !text.trim().includes(noBreakSpace) &&
      replaceUntil(paragraph, texts, text.length - text.trimStart().length, prefix)
    );
  };
  return rewriteParagraphs(editor, { keeps: () => true, rewrite, maxNodes });
}
