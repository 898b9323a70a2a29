import { constants, deflateSync, inflateSync } from 'node:zlib';
import { limits } from '../limits.ts';
import { soundCharacterMap } from './character-map.ts';

const keyword = 'stream';
/** Bytes before the data of a stream in which its dictionary is looked for, and of the data that show what it is. */
const reach = 400;
const sampleBytes = 400;
const packedEntry = /\/Filter\s*\[?\s*\/Fl(?:ateDecode)?\s*\]?/;
const lengthEntry = /\/Length\s+(\d+)(?!\s+\d+\s+R)/;
/** What is in no dictionary of a character map: other kinds of streams, and other ways of packing. */
const otherEntry = /\/(?:Subtype|Width|Length1|Predictor|N|Filter\s*\[?\s*\/(?!Fl))\b/;
const mark = /begincmap|CIDInit/;
const zlibEnd = constants.Z_SYNC_FLUSH;

/** Where the data of a stream lie, and how. */
interface StreamData {
  readonly start: number;
  readonly bytes: number;
  readonly isPacked: boolean;
}

/** The bytes in which a character map from a place on would end. */
const nearby = (pdf: Buffer, start: number) => pdf.subarray(start, start + limits.maxCharacterMapBytes);

/** The end of the name of a font for formulas in its dictionary, and what it says further on of its character map. */
const formulaName = Buffer.from('Math');
const formulaMap = /^[^/<>]*\/[^>]*?\/ToUnicode\s+(\d+)\s/;
const objectStart = /(\d+)\s+\d+\s+obj\b(?!.*\sobj\b)/s;

/** The numbers of the objects that are character maps of fonts for formulas. */
function formulaMaps(pdf: Buffer): ReadonlySet<number> {
  const maps = new Set<number>();
  let left: number = limits.maxSearchedStreams;
  for (let at = pdf.indexOf(formulaName); at >= 0 && left-- > 0; at = pdf.indexOf(formulaName, at + 1)) {
    const number = formulaMap.exec(pdf.toString('latin1', at, at + reach))?.[1];
    if (number !== undefined) maps.add(Number(number));
  }
  return maps;
}

/** The number of the object whose stream begins at a place; not a number if that is not near. */
const objectAt = (pdf: Buffer, at: number) =>
  Number(objectStart.exec(pdf.toString('latin1', Math.max(0, at - reach), at))?.[1] ?? Number.NaN);

/** The data of the stream whose keyword is at a place; null if it cannot be a character map. */
function dataAt(pdf: Buffer, at: number): StreamData | null {
  const before = pdf.toString('latin1', Math.max(0, at - reach), at);
  const dictionary = before.slice(before.lastIndexOf(' obj') + 1);
  const length = Number(lengthEntry.exec(dictionary)?.[1] ?? Number.NaN);
  const lineEnd = pdf[at + keyword.length] === 0x0d ? 2 : 1;
  const start = at + keyword.length + lineEnd;
  const end = start + (Number.isNaN(length) ? nearby(pdf, start).indexOf(`end${keyword}`) : length);
  if (end < start || end > pdf.length || end - start > limits.maxCharacterMapBytes) return null;
  if (otherEntry.test(dictionary)) return null;
  return { start, bytes: end - start, isPacked: packedEntry.test(dictionary) };
}

/** The beginning of what a stream says, or all of it; null if it cannot be unpacked. */
function textOf(pdf: Buffer, { start, bytes, isPacked }: StreamData, sample = bytes): string | null {
  const data = pdf.subarray(start, start + Math.min(bytes, sample));
  if (!isPacked) return data.toString('latin1');
  try {
    const text = inflateSync(data, { finishFlush: zlibEnd, maxOutputLength: limits.maxCharacterMapBytes });
    return text.toString('latin1');
  } catch {
    return null;
  }
}

/** Puts a text in the place of what a stream says; false if it is longer than that. */
function replace(pdf: Buffer, { start, bytes, isPacked }: StreamData, text: string): boolean {
  const plain = Buffer.from(text, 'latin1');
  const data = isPacked ? deflateSync(plain, { level: 9 }) : plain;
  if (data.length > bytes) return false;
  pdf.fill(isPacked ? 0 : 0x20, start, start + bytes);
  data.copy(pdf, start);
  return true;
}

/**
 * Mends the character maps of a PDF of which PDFium would ignore whole sections, so that letters would have no meaning, and
 * those in which Word 2007 and 2010 call letters of formulas spaces: PDFium keeps only the first of several in a row. Each
 * is replaced at its place, where the mended one is not longer. Those of encrypted files stay as they are, and those beyond
 * a limit.
 * @param bytes Are changed.
 * @returns Whether letters of formulas are at the numbers of their glyphs now (`formulaArea`).
 */
export function mendCharacterMaps(bytes: Uint8Array): boolean {
  const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const ofFormulas = formulaMaps(pdf);
  let hasNumbers = false;
  let left: number = limits.maxSearchedStreams;
  for (let at = pdf.indexOf(keyword); at >= 0 && left-- > 0; at = pdf.indexOf(keyword, at + keyword.length)) {
    const isEnd = pdf[at - 1] === 0x64;
    const data = isEnd ? null : dataAt(pdf, at);
    if (data === null || !mark.test(textOf(pdf, data, sampleBytes) ?? '')) continue;
    const isOfFormulas = ofFormulas.has(objectAt(pdf, at));
    const mended = soundCharacterMap(textOf(pdf, data) ?? '', isOfFormulas);
    if (mended === null || !replace(pdf, data, mended)) continue;
    hasNumbers ||= isOfFormulas;
  }
  return hasNumbers;
}
