import { compound } from '../office/compound.ts';

export interface Slide97 {
  /** The texts of its placeholders. */
  readonly outline?: readonly string[];
  /** The texts of its other shapes: those with places of their edges (top, left, right, bottom), and those of a group. */
  readonly shapes?: readonly { readonly text: string; readonly place?: readonly [number, number, number, number] }[];
  readonly hidden?: boolean;
}

const container = 0xf;

function record(type: number, head: number, ...data: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(data);
  const start = Buffer.alloc(8);
  start.writeUInt16LE(head, 0);
  start.writeUInt16LE(type, 2);
  start.writeUInt32LE(content.length, 4);
  return Buffer.concat([start, content]);
}

const longs = (...values: readonly number[]) => Buffer.from(Int32Array.from(values).buffer);
const shorts = (...values: readonly number[]) => Buffer.from(Int16Array.from(values).buffer);

/** A shape with text, at a place or within a group. */
function box(text: Uint8Array, place?: readonly number[]): Buffer {
  const anchor = place ? [record(0xf010, 0, shorts(...place))] : [];
  return record(0xf004, container, ...anchor, record(0xf00d, container, text));
}

/** Text that fits Latin-1 takes one byte a character. */
function textRecord(text: string): Buffer {
  const isNarrow = [...text].every((character) => character < '\x80');
  return isNarrow ? record(0x0fa8, 0, Buffer.from(text, 'latin1')) : record(0x0fa0, 0, Buffer.from(text, 'utf16le'));
}

function slideRecord({ outline = [], shapes = [], hidden }: Slide97): Buffer {
  const show = record(0x03f9, 0, Buffer.alloc(10), shorts(hidden ? 4 : 0), Buffer.alloc(4));
  const placeholders = outline.map((_, index) => box(record(0x0f9e, 0, longs(index))));
  const placed = shapes.flatMap(({ text, place }) => (place ? [box(textRecord(text), place)] : []));
  const grouped = shapes.flatMap(({ text, place }) => (place ? [] : [box(textRecord(text))]));
  const group = record(0xf003, container, ...placeholders, ...placed, record(0xf003, container, ...grouped));
  const drawing = record(0x040c, container, record(0xf002, container, group));
  return record(0x03ee, container, show, drawing);
}

/** A PowerPoint 97 presentation (MS-PPT), as saved twice: an older state of its first slide is still in the file. */
export function powerPoint97(slides: readonly Slide97[]): Buffer {
  const size = record(0x03e9, 1, longs(5760, 4320), Buffer.alloc(32));
  const list = slides.flatMap(({ outline = [] }, index) => [
    record(0x03f3, 0, longs(index + 2), Buffer.alloc(16)),
    ...outline.flatMap((text) => [record(0x0f9f, 0, longs(1)), textRecord(text)]),
  ]);
  const masters = record(0x0ff0, (1 << 4) | container, record(0x0f9f, 0, longs(0)), textRecord('Click to edit'));
  const document = record(0x03e8, container, size, masters, record(0x0ff0, container, ...list));

  const parts: Buffer[] = [];
  let bytes = 0;
  const put = (part: Buffer) => {
    parts.push(part);
    bytes += part.length;
    return bytes - part.length;
  };
  const save = (offsets: readonly number[], first: number, before: number) => {
    const directory = put(record(0x1772, 0, longs((offsets.length << 20) | first, ...offsets)));
    return put(record(0x0ff5, 0, longs(0, 0, before, directory, 1, 100, 0)));
  };
  const older = slideRecord({ shapes: [{ text: 'An older state' }] });
  const places = [put(document), ...slides.map((slide, index) => put(index === 0 ? older : slideRecord(slide)))];
  let edit = save(places, 1, 0);
  if (slides[0]) edit = save([put(slideRecord(slides[0]))], 2, edit);
  const user = record(0x0ff6, 0, longs(20, 0xe391c05f | 0, edit), Buffer.alloc(16));
  return compound({ 'PowerPoint Document': Buffer.concat(parts), 'Current User': user });
}
