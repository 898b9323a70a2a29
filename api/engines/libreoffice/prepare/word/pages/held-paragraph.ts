import { isOff } from '../../../../../formats/xml/on-off.ts';
import type { XmlEditor } from '../../edit/xml-editor.ts';
import type { SpaceOfStyle } from '../styles/paragraph-styles.ts';

/** The attributes of an element, by their names with prefixes. */
export type Attributes = Record<string, string>;

/** A paragraph or a style, whose events wait until it is known whether it begins a page. */
export interface Holder {
  /** How many elements it is in. */
  readonly depth: number;
  readonly kind: 'paragraph' | 'style';
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

/** The space below a paragraph, in twentieths of a point; infinite where it is not stated in numbers. */
export function spaceBelow({ prefix, style, spacing }: Holder, spaceOf: SpaceOfStyle): number {
  const { after, afterAutospacing } = spaceOf(style);
  if (!isOff(spacing?.[`${prefix}afterAutospacing`] ?? afterAutospacing ?? '0')) return Number.POSITIVE_INFINITY;
  const space = Number(spacing?.[`${prefix}after`] ?? after);
  return Number.isFinite(space) ? space : Number.POSITIVE_INFINITY;
}

/** What remains of the space above a paragraph, in twentieths of a point, if as much of it is taken. */
export function remainingAbove({ prefix, style, spacing }: Holder, spaceOf: SpaceOfStyle, taken: number): number {
  return Math.max(0, Number(spacing?.[`${prefix}before`] ?? spaceOf(style).before) - taken) || 0;
}

/** Adds an element to the held events that states a paragraph's spacing. */
function addSpacing({ prefix, spacingPlace, events }: Holder, editor: XmlEditor, own: Attributes): void {
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
}

/**
 * States the space above a paragraph, in twentieths of a point.
 * @returns Whether anything had to be changed for it.
 */
export function setSpaceAbove(held: Holder, editor: XmlEditor, spaceOf: SpaceOfStyle, above: number): boolean {
  const { prefix, style, spacing } = held;
  const { before, after, afterAutospacing } = spaceOf(style);
  if (spacing === undefined && above === 0 && before === '0') return false;
  const name = `${prefix}before`;
  // LibreOffice takes another space below than the style's where only the one above is stated.
  const own = {
    [`${prefix}after`]: after,
    ...(afterAutospacing !== undefined && { [`${prefix}afterAutospacing`]: afterAutospacing }),
    ...spacing,
    [name]: String(above),
    [`${name}Autospacing`]: '0',
  };
  if (spacing === undefined) {
    addSpacing(held, editor, own);
  } else {
    Object.assign(spacing, own);
    delete spacing[`${name}Lines`];
  }
  return true;
}
