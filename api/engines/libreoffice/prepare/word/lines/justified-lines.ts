import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeOf, prefixOf } from '../../../../../formats/xml/xml-names.ts';
import type { WidthsOfFace } from '../../../fonts/letter-widths.ts';
import type { XmlEditor } from '../../edit/xml-editor.ts';
import { childOf, elementsOf, textOf, type XmlElement } from '../../edit/xml-tree.ts';
import { eastAsian } from '../east-asian.ts';
import { type ParagraphPlace, rewriteParagraphs } from '../rewrite-paragraphs.ts';
import type { ParagraphLook, TextStyles } from '../styles/text-styles.ts';
import { fitsOnLine } from './fits-on-line.ts';
import { type MeasuredParagraph, measureParagraph, type ShownText } from './measured-paragraph.ts';
import { replaceRuns } from './text-runs.ts';
import { breakLines, type JustifiedLine, maxShrinking } from './word-lines.ts';

/** Twentieths of a point that are taken from between letters where lines cannot be measured; no half ones are known. */
const usualTightening = 2;
/** What is taken from a line beyond what its words are too wide by, or added to one, in twentieths of a point. */
const margin = 6;
/** What LibreOffice may find that spaces can give more than is measured, in twentieths of a point. */
const reserve = 20;
/** The widest that characters can be, in hundredths of their width (ECMA-376 part 1, §17.18.81). */
const maxScale = 600;
/** Elements and texts of a paragraph; one that holds more stays as it is. */
const maxNodes = 20_000;

/** Hints at the alignment of justified text. */
export const justifiedHint = /[<:]jc\s[^>]{0,40}(?:both|distribute)/;
/** Matches parts with paragraphs. */
export const paragraphHint = /<(?:\w+:)?p[\s>]/;

/** What is needed to know where Word breaks justified lines. */
export interface JustifiedText {
  readonly styles: TextStyles;
  readonly widthsOf: WidthsOfFace;
}

const isJustified = ({ alignment }: ParagraphLook) => alignment === 'both' || alignment === 'distribute';

/** A run with a property of its own in place of the one that it has, and with other content. */
function withProperty(run: XmlElement, children: XmlElement['children'], name: string, value: number): XmlElement {
  const prefix = prefixOf(run.name);
  const properties = childOf(run, 'rPr');
  const own: XmlElement = { name: prefix + name, attributes: { [`${prefix}val`]: String(value) }, children: [] };
  const others = elementsOf(properties).filter((other) => localName(other.name) !== name);
  const changed: XmlElement = {
    name: properties?.name ?? `${prefix}rPr`,
    attributes: properties?.attributes ?? {},
    children: [...others, own],
  };
  return { ...run, children: [changed, ...children.filter((child) => child !== properties)] };
}

/** Adds to what is taken from between the letters of a run. */
const tighten = (run: XmlElement, children: XmlElement['children'], each: number, spacing: number) =>
  withProperty(run, children, 'spacing', spacing - each);

/** Makes what a run shows wider, or sets its letters tighter; LibreOffice ignores spacing behind a lone space. */
const widenOrTighten = (run: XmlElement, children: XmlElement['children'], value: number, spacing: number) =>
  value > 0 ? withProperty(run, children, 'w', value) : tighten(run, children, -value, spacing);

/** A justified paragraph as Word breaks it. */
interface BrokenParagraph {
  readonly measured: MeasuredParagraph;
  readonly lines: readonly JustifiedLine[];
}

/** What is taken from between the letters of each character so that lines take the words that they have in Word. */
function tightenings({ lines }: BrokenParagraph): readonly number[] {
  const tightening: number[] = [];
  for (const { end, excess } of lines) {
    const count = end - tightening.length;
    // LibreOffice leaves out the last word of some lines that it just fits on.
    const each = excess > -margin ? Math.ceil((excess + margin) / Math.max(1, count - 1)) : 0;
    for (let place = 0; place < count; place += 1) tightening.push(each);
  }
  return tightening;
}

/**
 * How wide the spaces behind lines are to be that take no more words, in hundredths; below zero what is added between the
 * letters of lines whose spaces give nearly all that they can, in twentieths of a point; zero for all other characters.
 */
function changes({ measured: { text, widths }, lines }: BrokenParagraph): readonly number[] {
  const values = new Array<number>(text.length).fill(0);
  let start = 0;
  for (const { end, excess, give, spare } of lines) {
    const width = widths[end - 1] ?? 0;
    const lacking = spare + reserve;
    if (excess > 0 && excess > give - reserve) values.fill(-1, start, end);
    else if (lacking > 0 && width > 0 && text[end - 1] === ' ') {
      // A quarter of what is added could be given, too.
      values[end - 1] = Math.min(maxScale, Math.ceil(100 * (1 + lacking / (1 - maxShrinking) / width)));
    }
    start = end;
  }
  return values;
}

/** A part of a text element. */
const slice = ({ element }: ShownText, start: number, end: number): XmlElement => ({
  ...element,
  attributes: { ...element.attributes, 'xml:space': 'preserve' },
  children: [element.children.join('').slice(start, end)],
});

/** Sets a run with other content to what all of its characters have; `spacing` is what its look adds between letters. */
type SetRun = (run: XmlElement, children: XmlElement['children'], each: number, spacing: number) => XmlElement;

/** The runs that a run becomes, each of characters that have the same; those that have zero stay as they are. */
function splitRun(run: XmlElement, parts: ReadonlyMap<XmlElement, ShownText>, values: readonly number[], set: SetRun) {
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
    else if (localName(part.element.name) !== 't') add(child, values[part.start], part.spacing);
    else {
      for (let from = 0; from < part.length; ) {
        const each = values[part.start + from];
        let to = from + 1;
        while (to < part.length && values[part.start + to] === each) to += 1;
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
      : set(run, children, each, spacing),
  );
}

/** Sets the characters of a paragraph, each to what it has. Returns whether any has anything but zero. */
function setCharacters(
  paragraph: XmlElement,
  prefix: string,
  { parts }: MeasuredParagraph,
  values: readonly number[],
  set: SetRun,
): boolean {
  if (values.every((value) => value === 0)) return false;
  const byElement = new Map(parts.map((part) => [part.element, part]));
  replaceRuns(paragraph, prefix, (run) => splitRun(run, byElement, values, set));
  return true;
}

/** Reads paragraphs of justified text. */
function createReader({ styles, widthsOf }: JustifiedText) {
  const lookOf = (paragraph: XmlElement) => {
    const properties = childOf(paragraph, 'pPr');
    const style = childOf(properties, 'pStyle');
    const named = styles.styleOf(style === undefined ? undefined : attributeOf(style.attributes, 'val'));
    return { look: { ...named.paragraph, ...styles.lookOfParagraph(properties) }, text: named.text };
  };
  /** The room for a line; undefined where it is not known. */
  const roomOf = ({ left = 0, right = 0, isOdd }: ParagraphLook, { section, isInFlow }: ParagraphPlace) => {
    const width = styles.sectionWidths[section];
    return isInFlow && !isOdd && width !== undefined ? width - left - right : undefined;
  };
  return {
    lookOf,
    roomOf,
    /** Undefined where lines cannot be measured. */
    breakParagraph(paragraph: XmlElement, place: ParagraphPlace): BrokenParagraph | undefined {
      const { look, text } = lookOf(paragraph);
      const width = roomOf(look, place);
      const measured = width === undefined ? undefined : measureParagraph(paragraph, text, styles, widthsOf);
      if (width === undefined || measured === undefined) return undefined;
      // The text of a list's first line begins where that of the others does, after the tab.
      const lines = breakLines({ ...measured, width, firstIndent: look.isListed ? 0 : (look.first ?? 0) });
      return lines && { measured, lines };
    },
    keeps: (paragraph: XmlElement) => isJustified(lookOf(paragraph).look),
  };
}

/**
 * Has justified lines break where Word 2013 and later break them, which put another word on a line where it takes no more
 * than a part of the width of its spaces; LibreOffice before 24.2 only stretches spaces. The letters of such lines are set
 * a little tighter, whose spaces are stretched then. Where a line's width is not known, all letters are set tighter.
 */
export function tightenJustifiedLines(editor: XmlEditor, justified: JustifiedText): XmlEditor {
  const { lookOf, roomOf, breakParagraph, keeps } = createReader(justified);
  /** Sets all letters of a paragraph tighter, and of those within it. */
  const tightenAll = (element: XmlElement, prefix: string, isJust: boolean): boolean => {
    let changed = false;
    // Word does not shrink spaces so in East Asian text.
    const isTightened = isJust && !eastAsian.test(textOf(element));
    replaceRuns(element, prefix, (run) => {
      for (const child of elementsOf(run)) if (tightenWithin(child, prefix)) changed = true;
      if (!isTightened || childOf(childOf(run, 'rPr'), 'spacing') !== undefined) return [run];
      changed = true;
      return [tighten(run, run.children, usualTightening, 0)];
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
  const rewrite = (paragraph: XmlElement, place: ParagraphPlace) => {
    const { look, text } = lookOf(paragraph);
    if (!isJustified(look)) return tightenAll(paragraph, place.prefix, false);
    const broken = breakParagraph(paragraph, place);
    if (broken !== undefined) {
      return setCharacters(paragraph, place.prefix, broken.measured, tightenings(broken), tighten);
    }
    const room = roomOf({ ...look, isOdd: false }, place);
    return tightenAll(paragraph, place.prefix, room === undefined || !fitsOnLine(paragraph, text, room));
  };

  // Paragraphs that are not justified pass at once, so that those of boxes within them are looked at by themselves.
  return rewriteParagraphs(editor, { keeps, rewrite, maxNodes });
}

/**
 * Keeps LibreOffice 24.2 and later from putting words on justified lines that Word leaves to the next one: it shrinks
 * spaces by up to a quarter wherever a word gets in by that, Word only where they would grow by much more without it. The
 * spaces behind such lines, which are not seen, are made wider. Where Word shrinks spaces by just about a quarter, letters are
 * set a little tighter, lest LibreOffice finds that too much.
 */
export function keepWordsOffLines(editor: XmlEditor, justified: JustifiedText): XmlEditor {
  const { breakParagraph, keeps } = createReader(justified);
  const rewrite = (paragraph: XmlElement, place: ParagraphPlace) => {
    const broken = keeps(paragraph) ? breakParagraph(paragraph, place) : undefined;
    return (
      broken !== undefined && setCharacters(paragraph, place.prefix, broken.measured, changes(broken), widenOrTighten)
    );
  };
  return rewriteParagraphs(editor, { keeps, rewrite, maxNodes });
}
