import { limits } from '../limits.ts';
import { type ObjectStream, objectStreams } from '../objects-in-file.ts';
import { withoutPrefix } from '../pdfium/font-name.ts';

/** The names of the glyphs of a font by their codes. */
export type GlyphNames = ReadonlyMap<number, string>;

const differences = '/Differences';
const codeOrName = /\/([^\s/[\]<>()]+)|(\d+)/g;
const baseFont = /\/BaseFont\s*\/([^\s/[\]<>()]+)/;
const encodingObject = /\/Encoding\s+(\d+)\s+\d+\s+R/;
const objectMarks = { start: 'obj', end: 'endobj' } as const;
/** The number and the generation of an object before it, and bytes that they take at most. */
const objectNumber = /(\d+)\s+\d+\s+$/;
const maxNumberBytes = 40;
const placeOfObject = /\s*(\d+)\s+(\d+)(?=\s)/y;
const lastCode = 255;

/** The names that an encoding gives codes, if its text has some (ISO 32000-2, section 9.6.5). */
function namesIn(encoding: string): GlyphNames | null {
  const from = encoding.indexOf(differences);
  const end = encoding.indexOf(']', from);
  if (from < 0 || end < 0) return null;
  const names = new Map<number, string>();
  let code = 0;
  for (const [, name, number] of encoding.slice(from + differences.length, end).matchAll(codeOrName)) {
    if (name === undefined) code = Number(number);
    else if (code <= lastCode) names.set(code++, name);
  }
  return names;
}

/** An object of a file, as text without the data of its stream. */
type NumberedObject = readonly [number: number, text: string];

/** The objects of a file that are in no stream of objects. */
function* plainObjects(file: string): Generator<NumberedObject> {
  for (const part of file.split(objectMarks.end)) {
    const at = part.indexOf(objectMarks.start);
    const number = objectNumber.exec(part.slice(Math.max(0, at - maxNumberBytes), Math.max(0, at)))?.[1];
    if (number === undefined) continue;
    const from = at + objectMarks.start.length;
    yield [Number(number), part.slice(from, from + limits.maxEncodingBytes)];
  }
}

/** The objects of a stream of them. */
function* streamedObjects({ text, first }: ObjectStream): Generator<NumberedObject> {
  const places: (readonly [number: number, at: number])[] = [];
  placeOfObject.lastIndex = 0;
  for (let place = placeOfObject.exec(text); place !== null && place.index < first; place = placeOfObject.exec(text))
    places.push([Number(place[1]), first + Number(place[2])]);
  for (const [index, [number, at]] of places.entries()) {
    const end = places[index + 1]?.[1] ?? text.length;
    yield [number, text.slice(at, Math.min(end, at + limits.maxEncodingBytes))];
  }
}

function* objectsOf(bytes: Buffer): Generator<NumberedObject> {
  yield* plainObjects(bytes.toString('latin1'));
  for (const objects of objectStreams(bytes)) if (objects !== null) yield* streamedObjects(objects);
}

/** Adds the names of a font's glyphs to those of others with its name: a code that they name otherwise has none. */
function addNames(to: Map<number, string>, names: GlyphNames): void {
  for (const [code, name] of names) to.set(code, (to.get(code) ?? name) === name ? name : '');
}

/**
 * The names that a PDF gives the glyphs of its fonts by their codes, which PDFium does not tell; of fonts by their names, without
 * the prefixes of subsets. A code is named so in all parts of a font, or has an empty name. Very large files have none.
 */
export function fontEncodings(pdf: Uint8Array): ReadonlyMap<string, GlyphNames> {
  if (pdf.length > limits.maxSearchedObjectBytes) return new Map();
  const encodings = new Map<number, GlyphNames>();
  const fonts: (readonly [name: string, encoding: number | GlyphNames])[] = [];
  for (const [number, text] of objectsOf(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength))) {
    const [names, font] = [namesIn(text), baseFont.exec(text)?.[1]];
    if (font === undefined && names !== null) encodings.set(number, names);
    const encoding = font === undefined ? undefined : (names ?? encodingObject.exec(text)?.[1]);
    if (font !== undefined && encoding !== undefined)
      fonts.push([withoutPrefix(font), typeof encoding === 'string' ? Number(encoding) : encoding]);
  }
  const named = new Map<string, Map<number, string>>();
  for (const [font, encoding] of fonts) {
    const names = typeof encoding === 'number' ? encodings.get(encoding) : encoding;
    const known = named.get(font) ?? new Map<number, string>();
    if (names !== undefined) addNames(known, names);
    if (known.size > 0) named.set(font, known);
  }
  return named;
}
