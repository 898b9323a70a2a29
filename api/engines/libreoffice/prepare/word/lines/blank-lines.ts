import { localName } from '../../../../../formats/xml/xml.ts';
import type { XmlEditor } from '../../edit/xml-editor.ts';
import { childOf, elementsOf, ownTextOf, rewriteElements, withChanged, type XmlElement } from '../../edit/xml-tree.ts';

/** Matches paragraphs whose last run is nothing but spaces. */
export const blankLineHint =
  /> {1,1000}<\/(?:\w{1,20}:)?t>\s*<\/(?:\w{1,20}:)?r>\s*(?:<[^>]{0,120}>\s*){0,4}?<\/(?:\w{1,20}:)?p>/;

/** Elements and texts of a paragraph; one that holds more is not blank. */
const maxNodes = 400;
/** What may stand in a blank paragraph besides runs. */
const unseen = ['pPr', 'proofErr', 'bookmarkStart', 'bookmarkEnd'];
/** Properties of a run by which spaces are seen. */
const showing = ['u', 'strike', 'dstrike', 'highlight', 'shd', 'bdr', 'fitText'];
/** Properties of a run by which its line has another height than the paragraph's. */
const sizing = ['sz', 'szCs', 'rFonts', 'rStyle'];

const noBreakSpace = '\u00a0';

const nameOf = (child: XmlElement | string | undefined) =>
  child === undefined || typeof child === 'string' ? '' : localName(child.name);

/** Whether a run has nothing but spaces, which are not to be seen. */
function isBlankRun(run: XmlElement): boolean {
  return elementsOf(run).every((child) => {
    const name = localName(child.name);
    if (name === 'rPr') return !elementsOf(child).some((one) => showing.includes(localName(one.name)));
    return name === 't' && /^ *$/.test(ownTextOf(child));
  });
}

const isSized = (run: XmlElement) =>
  elementsOf(childOf(run, 'rPr')).some((property) => sizing.includes(localName(property.name)));

/** A run of spaces with a single one, which LibreOffice takes for text. */
const held = (run: XmlElement) => withChanged(run, 't', (text) => ({ ...text, children: [noBreakSpace] }));

function withHeldSpaces(paragraph: XmlElement): readonly XmlElement[] | undefined {
  const isBlank = paragraph.children.every((child) => {
    if (typeof child === 'string') return child.trim() === '';
    return unseen.includes(localName(child.name)) || (nameOf(child) === 'r' && isBlankRun(child));
  });
  if (!isBlank || !elementsOf(paragraph).some((child) => nameOf(child) === 'r' && isSized(child))) return undefined;
  return [withChanged(paragraph, 'r', held)];
}

/**
 * Keeps the height of lines of nothing but spaces, which is that of the spaces' font as in Word: LibreOffice takes the
 * paragraph's.
 */
export const keepBlankLines = (editor: XmlEditor): XmlEditor =>
  rewriteElements(editor, {
    takes: (name) => localName(name) === 'p',
    // The first run that is not blank ends the wait.
    keeps(paragraph) {
      const last = paragraph.children.at(-1);
      return nameOf(last) !== 'r' || typeof last === 'string' || last === undefined || isBlankRun(last);
    },
    rewrite: withHeldSpaces,
    maxNodes,
  });
