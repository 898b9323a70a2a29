import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeOf, prefixOf } from '../../../../../formats/xml/xml-names.ts';
import type { WidthsOfFace } from '../../../fonts/letter-widths.ts';
import type { XmlEditor } from '../../edit/xml-editor.ts';
import { childOf, elementsOf, textOf, type XmlElement } from '../../edit/xml-tree.ts';
import { type ParagraphPlace, rewriteParagraphs } from '../rewrite-paragraphs.ts';
import type { ParagraphLook, TextLook, TextStyles } from '../styles/text-styles.ts';
import { type MeasuredParagraph, measureParagraph, type ShownText } from './measured-paragraph.ts';
import { replaceRuns } from './text-runs.ts';
import { breakLines } from './word-lines.ts';

/** Twentieths of a point that are taken from between letters where lines cannot be measured; no half ones are known. */
const usualTightening = 2;
/** What is taken from a line beyond what its words are too wide by, in twentieths of a point. */
const margin = 6;
/** The width of a rather wide letter, in twentieths of a point for each half point of its size. */
const wideLetter = 7;
/** Elements and texts of a paragraph; one that holds more stays as it is. */
const maxNodes = 20_000;

/** Hints at the alignment of justified text. */
export const justifiedHint = /[<:]jc\s[^>]{0,40}(?:both|distribute)/;
/** Matches parts with paragraphs. */
export const paragraphHint = /<(?:\w+:)?p[\s>]/;

/** Letters of scripts in which Word does not shrink spaces so. */
const eastAsian = /[\u1100-\u11ff\u2e80-\ud7ff\uf900-\ufaff\uff00-\uffef]/;

/** What is needed to know where Word breaks justified lines. */
export interface JustifiedText {
  readonly styles: TextStyles;
  readonly widthsOf: WidthsOfFace;
}

const isJustified = ({ alignment }: ParagraphLook) => alignment === 'both' || alignment === 'distribute';

/** Adds to what is taken from between the letters of a run; what it states itself stays. */
function tighten(run: XmlElement, children: readonly (XmlElement | string)[], spacing: number): XmlElement {
  const prefix = prefixOf(run.name);
  const properties = childOf(run, 'rPr');
  const own: XmlElement = { name: `${prefix}spacing`, attributes: { [`${prefix}val`]: String(spacing) }, children: [] };
  const others = elementsOf(properties).filter(({ name }) => localName(name) !== 'spacing');
  const tightened: XmlElement = {
    name: properties?.name ?? `${prefix}rPr`,
    attributes: properties?.attributes ?? {},
    children: [...others, own],
  };
  return { ...run, children: [tightened, ...children.filter((child) => child !== properties)] };
}

/** What is taken from between the letters of each character, in twentieths of a point; undefined where it is not known. */
function tightenings({ text, widths }: MeasuredParagraph, width: number, firstIndent: number): number[] | undefined {
  const lines = breakLines({ text, widths, width, firstIndent });
  if (lines === undefined) return undefined;
  const tightening: number[] = [];
  for (const { end, excess } of lines) {
    const count = end - tightening.length;
    const each = excess > 0 ? Math.ceil((excess + margin) / Math.max(1, count - 1)) : 0;
    for (let place = 0; place < count; place += 1) tightening.push(each);
  }
  return tightening;
}

/** Whether a paragraph's text fits on one line in all likelihood, whatever its font. */
export const fitsOnLine = (paragraph: XmlElement, { halfPoints = 0 }: TextLook, width: number) =>
  textOf(paragraph).length * halfPoints * wideLetter < width;

/** A part of a text element. */
const slice = ({ element }: ShownText, start: number, end: number): XmlElement => ({
  ...element,
  attributes: { ...element.attributes, 'xml:space': 'preserve' },
  children: [element.children.join('').slice(start, end)],
});

/** The runs that a run becomes, each with one tightening. */
function splitRun(run: XmlElement, parts: ReadonlyMap<XmlElement, ShownText>, tightening: readonly number[]) {
  const runs: { each: number; spacing: number; children: (XmlElement | string)[] }[] = [];
  const add = (child: XmlElement | string, each: number | undefined, spacing: number) => {
    const last = runs.at(-1);
    if (last !== undefined && (each === undefined || last.each === each)) last.children.push(child);
    else runs.push({ each: each ?? 0, spacing, children: [child] });
  };
  for (const child of run.children) {
    const part = typeof child === 'string' ? undefined : parts.get(child);
    if (typeof child !== 'string' && localName(child.name) === 'rPr') continue;
    if (part === undefined) add(child, undefined, 0);
    else if (localName(part.element.name) !== 't') add(child, tightening[part.start], part.spacing);
    else {
      for (let from = 0; from < part.length; ) {
        const each = tightening[part.start + from];
        let to = from + 1;
        while (to < part.length && tightening[part.start + to] === each) to += 1;
        add(to - from === part.length ? child : slice(part, from, to), each, part.spacing);
        from = to;
      }
    }
  }
  if (runs.every(({ each }) => each === 0)) return [run];
  const properties = childOf(run, 'rPr');
  return runs.map(({ each, spacing, children }) =>
    each === 0
      ? { ...run, children: properties === undefined ? children : [properties, ...children] }
      : tighten(run, children, spacing - each),
  );
}

/**
 * Has justified lines break where Word 2013 and later break them, which put another word on a line where it takes no more
 * than a part of the width of its spaces; LibreOffice before 24.2 only stretches spaces. The letters of such lines are set
 * a little tighter, whose spaces are stretched then. Where a line's width is not known, all letters are set tighter.
 */
export function tightenJustifiedLines(editor: XmlEditor, { styles, widthsOf }: JustifiedText): XmlEditor {
  const lookOf = (paragraph: XmlElement) => {
    const properties = childOf(paragraph, 'pPr');
    const style = childOf(properties, 'pStyle');
    const named = styles.styleOf(style === undefined ? undefined : attributeOf(style.attributes, 'val'));
    return { look: { ...named.paragraph, ...styles.lookOfParagraph(properties) }, text: named.text };
  };
  /** Sets all letters of a paragraph tighter, and of those within it. */
  const tightenAll = (element: XmlElement, prefix: string, isJust: boolean): boolean => {
    let changed = false;
    const isTightened = isJust && !eastAsian.test(textOf(element));
    replaceRuns(element, prefix, (run) => {
      for (const child of elementsOf(run)) if (tightenWithin(child, prefix)) changed = true;
      if (!isTightened || childOf(childOf(run, 'rPr'), 'spacing') !== undefined) return [run];
      changed = true;
      return [tighten(run, run.children, -usualTightening)];
    });
    return changed;
  };
  /** Paragraphs of boxes within a run. */
  const tightenWithin = (element: XmlElement, prefix: string): boolean => {
    if (element.name === `${prefix}p`) return tightenAll(element, prefix, isJustified(lookOf(element).look));
    let changed = false;
    for (const child of elementsOf(element)) if (tightenWithin(child, prefix)) changed = true;
    return changed;
  };
  const rewrite = (paragraph: XmlElement, { prefix, section, isInFlow }: ParagraphPlace) => {
    const { look, text } = lookOf(paragraph);
    const width = styles.sectionWidths[section];
    if (!isJustified(look)) return tightenAll(paragraph, prefix, false);
    const measured =
      isInFlow && width !== undefined && !look.isOdd ? measureParagraph(paragraph, text, styles, widthsOf) : undefined;
    const room = (width ?? 0) - (look.left ?? 0) - (look.right ?? 0);
    // The text of a list's first line begins where that of the others does, after the tab.
    const tightening = measured && tightenings(measured, room, look.isListed ? 0 : (look.first ?? 0));
    if (measured === undefined || tightening === undefined) {
      const isLong = !isInFlow || width === undefined || !fitsOnLine(paragraph, text, room);
      return tightenAll(paragraph, prefix, isLong);
    }
    if (tightening.every((each) => each === 0)) return false;
    const parts = new Map(measured.parts.map((part) => [part.element, part]));
    replaceRuns(paragraph, prefix, (run) => splitRun(run, parts, tightening));
    return true;
  };

  // Paragraphs that are not justified pass at once, so that those of boxes within them are looked at by themselves.
  return rewriteParagraphs(editor, { keeps: (paragraph) => isJustified(lookOf(paragraph).look), rewrite, maxNodes });
}
