import { localName, readXml } from '../../../../formats/xml/xml.ts';
import { attributeOf } from '../../../../formats/xml/xml-names.ts';
import { layerOver, type XmlEditor } from './xml-editor.ts';

/** An element with all that it holds. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (XmlElement | string)[];
}

/** A change of whole elements, which wait in memory until they end. */
export interface ElementRewriting {
  /** Whether an element is one of them, by its name as written. */
  readonly takes: (name: string) => boolean;
  /**
   * Whether an element may yet be rewritten, by what of it is in front of a child that begins; others pass at once. Given
   * its name as written.
   */
  readonly keeps?: (element: XmlElement, child: string) => boolean;
  /** What stands in place of an element, which may be the element itself, changed; undefined where it stays as it is. */
  readonly rewrite: (element: XmlElement) => readonly XmlElement[] | undefined;
  /** Elements and texts in one of them; one that holds more stays as it is. */
  readonly maxNodes: number;
}

const none: ReadonlySet<XmlElement> = new Set();

/** Has whole elements rewritten while a part passes. */
export function rewriteElements(editor: XmlEditor, rewriting: ElementRewriting): XmlEditor {
  const { takes, keeps, rewrite, maxNodes } = rewriting;
  /** The elements that are open, the outermost taken one first; empty outside of such. */
  let path: XmlElement[] = [];
  let nodes = 0;
  /** How the tags of what is kept are written. */
  const sources = new Map<XmlElement, string>();
  let changed = false;

  const write = (node: XmlElement | string, open: ReadonlySet<XmlElement | string>) => {
    if (typeof node === 'string') return editor.text(node);
    editor.open(node.name, node.attributes, sources.get(node));
    for (const child of node.children) write(child, open);
    if (!open.has(node)) editor.close(node.name);
  };
  const add = (child: XmlElement | string) => {
    path.at(-1)?.children.push(child);
    nodes += 1;
  };
  /** Lets what was kept pass, and all that follows. */
  const giveUp = (outermost: XmlElement) => {
    write(outermost, new Set(path));
    path = [];
    sources.clear();
  };
  const giveUpBeyond = () => {
    const [outermost] = path;
    if (nodes > maxNodes && outermost !== undefined) giveUp(outermost);
  };

  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      if (path.length === 0 && !takes(name)) return editor.open(name, attributes, source);
      const [outermost, inner] = path;
      if (outermost && inner === undefined && keeps?.(outermost, name) === false) {
        giveUp(outermost);
        return editor.open(name, attributes, source);
      }
      if (path.length === 0) nodes = 0;
      const element: XmlElement = { name, attributes, children: [] };
      if (source !== undefined) sources.set(element, source);
      add(element);
      path.push(element);
      giveUpBeyond();
    },
    close(name) {
      const element = path.pop();
      if (element === undefined) return editor.close(name);
      if (path.length > 0) return;
      const rewritten = rewrite(element);
      if (rewritten !== undefined) changed = true;
      for (const one of rewritten ?? [element]) write(one, none);
      sources.clear();
    },
    text(text) {
      if (path.length === 0) return editor.text(text);
      add(text);
      giveUpBeyond();
    },
  });
}

/** The elements directly in another. */
export const elementsOf = (element: XmlElement | undefined): readonly XmlElement[] =>
  element?.children.filter((child): child is XmlElement => typeof child !== 'string') ?? [];

/** The first element of a name, without prefix, directly in another. */
export function childOf(element: XmlElement | undefined, name: string): XmlElement | undefined {
  for (const child of element?.children ?? []) {
    if (typeof child !== 'string' && localName(child.name) === name) return child;
  }
  return undefined;
}

/** An attribute of an element, by its name without prefix; undefined where there is none, or no element. */
export const stringOf = (element: XmlElement | undefined, name = 'val'): string | undefined =>
  element === undefined ? undefined : attributeOf(element.attributes, name);

/** The elements of a name, without prefix, directly in another. */
export const childrenOf = (element: XmlElement | undefined, name: string): readonly XmlElement[] =>
  elementsOf(element).filter((child) => localName(child.name) === name);

/** Children with another one in front of the first that has one of some names, without prefix; behind all if none has. */
export function insertedBefore(
  children: XmlElement['children'],
  inserted: XmlElement,
  names: readonly string[],
): XmlElement['children'] {
  const found = children.findIndex((child) => typeof child !== 'string' && names.includes(localName(child.name)));
  return children.toSpliced(found < 0 ? children.length : found, 0, inserted);
}

/** An element whose children of a local name are changed; itself where none is. */
export function withChanged(element: XmlElement, name: string, change: (child: XmlElement) => XmlElement): XmlElement {
  const children = element.children.map((child) =>
    typeof child !== 'string' && localName(child.name) === name ? change(child) : child,
  );
  return children.every((child, place) => child === element.children[place]) ? element : { ...element, children };
}

/** The text directly in an element, without that of others within it. */
export const ownTextOf = (element: XmlElement): string =>
  element.children.filter((child) => typeof child === 'string').join('');

/** All text within an element. */
export const textOf = (element: XmlElement): string =>
  element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');

const ignored: XmlEditor = { open: () => {}, close: () => {}, text: () => {}, take: () => '', changed: () => false };

/** Reads the elements of some names, without prefix, from a part. Throws as `readXml` does. */
export async function readElements(
  source: AsyncIterable<Buffer>,
  names: readonly string[],
  { maxNodes, signal }: { readonly maxNodes: number; readonly signal: AbortSignal },
): Promise<readonly XmlElement[]> {
  const found: XmlElement[] = [];
  const takes = (name: string) => names.includes(localName(name));
  const rewrite = (element: XmlElement) => {
    found.push(element);
    return undefined;
  };
  await readXml(source, rewriteElements(ignored, { takes, rewrite, maxNodes }), { signal });
  return found;
}
