import { isOff } from '../../../../../formats/xml/on-off.ts';
import { localName } from '../../../../../formats/xml/xml.ts';
import { prefixOf } from '../../../../../formats/xml/xml-names.ts';
import { layerOver, type XmlEditor } from '../../edit/xml-editor.ts';
import type { SpaceOfStyle } from '../styles/paragraph-styles.ts';
import { type Attributes, type Holder, remainingAbove, setSpaceAbove, spaceBelow } from './held-paragraph.ts';

/** Matches parts with page breaks. */
export const pageBreakHint = /type="page"|[<:]pageBreakBefore/;
/** Matches parts with page breaks, or with sections that end before the part does. */
export const pageTopHint = new RegExp(`${pageBreakHint.source}|sectPr>\\s*</\\w+:pPr>`);
/** Matches parts with a section that begins on the page on which the last one ends. */
export const continuousHint = /[<:]type\s[^>]{0,40}val="continuous"/;

/** Paragraphs that are part of the pages' text are in one of these; others stand in cells, boxes and notes. */
const flows = ['body', 'sdtContent'];
/** Elements with which something begins that may begin a page. */
const starts = ['style', 'p', 'tbl'];
/** Elements that take up space on a page. */
const contents = ['t', 'tab', 'sym', 'drawing', 'pict', 'object', 'noBreakHyphen', 'ptab', 'oMath'];
/** Events of a paragraph before its content that are kept; beyond, it stays as it is. */
const maxKept = 500;

/** Which of a document's sections begin a page. */
export type SectionStarts = 'all' | 'some';

/** Where in a part the reader is, and what has just ended. */
interface Place {
  readonly editor: XmlEditor;
  readonly spaceOf: SpaceOfStyle;
  readonly sections: SectionStarts;
  /** The names of the open elements. */
  readonly names: string[];
  holder: Holder | undefined;
  /** Depth of the paragraph of the text's flow that is being read. */
  paragraphDepth: number | undefined;
  endsInBreak: boolean;
  endsSection: boolean;
  afterBreak: boolean;
  /** The space below the section that has just ended, in twentieths of a point. */
  belowSection: number | undefined;
  /** The space below the last paragraph of the text's flow, as from `spaceBelow`. */
  below: number;
  changed: boolean;
}

function hold(place: Place, name: string, kind: Holder['kind']): Holder {
  const held: Holder = {
    depth: place.names.length,
    kind,
    prefix: prefixOf(name),
    events: [],
    spacingPlace: undefined,
    spacing: undefined,
    style: undefined,
    beginsPage: kind === 'paragraph' && place.afterBreak,
    asksForPage: false,
    belowSection: kind === 'paragraph' ? place.belowSection : undefined,
  };
  place.holder = held;
  return held;
}

/** The space that a paragraph is to have above it, in twentieths of a point; undefined where it is left as it is. */
function spaceAbove(held: Holder, spaceOf: SpaceOfStyle): number | undefined {
  if (held.beginsPage) return 0;
  if (held.belowSection === undefined) return held.asksForPage ? 0 : undefined;
  return remainingAbove(held, spaceOf, held.belowSection);
}

/** Writes what was held. */
function release(place: Place): void {
  const { holder: held, editor, spaceOf } = place;
  if (held === undefined) return;
  place.holder = undefined;
  if (held.kind === 'paragraph') place.below = spaceBelow(held, spaceOf);
  const above = spaceAbove(held, spaceOf);
  if (above !== undefined && setSpaceAbove(held, editor, spaceOf, above)) place.changed = true;
  for (const replay of held.events) replay();
}

function pass(place: Place, replay: () => void): void {
  const { holder } = place;
  if (holder === undefined) {
    replay();
    return;
  }
  holder.events.push(replay);
  if (holder.events.length > maxKept) release(place);
}

/** Forgets what has ended before. */
function goOn(place: Place): void {
  place.afterBreak = false;
  place.belowSection = undefined;
}

/** Notes that a style, a paragraph or a table begins. */
function begin(place: Place, name: string, parent: string, own: Readonly<Attributes>): void {
  const local = localName(name);
  if (local === 'style') {
    const held = hold(place, name, 'style');
    held.style = own[`${held.prefix}styleId`];
  }
  if (!flows.includes(parent)) return;
  if (local === 'tbl') goOn(place);
  if (local !== 'p') return;
  hold(place, name, 'paragraph');
  place.paragraphDepth = place.names.length;
  place.endsInBreak = false;
  place.endsSection = false;
  goOn(place);
}

/** Notes a property of what is held. */
function takeProperty(place: Place, local: string, parent: string, own: Readonly<Attributes>): void {
  const { holder } = place;
  if (holder === undefined || parent !== 'pPr') return;
  if (local === 'spacing') holder.spacing = own;
  if (local === 'pStyle') holder.style = own[`${holder.prefix}val`];
  if (local === 'sectPr') place.endsSection = true;
  if (local === 'pageBreakBefore' && !isOff(own[`${holder.prefix}val`])) holder.asksForPage = true;
}

/** Notes content of a paragraph: a page break in front of it begins a page. */
function takeContent(place: Place, local: string, own: Readonly<Attributes>): void {
  const isBreak =
    local === 'br' && Object.entries(own).some(([key, type]) => localName(key) === 'type' && type === 'page');
  if (place.paragraphDepth === undefined || !(local === 'br' || contents.includes(local))) return;
  place.endsInBreak = isBreak;
  const { holder } = place;
  if (holder === undefined || holder.kind === 'style') return;
  if (isBreak) holder.beginsPage = true;
  release(place);
}

function open(place: Place, name: string, attributes: Attributes, source: string | undefined): void {
  const { editor, names } = place;
  const local = localName(name);
  if (place.holder === undefined && !starts.includes(local)) {
    takeContent(place, local, attributes);
    names.push(name);
    editor.open(name, attributes, source);
    return;
  }
  const parent = localName(names.at(-1) ?? '');
  // Most elements are many and stay as they are.
  const own: Readonly<Attributes> = local === 'spacing' ? { ...attributes } : attributes;
  begin(place, name, parent, own);
  takeProperty(place, local, parent, own);
  takeContent(place, local, own);
  names.push(name);
  // A changed spacing is written from its attributes.
  pass(place, () => editor.open(name, own, own === attributes ? source : undefined));
}

function close(place: Place, name: string): void {
  const { editor, holder, names } = place;
  names.pop();
  if (holder && localName(name) === 'pPr' && names.length === holder.depth + 1) {
    holder.spacingPlace = holder.events.length;
  }
  pass(place, () => editor.close(name));
  if (place.holder?.depth === names.length) release(place);
  if (place.paragraphDepth !== names.length) return;
  place.paragraphDepth = undefined;
  place.afterBreak = place.endsInBreak && !place.endsSection;
  place.belowSection = place.endsSection && place.sections === 'all' ? place.below : undefined;
}

/**
 * Removes the space above paragraphs that start a page after a page break, as all versions of Word do although no
 * setting asks for it. After a section break Word keeps what exceeds the space below the last section, as between any
 * paragraphs. (Measured on documents by several authors, in compatibility modes 12, 14 and 15.)
 *
 * @param sections Which sections begin a page.
 */
export function dropSpaceAtPageTops(editor: XmlEditor, spaceOf: SpaceOfStyle, sections: SectionStarts): XmlEditor {
  const place: Place = {
    editor,
    spaceOf,
    sections,
    names: [],
    holder: undefined,
    paragraphDepth: undefined,
    endsInBreak: false,
    endsSection: false,
    afterBreak: false,
    belowSection: undefined,
    below: 0,
    changed: false,
  };
  return layerOver(editor, () => place.changed, {
    open: (name, attributes, source) => open(place, name, attributes, source),
    close: (name) => close(place, name),
    text(text) {
      if (place.holder === undefined) editor.text(text);
      else pass(place, () => editor.text(text));
    },
  });
}
