import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeOf } from '../../../../../formats/xml/xml-names.ts';
import { openPackage } from '../../../../../formats/zip/zip-package.ts';
import { lineOf } from '../../../stand-ins/stand-in-of.ts';
import type { XmlEditor } from '../../edit/xml-editor.ts';
import { childOf, childrenOf, readElements, rewriteElements, stringOf, type XmlElement } from '../../edit/xml-tree.ts';
import { withSpacing } from '../lines/paragraph-spacing.ts';
import type { TextStyles } from '../styles/text-styles.ts';
import { twipsPerHalfPoint } from '../units.ts';

/** Matches texts that refer to footnotes. */
export const footnoteReferenceHint = /[<:]footnoteReference\s/;

/** Elements and texts of a note; one that holds more is not read. */
const maxNodes = 20_000;
/** Notes of a document; where there are more, they stay as they are. */
const maxNotes = 10_000;
/** What LibreOffice puts between text and footnotes, in twentieths of a point: a line with a millimetre on either side. */
const roomThere = 124;
/** What is worth a change, in twentieths of a point. */
const tolerance = 10;
/** `w:line` of single spacing (ECMA-376 part 1, §17.3.1.33). */
const single = 240;
/** The height of a line in ems, in Times New Roman, Arial and most others. */
const usualLineEms = 1.15;

const valueIn = (element: XmlElement | undefined, name: string) => stringOf(childOf(element, name));
const typeOf = (note: XmlElement) => attributeOf(note.attributes, 'type') ?? 'normal';
const paragraphsOf = (note: XmlElement) => childrenOf(note, 'p');
const styleOf = (paragraph: XmlElement | undefined) => valueIn(childOf(paragraph, 'pPr'), 'pStyle');

/** The height of a paragraph of one line with the space around it, in twentieths of a point. */
function heightOf(paragraph: XmlElement, styles: TextStyles): number {
  const properties = childOf(paragraph, 'pPr');
  const style = styles.styleOf(styleOf(paragraph));
  const run = childOf(paragraph, 'r');
  const { family, halfPoints = 0 } = { ...style.text, ...styles.lookOfRun(childOf(run, 'rPr')) };
  const look = { ...style.paragraph, ...styles.lookOfParagraph(properties) };
  const { line = single, lineRule = 'auto', before = 0, after = 0 } = look;
  const metrics = family === undefined ? undefined : lineOf(family);
  const ems = metrics === undefined ? usualLineEms : metrics.ascent + metrics.descent;
  const natural = halfPoints * twipsPerHalfPoint * ems;
  const heights = { auto: (natural * line) / single, exact: line, atLeast: Math.max(natural, line) };
  return before + after + (heights[lineRule as keyof typeof heights] ?? natural);
}

/** Whether all notes begin and end with paragraphs of one style, with no space around them. */
function areAlike(notes: readonly XmlElement[], styles: TextStyles): boolean {
  const outer = notes.flatMap((note) => {
    const paragraphs = paragraphsOf(note);
    return [paragraphs[0], paragraphs.at(-1)];
  });
  const [first] = outer;
  return outer.every((paragraph) => {
    if (paragraph === undefined || styleOf(paragraph) !== styleOf(first)) return false;
    const stated = styles.lookOfParagraph(childOf(paragraph, 'pPr'));
    const { before = 0, after = 0 } = { ...styles.styleOf(styleOf(paragraph)).paragraph, ...stated };
    return before === 0 && after === 0;
  });
}

/**
 * Reads how much more room Word leaves between a page's text and its footnotes than LibreOffice, in twentieths of a point:
 * in Word a paragraph separates them (`w:separator`, ECMA-376 part 1, §17.11.23). Null where that is not more, or where it
 * cannot be added. Throws as `openPackage` and `readXml` do.
 */
export async function readFootnoteRoom(path: string, styles: TextStyles, signal: AbortSignal): Promise<number | null> {
  const opened = await openPackage(path);
  try {
    const part = opened.entries.find(({ name }) => name === 'word/footnotes.xml');
    if (part === undefined) return null;
    const found = await readElements(await opened.read(part), ['footnote'], { maxNodes, signal });
    const notes = found.filter((note) => typeOf(note) === 'normal');
    const separators = found.filter((note) => typeOf(note) === 'separator').flatMap(paragraphsOf);
    if (separators.length === 0 || notes.length > maxNotes || !areAlike(notes, styles)) return null;
    const room = separators.reduce((sum, paragraph) => sum + heightOf(paragraph, styles), -roomThere);
    return room > tolerance ? Math.round(room) : null;
  } finally {
    opened.close();
  }
}

/**
 * Leaves as much room between text and footnotes as Word. All notes begin with that space, but none has it above it that
 * stands below another one, as between paragraphs of one style.
 * @param room As `readFootnoteRoom` reads it.
 */
export const leaveFootnoteRoom = (editor: XmlEditor, room: number): XmlEditor =>
  rewriteElements(editor, {
    takes: (name) => localName(name) === 'footnote',
    rewrite: (note) => {
      const [first] = paragraphsOf(note);
      if (first === undefined || typeOf(note) !== 'normal') return undefined;
      const opened = withSpacing(first, { before: room }, true);
      return [{ ...note, children: note.children.map((child) => (child === first ? opened : child)) }];
    },
    maxNodes,
  });
