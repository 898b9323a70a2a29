import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeOf, prefixOf } from '../../../../../formats/xml/xml-names.ts';
import type { WidthsOfFace } from '../../../fonts/letter-widths.ts';
import type { XmlEditor } from '../../edit/xml-editor.ts';
import { childOf, elementsOf, type XmlElement } from '../../edit/xml-tree.ts';
import { type ParagraphPlace, rewriteParagraphs } from '../rewrite-paragraphs.ts';
import type { ParagraphLook, TextStyle, TextStyles } from '../styles/text-styles.ts';
import { type DotPlaces, placeDots } from './dot-places.ts';
import { lookOfText, type MeasuredParagraph, measureParagraph, smallSize } from './measured-paragraph.ts';
import { type StopsOfStyle, type TabStops, withOwnStops } from './tab-stops.ts';
import { replaceRuns } from './text-runs.ts';

/** Matches parts with tab stops to which dots lead, as tables of contents have them. */
export const leaderHint = /[<:]tab\s[^>]{0,120}leader="dot"/;

/** Elements and texts of a paragraph; one that holds more stays as it is. */
const maxNodes = 2000;
/** Half points of a space that takes as good as no room. */
const smallestSize = '2';
/** Letters of scripts that run from right to left. */
const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;
/** What is needed to know where Word sets dots. */
export interface LeaderDots {
  readonly styles: TextStyles;
  readonly stopsOf: StopsOfStyle;
  readonly widthsOf: WidthsOfFace;
  /** Whether LibreOffice cuts off what is not a whole twentieth of a point of a dot's width; otherwise it rounds. */
  readonly cutsWidths: boolean;
}

/** A line whose last tab leads to the right over dots; measures in twentieths of a point from the margin. */
interface LedLine {
  readonly tab: XmlElement;
  readonly run: XmlElement;
  readonly textEnd: number;
  /** What Word's text takes less. */
  readonly shrunk: number;
  readonly stop: number;
  readonly kind: string;
  readonly numberWidth: number;
}

const isLed = (stops: TabStops) => [...stops.values()].some(({ leader }) => leader === 'dot');
const alignsLeft = (kind: string) => kind === 'left' || kind === 'start' || kind === 'num';
const alignsRight = (kind: string) => kind === 'right' || kind === 'end';

/** The stop that a tab at a place leads to; undefined where it is none that is stated. */
function stopBehind(stops: TabStops, place: number, { left = 0, first = 0 }: ParagraphLook) {
  const behind = [...stops].filter(([stop]) => stop > place).sort(([one], [other]) => one - other);
  const [nearest] = behind;
  const isIndent = first < 0 && left > place && (nearest === undefined || left < nearest[0]);
  return isIndent ? ([left, { kind: 'left', leader: 'none' }] as const) : nearest;
}

/** A line as its tabs lead; undefined where it is of another kind, or its text takes more than one line. */
function readLine({ text, widths, parts }: MeasuredParagraph, stops: TabStops, look: ParagraphLook) {
  const lastTab = text.lastIndexOf('\t');
  if (lastTab < 0 || text.includes('\n') || rightToLeft.test(text)) return undefined;
  let place = (look.left ?? 0) + (look.first ?? 0);
  let shrunk = 0;
  const isSmall = (at: number) =>
    parts.some(({ start, length, isSmall: own }) => own && start <= at && at < start + length);
  for (let at = 0; at < lastTab; at += 1) {
    const width = widths[at] ?? 0;
    // LibreOffice leaves spaces among small capitals as wide as others.
    if (text[at] === ' ' && isSmall(at)) shrunk += width * (1 - smallSize);
    if (text[at] !== '\t') place += width;
    else {
      const found = stopBehind(stops, place, look);
      if (found === undefined || !alignsLeft(found[1].kind)) return undefined;
      [place] = found;
      shrunk = 0;
    }
  }
  const found = stopBehind(stops, place, look);
  const part = parts.find(({ start, length }) => start <= lastTab && lastTab < start + length);
  if (found === undefined || part === undefined) return undefined;
  const [stop, { kind, leader }] = found;
  if (!alignsRight(kind) || leader !== 'dot') return undefined;
  const numberWidth = widths.slice(lastTab + 1).reduce((sum, width) => sum + width, 0);
  return { tab: part.element, run: part.run, textEnd: place, shrunk, stop, kind, numberWidth };
}

/** The runs that the run of a line's tab becomes: what stands in it besides keeps its place. */
function splitRun({ run, tab }: LedLine, places: DotPlaces): readonly XmlElement[] {
  const w = prefixOf(run.name);
  const properties = childOf(run, 'rPr');
  const own = (local: string, value: string): XmlElement => ({
    name: w + local,
    attributes: { [`${w}val`]: value },
    children: [],
  });
  const runOf = (children: XmlElement['children'], other?: XmlElement): XmlElement => {
    if (other === undefined)
      return { ...run, children: properties === undefined ? children : [properties, ...children] };
    const kept = elementsOf(properties).filter(({ name }) => localName(name) !== localName(other.name));
    const look = { name: `${w}rPr`, attributes: properties?.attributes ?? {}, children: [...kept, other] };
    return { ...run, children: [look, ...children] };
  };
  const space = () =>
    runOf([{ name: `${w}t`, attributes: { 'xml:space': 'preserve' }, children: [' '] }], own('sz', smallestSize));
  const content = run.children.filter((child) => child !== properties);
  const at = content.indexOf(tab);
  const [before, behind] = [content.slice(0, at), content.slice(at + 1)];
  return [
    ...(before.length > 0 ? [runOf(before)] : []),
    ...(places.hasSpaceBefore ? [space()] : []),
    ...(places.start === undefined ? [] : [runOf([tab])]),
    ...places.ends.map(() => (places.scale === 100 ? runOf([tab]) : runOf([tab], own('w', String(places.scale))))),
    ...(places.hasSpaceBehind ? [space()] : []),
    runOf([tab, ...behind]),
  ];
}

/** Sets the stops between which dots stand, and lets the one to which they led be without. */
function setStops(paragraph: XmlElement, { stop, kind }: LedLine, { start, ends }: DotPlaces, left: number): void {
  const w = prefixOf(paragraph.name);
  const tabStop = (val: string, place: number, leader: string): XmlElement => ({
    name: `${w}tab`,
    attributes: { [`${w}val`]: val, [`${w}leader`]: leader, [`${w}pos`]: String(place) },
    children: [],
  });
  const set = [
    ...(start === undefined ? [] : [tabStop('left', start - left, 'none')]),
    ...ends.map((end) => tabStop('left', end - left, 'dot')),
    tabStop(kind, stop, 'none'),
  ];
  let properties = childOf(paragraph, 'pPr');
  if (properties === undefined) {
    properties = { name: `${w}pPr`, attributes: {}, children: [] };
    paragraph.children.unshift(properties);
  }
  const own = childOf(properties, 'tabs');
  const kept = elementsOf(own).filter(({ attributes }) => attributeOf(attributes, 'pos') !== String(stop));
  const tabs: XmlElement = { name: `${w}tabs`, attributes: {}, children: [...kept, ...set] };
  const style = childOf(properties, 'pStyle');
  const others = properties.children.filter((child) => child !== own && child !== style);
  properties.children.splice(0, Infinity, ...(style === undefined ? [] : [style]), tabs, ...others);
}

/**
 * Sets the dots of tables of contents where Word sets them: as many, and below those of other lines. Lines whose widths
 * are not known keep LibreOffice's dots, which fill the room between text and number.
 */
export function placeLeaderDots(editor: XmlEditor, { styles, stopsOf, widthsOf, cutsWidths }: LeaderDots): XmlEditor {
  const styleOf = (properties: XmlElement | undefined) =>
    attributeOf(childOf(properties, 'pStyle')?.attributes ?? {}, 'val');
  const stopsIn = (properties: XmlElement | undefined) => withOwnStops(stopsOf(styleOf(properties)), properties);
  const led = (paragraph: XmlElement, named: TextStyle): LedLine | undefined => {
    const properties = childOf(paragraph, 'pPr');
    const look = { ...named.paragraph, ...styles.lookOfParagraph(properties) };
    if (look.isListed || look.isOdd || childOf(properties, 'bidi') !== undefined) return undefined;
    const measured = measureParagraph(paragraph, named.text, styles, widthsOf, true);
    return measured && readLine(measured, stopsIn(properties), look);
  };
  const rewrite = (paragraph: XmlElement, { prefix, section, isInFlow }: ParagraphPlace) => {
    const left = styles.sectionLefts[section];
    const width = styles.sectionWidths[section] ?? 0;
    if (!isInFlow || left === undefined) return false;
    const named = styles.styleOf(styleOf(childOf(paragraph, 'pPr')));
    const line = led(paragraph, named);
    if (line === undefined || line.stop > width) return false;
    const {
      family,
      halfPoints = 0,
      bold = false,
      italic = false,
      spacing = 0,
    } = lookOfText(line.run, named.text, styles);
    const ems = family === undefined ? undefined : widthsOf(family, { bold, italic })?.('.'.charCodeAt(0));
    const textEnd = left + line.textEnd;
    const gap = { textEnd, wordTextEnd: textEnd - line.shrunk, numberStart: left + line.stop - line.numberWidth };
    const places = ems === undefined ? undefined : placeDots(gap, { ems, halfPoints, spacing }, cutsWidths);
    if (places === undefined) return false;
    replaceRuns(paragraph, prefix, (run) => (run === line.run ? splitRun(line, places) : [run]));
    setStops(paragraph, line, places, left);
    return true;
  };
  return rewriteParagraphs(editor, {
    keeps: (paragraph) => isLed(stopsIn(childOf(paragraph, 'pPr'))),
    rewrite,
    maxNodes,
  });
}
