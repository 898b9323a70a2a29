import { isOff } from '../../../../../formats/xml/on-off.ts';
import { localName, readXml } from '../../../../../formats/xml/xml.ts';
import { attributeOf } from '../../../../../formats/xml/xml-names.ts';
import { openPackage } from '../../../../../formats/zip/zip-package.ts';
import type { XmlEditor } from '../../edit/xml-editor.ts';
import { elementsOf, rewriteElements, type XmlElement } from '../../edit/xml-tree.ts';

/** Matches texts that refer to a footnote by a mark of their own. */
export const customMarkHint = /[<:]footnoteReference\s[^>]{0,200}customMarkFollows/;
/** Matches parts with footnotes. */
export const footnoteHint = /[<:]footnote\s/;

/** Elements and texts of a note; one that holds more stays as it is. */
const maxNodes = 20_000;
/** Notes with marks of their own; of more, the marks stay as they are. */
const maxMarks = 20_000;

/** Marks of their own that footnotes have, by the identifier of their note. */
export type CustomMarks = ReadonlyMap<string, string>;

/**
 * Reads the marks that stand behind references to footnotes instead of a number (`w:customMarkFollows`, ECMA-376 part 1,
 * §17.11.14). Throws as `openPackage` and `readXml` do.
 */
export async function readCustomMarks(path: string, signal: AbortSignal): Promise<CustomMarks> {
  const marks = new Map<string, string>();
  const names: string[] = [];
  let id: string | undefined;
  const open = (name: string, attributes: Readonly<Record<string, string>>) => {
    const local = localName(name);
    names.push(local);
    if (local === 'r') id = undefined;
    if (local !== 'footnoteReference' || marks.size >= maxMarks) return;
    if (!isOff(attributeOf(attributes, 'customMarkFollows') ?? '0')) id = attributeOf(attributes, 'id');
  };
  const close = () => void names.pop();
  const text = (content: string) => {
    if (id !== undefined && names.at(-1) === 't') marks.set(id, `${marks.get(id) ?? ''}${content}`);
  };
  const opened = await openPackage(path);
  try {
    const part = opened.entries.find(({ name }) => name === 'word/document.xml');
    if (part !== undefined) await readXml(await opened.read(part), { open, close, text }, { signal });
  } finally {
    opened.close();
  }
  return marks;
}

/** Elements of a note that show something, or count. */
const shown = ['t', 'sym', 'tab', 'br', 'footnoteRef', 'drawing', 'pict', 'object', 'fldChar', 'tbl'];

/** The first element of a note that shows something. */
function firstShown(element: XmlElement): XmlElement | undefined {
  for (const child of elementsOf(element)) {
    const name = localName(child.name);
    // Tab stops are called as tabs are.
    if (name === 'pPr') continue;
    const first = shown.includes(name) ? child : firstShown(child);
    if (first !== undefined) return first;
  }
  return undefined;
}

/** Drops a mark that a note begins with. Returns whether it did. */
function dropMark(note: XmlElement, mark: string): boolean {
  const first = firstShown(note);
  const [text] = first?.children ?? [];
  if (first === undefined || localName(first.name) !== 't' || typeof text !== 'string') return false;
  const own = text.trimStart();
  if (mark === '' || !own.startsWith(mark)) return false;
  first.children.splice(0, 1, own.slice(mark.length));
  return true;
}

/**
 * Drops the marks that footnotes begin with where LibreOffice writes them once more, as it does with those that stand in
 * the text instead of a number.
 */
export const dropRepeatedMarks = (editor: XmlEditor, marks: CustomMarks): XmlEditor =>
  rewriteElements(editor, {
    takes: (name) => localName(name) === 'footnote',
    rewrite: (note) => {
      const mark = marks.get(attributeOf(note.attributes, 'id') ?? '');
      return mark !== undefined && dropMark(note, mark.trim()) ? [note] : undefined;
    },
    maxNodes,
  });
