import { limits } from '../../limits.ts';
import type { ShownContent } from '../content/shown-content.ts';
import { createPassageGatherer, type PassageGatherer } from '../gather-passages.ts';
import { isOffPage, type Place } from '../place.ts';
import type { ReadStream } from './read-stream.ts';
import { findPersisted, recordIn, recordsIn, type SlideRecord } from './slide-records.ts';

/** Types of records (MS-PPT §2.13.24, MS-ODRAW §2.2). */
const types = {
  documentSize: 0x03e9,
  list: 0x0ff0,
  slide: 0x03f3,
  header: 0x0f9f,
  wideText: 0x0fa0,
  narrowText: 0x0fa8,
  outlineReference: 0x0f9e,
  show: 0x03f9,
  drawing: 0x040c,
  shapes: 0xf002,
  group: 0xf003,
  shape: 0xf004,
  textBox: 0xf00d,
  anchor: 0xf010,
} as const;
/** Of the list of slides, among those of masters and notes. */
const slideList = 0;
const hiddenSlide = 0x0004;
/** Groups within groups. */
const maxDepth = 50;

interface ListedSlide {
  readonly id: number;
  /** The texts of its placeholders, to which its shapes refer by number. */
  readonly outline: string[];
}

function textOf({ type, data }: SlideRecord): string | undefined {
  if (type === types.wideText) return data.toString('utf16le');
  return type === types.narrowText ? data.toString('latin1') : undefined;
}

function listSlides(document: SlideRecord): readonly ListedSlide[] {
  const slides: ListedSlide[] = [];
  for (const list of recordsIn(document)) {
    if (list.type !== types.list || list.instance !== slideList) continue;
    for (const record of recordsIn(list)) {
      const slide = slides.at(-1);
      if (record.type === types.slide) slides.push({ id: record.data.readUInt32LE(0), outline: [] });
      else if (record.type === types.header) slide?.outline.push('');
      const text = textOf(record);
      if (slide && text !== undefined && slide.outline.length > 0) slide.outline[slide.outline.length - 1] += text;
    }
  }
  return slides;
}

/** The place of a shape that is in no group (MS-PPT §2.12.7), in the units of the document's size. */
function placeOf(shape: SlideRecord): Partial<Place> {
  const data = recordIn(shape, types.anchor)?.data;
  if (data === undefined || (data.length !== 8 && data.length !== 16)) return {};
  const edge = (index: number) => (data.length === 8 ? data.readInt16LE(index * 2) : data.readInt32LE(index * 4));
  const [top, x, right, bottom] = [edge(0), edge(1), edge(2), edge(3)];
  return { x, y: top, width: right - x, height: bottom - top };
}

interface Surroundings {
  readonly page: { readonly width: number; readonly height: number };
  readonly outline: readonly string[];
  readonly gatherer: PassageGatherer;
}

function addText(text: string, gatherer: PassageGatherer): void {
  for (const paragraph of text.split('\r')) {
    gatherer.begin();
    gatherer.add(paragraph.replaceAll('\x0b', ' '));
    gatherer.end();
  }
}

function addShapes(container: SlideRecord, depth: number, surroundings: Surroundings): void {
  const { page, outline, gatherer } = surroundings;
  for (const record of recordsIn(container)) {
    const { type } = record;
    if ((type === types.shapes || type === types.group) && depth < maxDepth) addShapes(record, depth + 1, surroundings);
    if (type !== types.shape || isOffPage(placeOf(record), page)) continue;
    const box = recordIn(record, types.textBox);
    for (const inner of box ? recordsIn({ ...box, isContainer: true }) : []) {
      const text = inner.type === types.outlineReference ? outline[inner.data.readUInt32LE(0)] : textOf(inner);
      if (text !== undefined) addText(text, gatherer);
    }
  }
}

/**
 * Reads the texts on the slides of a PowerPoint 97 presentation, and which slides are hidden; its pictures are not
 * counted. Undefined for other files.
 *
 * @throws RangeError if the file refers to what it does not have.
 */
export async function readBinarySlides(streamOf: ReadStream): Promise<ShownContent | undefined> {
  const user = await streamOf('Current User');
  const stream = await streamOf('PowerPoint Document');
  if (user === undefined || stream === undefined) return undefined;
  const { document, find } = findPersisted(stream, user.readUInt32LE(16));
  const size = recordIn(document, types.documentSize)?.data;
  const page = size
    ? { width: size.readInt32LE(0), height: size.readInt32LE(4) }
    : { width: Number.POSITIVE_INFINITY, height: Number.POSITIVE_INFINITY };
  const slides = listSlides(document);
  if (slides.length > limits.inspect.maxBinarySlides) return undefined;
  const gatherer = createPassageGatherer();
  let hidden = 0;
  let bytes = 0;
  for (const { id, outline } of slides) {
    const slide = find(id);
    if (slide === undefined) continue;
    bytes += slide.data.length;
    // Slides of a hostile file could all be the same large one.
    if (bytes > stream.length) return undefined;
    const show = recordIn(slide, types.show)?.data;
    if (show !== undefined && (show.readUInt16LE(10) & hiddenSlide) !== 0) hidden++;
    else {
      const drawing = recordIn(slide, types.drawing);
      if (drawing) addShapes(drawing, 0, { page, outline, gatherer });
    }
  }
  return {
    passages: gatherer.passages(),
    pictures: 0,
    slides: { shown: slides.length - hidden, hidden },
    hiddenSheets: 0,
  };
}
