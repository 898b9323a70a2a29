import type { XmlEvents } from '../../../../formats/xml/xml.ts';
import { poorlyShown } from '../../prepare/slides/picture-fallbacks.ts';
import type { PassageGatherer } from '../gather-passages.ts';
import { ignoring } from '../ignore-elements.ts';
import { isWarped } from '../is-warped.ts';
import { isOffPage, type Place } from '../place.ts';

type Attributes = Readonly<Record<string, string>>;

const shapes = new Set(['sp', 'grpSp', 'graphicFrame', 'cxnSp', 'pic']);
/** Looks of shapes, backgrounds and cells of tables; bullets. */
const looks = new Set(['spPr', 'bgPr', 'tcPr', 'grpSpPr', 'buBlip']);

/** What is known of a presentation's slides, of all of them. */
export interface SlideText {
  readonly gatherer: PassageGatherer;
  /** The size of a slide, in EMU (ECMA-376 part 1, §20.1.2.1). */
  readonly page: { width: number; height: number };
  pictures: number;
}

interface OpenShape {
  readonly mark: number;
  hidden: boolean;
  place: Partial<Place>;
  /** Whether its text follows a path or fills a form. */
  isWordArt: boolean;
}

/** Alternatives of which a program shows one. */
interface OpenAlternatives {
  readonly mark: number;
  poorlyShown: boolean;
}

/** Where in a slide the reader is. */
interface Reading {
  readonly text: SlideText;
  readonly shapes: OpenShape[];
  readonly alternatives: OpenAlternatives[];
  isHidden: boolean;
  inText: boolean;
  inFallback: boolean;
  inLook: boolean;
}

const isOn = (value: string | undefined) => /^(1|true)$/.test(value ?? '');

function isIgnored({ alternatives }: Reading, name: string, attributes: Attributes): boolean {
  const current = alternatives.at(-1);
  if (current && poorlyShown.has(name)) current.poorlyShown = true;
  if (name === 'Fallback') return current?.poorlyShown !== true;
  // What a merged cell covers keeps its text, which nobody sees.
  if (name === 'tc' && (isOn(attributes.hMerge) || isOn(attributes.vMerge))) return true;
  // What the program itself fills in: numbers and dates.
  return name === 'fld' || name === 'oMath';
}

/** A picture, which may stand in place of what LibreOffice cannot show. Fills of shapes are not counted: packages share them. */
function addPicture({ text, alternatives, inFallback, inLook }: Reading): void {
  if (!inLook) text.pictures++;
  const current = alternatives.at(-1);
  if (inFallback && current) text.gatherer.forget(current.mark);
}

/** Notes what is said about the innermost shape. */
function describe(shape: OpenShape, name: string, attributes: Attributes): void {
  if (name === 'cNvPr') shape.hidden ||= isOn(attributes.hidden);
  else if (name === 'off') shape.place = { ...shape.place, x: Number(attributes.x), y: Number(attributes.y) };
  else if (name === 'ext' && attributes.cx) {
    shape.place = { ...shape.place, width: Number(attributes.cx), height: Number(attributes.cy) };
  } else if (name === 'prstTxWarp') shape.isWordArt = isWarped(attributes);
}

function open(reading: Reading, name: string, attributes: Attributes): void {
  const { gatherer } = reading.text;
  const shape = reading.shapes.at(-1);
  if (shape) describe(shape, name, attributes);
  if (name === 'sld') reading.isHidden = /^(0|false)$/.test(attributes.show ?? '');
  else if (shapes.has(name)) {
    reading.shapes.push({ mark: gatherer.mark(), hidden: false, place: {}, isWordArt: false });
  } else if (name === 'p') gatherer.begin();
  else if (name === 't') reading.inText = true;
  else if (name === 'AlternateContent') reading.alternatives.push({ mark: gatherer.mark(), poorlyShown: false });
  else if (name === 'Fallback') reading.inFallback = true;
  else if (looks.has(name)) reading.inLook = true;
  else if (name === 'blip' && attributes['r:embed']) addPicture(reading);
  else if (name === 'br') gatherer.add(' ');
}

function endShape({ text, shapes: open }: Reading): void {
  const shape = open.pop();
  // What is within a group has the group's own measure.
  if (shape && (shape.hidden || (open.length === 0 && isOffPage(shape.place, text.page)))) {
    text.gatherer.forget(shape.mark);
  } else if (shape?.isWordArt) text.gatherer.outline(shape.mark);
}

function close(reading: Reading, name: string): void {
  if (name === 'p') reading.text.gatherer.end();
  else if (name === 't') reading.inText = false;
  else if (name === 'AlternateContent') reading.alternatives.pop();
  else if (name === 'Fallback') reading.inFallback = false;
  else if (looks.has(name)) reading.inLook = false;
  else if (shapes.has(name)) endShape(reading);
}

/**
 * Gathers the text of a slide, and counts its pictures.
 * @param onHidden Called at the end of a slide that is not shown, of which nothing is gathered.
 */
export function watchSlideText(text: SlideText, onHidden: () => void): XmlEvents {
  const { gatherer, pictures } = text;
  const start = gatherer.mark();
  const reading: Reading = {
    text,
    shapes: [],
    alternatives: [],
    isHidden: false,
    inText: false,
    inFallback: false,
    inLook: false,
  };
  return ignoring((name, attributes) => isIgnored(reading, name, attributes), {
    open: (name, attributes) => open(reading, name, attributes),
    close(name) {
      close(reading, name);
      if (name !== 'sld' || !reading.isHidden) return;
      onHidden();
      gatherer.forget(start);
      text.pictures = pictures;
    },
    text(written) {
      if (reading.inText && !reading.inFallback) gatherer.add(written);
    },
  });
}
