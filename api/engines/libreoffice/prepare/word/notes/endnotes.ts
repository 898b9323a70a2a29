import { isOn } from '../../../../../formats/xml/on-off.ts';
import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeOf, prefixOf } from '../../../../../formats/xml/xml-names.ts';
import { relationshipsOf } from '../../../../../formats/zip/part-name.ts';
import { openPackage } from '../../../../../formats/zip/zip-package.ts';
import { limits } from '../../../limits.ts';
import { layerOver, type XmlEditor } from '../../edit/xml-editor.ts';
import { childOf, elementsOf, readElements, stringOf, type XmlElement } from '../../edit/xml-tree.ts';
import { type NumberStyle, spelt } from '../lists/list-numbers.ts';

/** Matches parts that refer to endnotes. */
export const endnoteHint = /[<:]endnoteReference\s/;

/** Elements and texts of a note or a section; a larger one is not read. */
const maxNodes = 20_000;
/** The width of the line above endnotes, in twentieths of a point: two inches (measured). */
const lineWidth = '2880';

/** The endnotes of a document, which follow its text. */
export interface Endnotes {
  /** Paragraphs by the identifier of their note; elements that stand for its number are still there. */
  readonly notes: ReadonlyMap<string, readonly XmlElement[]>;
  /** Properties of the paragraph with the line above the notes. */
  readonly separator: XmlElement | undefined;
  readonly style: NumberStyle;
}

const styles: Readonly<Record<string, NumberStyle>> = {
  decimal: 'decimal',
  lowerRoman: 'roman',
  upperRoman: 'Roman',
  lowerLetter: 'letter',
  upperLetter: 'Letter',
};
const usualStyle = 'lowerRoman';

const valueIn = (element: XmlElement | undefined, name: string) => stringOf(childOf(element, name));

/** How endnotes are numbered; undefined where they stand at the ends of sections or are numbered in another way. */
function styleOf(properties: readonly XmlElement[]): NumberStyle | undefined {
  const isUsual = properties.every(
    (own) =>
      (valueIn(own, 'pos') ?? 'docEnd') === 'docEnd' &&
      (valueIn(own, 'numRestart') ?? 'continuous') === 'continuous' &&
      (valueIn(own, 'numStart') ?? '1') === '1',
  );
  const stated = properties.map((own) => valueIn(own, 'numFmt')).findLast((format) => format !== undefined);
  return isUsual ? styles[stated ?? usualStyle] : undefined;
}

/** A link as a field, which names its address itself. */
function linkField(link: XmlElement, prefix: string, address: string): readonly XmlElement[] {
  const run = (child: XmlElement): XmlElement => ({ name: `${prefix}r`, attributes: {}, children: [child] });
  const mark = (type: string) =>
    run({ name: `${prefix}fldChar`, attributes: { [`${prefix}fldCharType`]: type }, children: [] });
  const instruction = { name: `${prefix}instrText`, attributes: {}, children: [` HYPERLINK "${address}" `] };
  return [mark('begin'), run(instruction), mark('separate'), ...elementsOf(link), mark('end')];
}

/**
 * An element as it may stand in another part, which declares the same prefix for elements of Word alone; undefined
 * where it holds any others, or refers to what is not a link.
 */
function moved(element: XmlElement, prefix: string, addresses: ReadonlyMap<string, string>): XmlElement | undefined {
  if (prefixOf(element.name) !== prefix) return undefined;
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(element.attributes)) {
    if (prefixOf(name) === prefix || prefixOf(name) === 'xml:') attributes[name] = value;
    else if (/^(?:id|embed|link|pict)$/.test(localName(name))) return undefined;
  }
  const children: (XmlElement | string)[] = [];
  for (const child of element.children) {
    if (typeof child === 'string') {
      children.push(child);
      continue;
    }
    const reference = Object.keys(child.attributes).find(
      (name) => localName(name) === 'id' && prefixOf(name) !== prefix,
    );
    const isLink = localName(child.name) === 'hyperlink' && reference !== undefined;
    const address = isLink ? addresses.get(child.attributes[reference] ?? '') : undefined;
    if (isLink && (address === undefined || address.includes('"'))) return undefined;
    const own = moved(isLink ? { ...child, attributes: {} } : child, prefix, addresses);
    if (own === undefined) return undefined;
    children.push(...(address === undefined ? [own] : linkField(own, prefix, address)));
  }
  return { ...element, attributes, children };
}

/**
 * Reads the endnotes of a Word document that can be moved behind its text; null where there are none, or one cannot.
 * Throws as `openPackage` and `readXml` do.
 */
export async function readEndnotes(path: string, signal: AbortSignal): Promise<Endnotes | null> {
  const opened = await openPackage(path);
  const part = 'word/endnotes.xml';
  const read = async (name: string, names: readonly string[]) => {
    const entry = opened.entries.find((candidate) => candidate.name === name);
    if (entry === undefined || entry.bytes > limits.prepare.maxHeldBytes) return [];
    return readElements(await opened.read(entry), names, { maxNodes, signal });
  };
  try {
    const elements = await read(part, ['endnote']);
    const own = elements.filter(({ attributes }) => attributeOf(attributes, 'type') === undefined);
    if (own.length === 0) return null;
    const links = await read(relationshipsOf(part), ['Relationship']);
    const addresses = new Map(links.map(({ attributes }) => [attributes.Id ?? '', attributes.Target ?? '']));
    const sections = await read('word/document.xml', ['sectPr']);
    const inSections = sections.flatMap((section) => childOf(section, 'endnotePr') ?? []);
    const style = styleOf([...(await read('word/settings.xml', ['endnotePr'])), ...inSections]);
    if (style === undefined) return null;
    const notes = new Map<string, readonly XmlElement[]>();
    for (const note of own) {
      const copy = moved(note, prefixOf(note.name), addresses);
      if (copy === undefined) return null;
      notes.set(attributeOf(note.attributes, 'id') ?? '', elementsOf(copy));
    }
    const line = elements.find(({ attributes }) => attributeOf(attributes, 'type') === 'separator');
    return { notes, separator: childOf(childOf(line, 'p'), 'pPr'), style };
  } finally {
    opened.close();
  }
}

/** A line as long as Word's: a tab that is struck through. */
function separatorLine(prefix: string, separator: XmlElement | undefined): XmlElement {
  const element = (name: string, attributes: Record<string, string>, ...children: XmlElement[]): XmlElement => ({
    name: prefix + name,
    attributes: Object.fromEntries(Object.entries(attributes).map(([key, value]) => [prefix + key, value])),
    children,
  });
  const stops = element('tabs', {}, element('tab', { val: 'left', pos: lineWidth }));
  const properties = element('pPr', {}, stops, ...elementsOf(separator));
  const run = element('r', {}, element('rPr', {}, element('strike', {})), element('tab', {}));
  return element('p', {}, properties, run);
}

/**
 * Has endnotes follow the text as in Word. LibreOffice 7.4 puts them on a page of their own; as paragraphs behind
 * the text, below a line, they stand where Word has them.
 */
export function showEndnotes(editor: XmlEditor, { notes, separator, style }: Endnotes): XmlEditor {
  const names: string[] = [];
  /** Numbers of the notes that were referred to, in order. */
  const numbers = new Map<string, string>();
  let prefix = '';
  let isWritten = false;

  const write = (node: XmlElement | string, number: string) => {
    if (typeof node === 'string') {
      editor.text(node);
      return;
    }
    const isNumber = localName(node.name) === 'endnoteRef';
    const name = isNumber ? `${prefix}t` : node.name;
    editor.open(name, node.attributes);
    if (isNumber) editor.text(number);
    for (const child of node.children) write(child, number);
    editor.close(name);
  };
  const writeNotes = () => {
    if (isWritten || numbers.size === 0) return;
    isWritten = true;
    write(separatorLine(prefix, separator), '');
    for (const [id, number] of numbers) for (const paragraph of notes.get(id) ?? []) write(paragraph, number);
  };
  const numberOf = (id: string, hasOwnMark: boolean) => {
    const known = numbers.get(id);
    if (known !== undefined) return known;
    const count = [...numbers.values()].filter((number) => number !== '').length;
    const number = hasOwnMark ? '' : spelt(count + 1, style);
    numbers.set(id, number);
    return number;
  };

  return layerOver(editor, () => numbers.size > 0, {
    open(name, attributes, source) {
      if (names.length === 0) prefix = prefixOf(name);
      if (name === `${prefix}sectPr` && names.at(-1) === `${prefix}body`) writeNotes();
      const id = name === `${prefix}endnoteReference` ? attributeOf(attributes, 'id') : undefined;
      if (id !== undefined && notes.has(id)) {
        const number = numberOf(id, isOn(attributeOf(attributes, 'customMarkFollows')));
        names.push(`${prefix}t`);
        editor.open(`${prefix}t`, {});
        return editor.text(number);
      }
      names.push(name);
      editor.open(name, attributes, source);
    },
    close(name) {
      const opened = names.pop() ?? name;
      if (opened === `${prefix}body`) writeNotes();
      editor.close(opened);
    },
  });
}
