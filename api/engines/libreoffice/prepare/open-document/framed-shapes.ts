import { limits } from '../../limits.ts';
import { layerOver, type XmlEditor } from '../edit/xml-editor.ts';

/** Matches parts with fields that show something else on each page, or links. */
export const framedHint = /<text:(?:page-|chapter|a[\s>])/;

const paged = /^text:(?:page-|chapter$)/;
/** The part with running heads. */
const headsPart = 'styles.xml';
const frameStyle = 'Frame';
const ownStyles = 'office:automatic-styles';
const { maxWaiting } = limits.prepare;
/** What the names of copied styles end in. */
const suffix = '_framed';

type Attributes = Readonly<Record<string, string>>;
type Replay = (editor: XmlEditor) => void;

/** A style or a shape that is held back until it is known whether it is framed. */
interface Held {
  readonly name: string;
  readonly attributes: Attributes;
  readonly source: string | undefined;
  readonly content: Replay[];
  depth: number;
  isFramed: boolean;
}

/** Whether an element states how shapes look, and is based on no other style. */
const isOwnLook = (name: string, attributes: Attributes) =>
  name === 'style:style' &&
  attributes['style:family'] === 'graphic' &&
  attributes['style:name'] !== undefined &&
  attributes['style:parent-style-name'] === undefined;

/** The attributes of the copy of a style, or of a shape that has it. */
function framed({ name, attributes }: Held): Attributes {
  return name === 'style:style'
    ? { ...attributes, 'style:name': attributes['style:name'] + suffix, 'style:parent-style-name': frameStyle }
    : { ...attributes, 'draw:style-name': attributes['draw:style-name'] + suffix };
}

/**
 * Has the text of shapes be that of the document, as that of a frame is, where it has fields that differ from page to page
 * of a running head, or links on the way to Word. In the text of a drawing LibreOffice shows nothing for such fields, and
 * of links in Word documents makes one of the whole shape. It tells by the style that the shape's own one is based on.
 * @param part The name of the part.
 */
export function frameShapes(editor: XmlEditor, part: string, isForWord: boolean): XmlEditor {
  const isLost = (name: string) => (part === headsPart && paged.test(name)) || (isForWord && name === 'text:a');
  const copied = new Set<string>();
  let held: Held | null = null;
  let inOwnStyles = false;
  /** Groups around what is read: shapes in them stay as they are. */
  let groups = 0;
  let changed = false;

  const write = ({ name, source, content }: Held, attributes: Attributes, isSame: boolean) => {
    editor.open(name, attributes, isSame ? source : undefined);
    for (const event of content) event(editor);
  };
  const release = (whole: Held) => {
    const isShape = whole.name !== 'style:style';
    held = null;
    if (isShape && whole.isFramed) {
      changed = true;
      write(whole, framed(whole), false);
      return;
    }
    write(whole, whole.attributes, true);
    if (isShape || whole.depth > 0) return;
    write(whole, framed(whole), false);
    copied.add(whole.attributes['style:name'] ?? '');
  };
  const hold = (to: Held, event: Replay) => {
    to.content.push(event);
    if (to.depth > 0 && to.content.length <= maxWaiting) return;
    to.isFramed &&= to.depth === 0;
    release(to);
  };
  const isHeld = (name: string, attributes: Attributes) =>
    (inOwnStyles && isOwnLook(name, attributes)) ||
    (groups === 0 && name === 'draw:custom-shape' && copied.has(attributes['draw:style-name'] ?? ''));

  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      if (name === ownStyles) inOwnStyles = true;
      if (name === 'draw:g') groups++;
      if (held !== null) {
        held.depth++;
        held.isFramed ||= isLost(name);
        hold(held, (to) => to.open(name, attributes, source));
      } else if (isHeld(name, attributes)) {
        held = { name, attributes, source, content: [], depth: 1, isFramed: false };
      } else editor.open(name, attributes, source);
    },
    close(name) {
      if (name === ownStyles) inOwnStyles = false;
      if (name === 'draw:g') groups--;
      if (held === null) return editor.close(name);
      held.depth--;
      hold(held, (to) => to.close(name));
    },
    text(text) {
      if (held === null) editor.text(text);
      else hold(held, (to) => to.text(text));
    },
  });
}
