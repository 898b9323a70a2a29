import { isOff } from '../../../../../formats/xml/on-off.ts';
import { localName } from '../../../../../formats/xml/xml.ts';
import { prefixOf } from '../../../../../formats/xml/xml-names.ts';
import { layerOver, type XmlEditor } from '../../edit/xml-editor.ts';
import type { SpaceOfStyle } from '../styles/paragraph-styles.ts';

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

type Attributes = Record<string, string>;

/** A paragraph or a style, whose events wait until it is known whether it begins a page. */
interface Holder {
  /** How many elements it is in. */
  readonly depth: number;
  readonly isStyle: boolean;
  /** The prefix of its elements, which those that are added must have. */
  readonly prefix: string;
  readonly events: (() => void)[];
  /** Where an element for its spacing can be added; undefined until its properties end, or where it has none. */
  spacingPlace: number | undefined;
  spacing: Attributes | undefined;
  /** The paragraph's style, or the style itself. */
  style: string | undefined;
  beginsPage: boolean;
  /** Whether it is to begin a page by a property of its own. */
  asksForPage: boolean;
  /** Where it begins a section, and a page with it: the space below the last section, in twentieths of a point. */
  readonly belowSection: number | undefined;
}

/**
 * Removes the space above paragraphs that start a page after a page break, as all versions of Word do although no
 * setting asks for it. After a section break Word keeps the space, also where a page break is asked for as well: there
 * what exceeds the space below the last section, as between any paragraphs. (Measured on documents by several authors, in
 * compatibility modes 12, 14 and 15.)
 *
 * @param sectionsBeginPages Whether all sections do.
 */
export function dropSpaceAtPageTops(editor: XmlEditor, spaceOf: SpaceOfStyle, sectionsBeginPages: boolean): XmlEditor {
  const names: string[] = [];
  let holder: Holder | undefined;
  /** Depth of the paragraph of the text's flow that is being read. */
  let paragraphDepth: number | undefined;
  let endsInBreak = false;
  let endsSection = false;
  let afterBreak = false;
  /** The space below the section that has just ended, in twentieths of a point. */
  let belowSection: number | undefined;
  /** The space below the last paragraph of the text's flow, infinite where it is not stated in numbers. */
  let below = 0;
  let changed = false;

  const pass = (replay: () => void) => {
    if (holder === undefined) return replay();
    holder.events.push(replay);
    if (holder.events.length > maxKept) release();
  };
  const release = () => {
    const held = holder;
    holder = undefined;
    if (held !== undefined && !held.isStyle) below = spaceBelow(held);
    if (held?.beginsPage) setSpaceAbove(held, 0);
    else if (held?.belowSection !== undefined) keepExcess(held, held.belowSection);
    else if (held?.asksForPage) setSpaceAbove(held, 0);
    for (const replay of held?.events ?? []) replay();
  };
  const spaceBelow = ({ prefix, style, spacing }: Holder): number => {
    const { after, afterAutospacing } = spaceOf(style);
    if (!isOff(spacing?.[`${prefix}afterAutospacing`] ?? afterAutospacing ?? '0')) return Number.POSITIVE_INFINITY;
    const space = Number(spacing?.[`${prefix}after`] ?? after);
    return Number.isFinite(space) ? space : Number.POSITIVE_INFINITY;
  };
  /** States the space above a paragraph for which a page break is asked where a section has ended. */
  const keepExcess = (held: Holder, taken: number) => {
    const { beginsPage = false, before } = spaceOf(held.style);
    if (!(held.asksForPage || beginsPage)) return;
    setSpaceAbove(held, Math.max(0, Number(held.spacing?.[`${held.prefix}before`] ?? before) - taken) || 0);
  };
  const setSpaceAbove = ({ prefix, style, spacing, spacingPlace, events }: Holder, above: number) => {
    const { before, after, afterAutospacing } = spaceOf(style);
    if (spacing === undefined && above === 0 && before === '0') return;
    changed = true;
    const name = `${prefix}before`;
    // LibreOffice takes another space below than the style's where only the one above is stated.
    const own = {
      [`${prefix}after`]: after,
      ...(afterAutospacing !== undefined && { [`${prefix}afterAutospacing`]: afterAutospacing }),
      ...spacing,
      [name]: String(above),
      [`${name}Autospacing`]: '0',
    };
    if (spacing !== undefined) {
      Object.assign(spacing, own);
      delete spacing[`${name}Lines`];
      return;
    }
    const add = () => {
      editor.open(`${prefix}spacing`, own);
      editor.close(`${prefix}spacing`);
    };
    if (spacingPlace !== undefined) {
      events.splice(spacingPlace, 0, add);
      return;
    }
    events.splice(1, 0, () => {
      editor.open(`${prefix}pPr`, {});
      add();
      editor.close(`${prefix}pPr`);
    });
  };
  const hold = (name: string, isStyle: boolean): Holder => ({
    depth: names.length,
    isStyle,
    prefix: prefixOf(name),
    events: [],
    spacingPlace: undefined,
    spacing: undefined,
    style: undefined,
    beginsPage: !isStyle && afterBreak,
    asksForPage: false,
    belowSection: isStyle ? undefined : belowSection,
  });
  const property = (local: string, parent: string, own: Readonly<Attributes>) => {
    if (holder === undefined || parent !== 'pPr') return;
    if (local === 'spacing') holder.spacing = own;
    if (local === 'pStyle') holder.style = own[`${holder.prefix}val`];
    if (local === 'sectPr') endsSection = true;
    if (local === 'pageBreakBefore' && !isOff(own[`${holder.prefix}val`])) holder.asksForPage = true;
  };
  /** Content of a paragraph: a page break in front of it begins a page. */
  const content = (local: string, own: Readonly<Attributes>) => {
    const isBreak =
      local === 'br' && Object.entries(own).some(([key, type]) => localName(key) === 'type' && type === 'page');
    if (paragraphDepth === undefined || !(isBreak || local === 'br' || contents.includes(local))) return;
    endsInBreak = isBreak;
    if (holder === undefined || holder.isStyle) return;
    if (isBreak) holder.beginsPage = true;
    release();
  };

  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      const local = localName(name);
      if (holder === undefined && !starts.includes(local)) {
        content(local, attributes);
        names.push(name);
        return editor.open(name, attributes, source);
      }
      const parent = localName(names.at(-1) ?? '');
      // Most elements are many and stay as they are.
      const own: Readonly<Attributes> = local === 'spacing' ? { ...attributes } : attributes;
      if (local === 'style') {
        holder = hold(name, true);
        holder.style = own[`${holder.prefix}styleId`];
      }
      if (local === 'tbl' && flows.includes(parent)) {
        afterBreak = false;
        belowSection = undefined;
      }
      if (local === 'p' && flows.includes(parent)) {
        holder = hold(name, false);
        paragraphDepth = names.length;
        endsInBreak = false;
        endsSection = false;
        afterBreak = false;
        belowSection = undefined;
      }
      property(local, parent, own);
      content(local, own);
      names.push(name);
      // A changed spacing is written from its attributes.
      pass(() => editor.open(name, own, own === attributes ? source : undefined));
    },
    close(name) {
      names.pop();
      if (holder && localName(name) === 'pPr' && names.length === holder.depth + 1) {
        holder.spacingPlace = holder.events.length;
      }
      if (holder === undefined) editor.close(name);
      else pass(() => editor.close(name));
      if (holder?.depth === names.length) release();
      if (paragraphDepth !== names.length) return;
      paragraphDepth = undefined;
      afterBreak = endsInBreak && !endsSection;
      belowSection = endsSection && sectionsBeginPages ? below : undefined;
    },
    text: (text) => (holder === undefined ? editor.text(text) : pass(() => editor.text(text))),
  });
}
