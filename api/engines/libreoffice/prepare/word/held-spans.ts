import { localName } from '../../../../formats/xml/xml.ts';
import { createHeldEvents } from '../edit/held-events.ts';
import { layerOver, type XmlEditor } from '../edit/xml-editor.ts';

type Attributes = Readonly<Record<string, string>>;

/** An element that is written once the end of its span is known. */
export interface HeldElement {
  name: string;
  attributes: Attributes;
  /** How it was written; undefined once it is another one. */
  source: string | undefined;
}

/** Properties whose elements depend on others that come later. */
export interface Spans {
  /** Local name of the element with which one begins. */
  readonly from: string;
  /** Local name of the element with which it ends: the same, or one that follows it. */
  readonly to: string;
  /** Alters elements of a whole span by `alter`. Returns whether it did. */
  readonly settle: (elements: readonly HeldElement[]) => boolean;
}

/** Events of a span that wait until it ends; a longer one stays as it is. */
const maxHeld = 1000;

/** Gives an element other attributes, and another name. */
export function alter(element: HeldElement, attributes: Attributes, name = element.name): void {
  element.name = name;
  element.attributes = attributes;
  element.source = undefined;
}

/** The first element of a local name; undefined where there is none. */
export const firstOf = (elements: readonly HeldElement[], local: string): HeldElement | undefined =>
  elements.find(({ name }) => localName(name) === local);

/** Holds back what an editor gets of each span until it ends, so that its elements can be altered by one another. */
export function overSpans(editor: XmlEditor, { from, to, settle }: Spans): XmlEditor {
  /** What is open; elements of spans may be written by another name. */
  const open: (HeldElement | undefined)[] = [];
  let span: { readonly depth: number; readonly elements: HeldElement[] } | undefined;
  let changed = false;

  const release = (isWhole: boolean) => {
    const ended = span;
    span = undefined;
    if (isWhole && ended !== undefined && settle(ended.elements)) changed = true;
    held.release();
  };
  const held = createHeldEvents(maxHeld, () => release(false));

  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      const local = localName(name);
      if (span === undefined && local === from) {
        held.hold();
        span = { depth: open.length, elements: [] };
      }
      if (span === undefined) {
        open.push(undefined);
        return editor.open(name, attributes, source);
      }
      const element = { name, attributes, source };
      open.push(element);
      span.elements.push(element);
      held.pass(() => editor.open(element.name, element.attributes, element.source));
    },
    close(name) {
      const element = open.pop();
      if (span === undefined) return editor.close(element?.name ?? name);
      if (open.length < span.depth) {
        release(false);
        return editor.close(element?.name ?? name);
      }
      held.pass(() => editor.close(element?.name ?? name));
      if (span !== undefined && open.length === span.depth && localName(name) === to) release(true);
    },
    text: (text) => held.pass(() => editor.text(text)),
  });
}
