import { readFileSync } from 'node:fs';
import { decodeName } from '../compress/fonts/scan-content.ts';
import { collectPages } from '../qpdf/collect-pages.ts';
import { decodeStream } from '../qpdf/decode-stream.ts';
import { isReference, type PdfDict, type PdfObjects, type PdfStream, type PdfValue } from '../qpdf/qpdf-objects.ts';
import { usesIn } from './content-uses.ts';
import { limits, thresholds } from './thresholds.ts';

const { useBytes, maxDepth } = thresholds;

/** The entries of one kind of resource, by their decoded names. */
function resourcesOf(objects: PdfObjects, resources: PdfDict | undefined, kind: string): Map<string, PdfValue> {
  const entries = Object.entries(objects.dict(resources?.[kind]) ?? {});
  return new Map(entries.map(([key, value]) => [decodeName(key.slice(1)), value]));
}

/** The glyphs of a Type 3 font by the bytes that show them; undefined for other fonts. */
function glyphsOf(objects: PdfObjects, font: PdfDict | undefined): Map<number, PdfValue> | undefined {
  if (font === undefined || objects.name(font['/Subtype']) !== 'Type3') return undefined;
  const procedures = objects.dict(font['/CharProcs']) ?? {};
  const glyphs = new Map<number, PdfValue>();
  let code = 0;
  for (const item of objects.array(objects.dict(font['/Encoding'])?.['/Differences']) ?? []) {
    if (typeof item === 'number') code = item;
    else if (typeof item === 'string') glyphs.set(code++, procedures[item] ?? null);
  }
  return glyphs;
}

/** Decodes the content of a file, within what may be decoded of it. What is beyond that, or damaged, is empty. */
function createDecoder(objects: PdfObjects): (stream: PdfStream) => Promise<Buffer> {
  let total = 0;
  return async ({ dict, datafile }) => {
    const left = Math.min(limits.maxContentBytes, limits.maxTotalContentBytes - total);
    const none = Buffer.alloc(0);
    if (left <= 0) return none;
    const decoded = await decodeStream(objects, dict, readFileSync(datafile), left).catch(() => undefined);
    if (decoded === undefined || decoded.codec !== undefined) return none;
    total += decoded.data.length;
    return decoded.data;
  };
}

/** What content uses with these resources: how many times, what, and the resources of what has none of its own. */
function* drawnIn(
  objects: PdfObjects,
  data: Buffer,
  resources: PdfDict | undefined,
): Generator<readonly [number, PdfValue | undefined, PdfDict | undefined]> {
  const uses = usesIn(data);
  const forms = resourcesOf(objects, resources, '/XObject');
  for (const [name, count] of uses.objects) yield [count, forms.get(name), resources];
  const patterns = resourcesOf(objects, resources, '/Pattern');
  for (const [name, count] of uses.patterns) yield [count, patterns.get(name), resources];
  const states = resourcesOf(objects, resources, '/ExtGState');
  for (const [name, count] of uses.graphicsStates)
    yield [count, objects.dict(objects.dict(states.get(name))?.['/SMask'])?.['/G'], resources];
  const fonts = resourcesOf(objects, resources, '/Font');
  for (const [name, codes] of uses.fonts) {
    const font = objects.dict(fonts.get(name));
    const glyphs = glyphsOf(objects, font);
    if (glyphs === undefined) continue;
    const own = objects.dict(font?.['/Resources']) ?? resources;
    for (const [code, count] of codes) yield [count, glyphs.get(code), own];
  }
}

/** Counts what content draws, in bytes. */
type CountsContent = (data: Buffer, resources: PdfDict | undefined) => Promise<number>;

function createContentCount(objects: PdfObjects, decode: (stream: PdfStream) => Promise<Buffer>): CountsContent {
  const known = new Map<string, number>();
  const open = new Set<string>();

  /** Of a stream that is drawn, once. Images and anything but streams count as nothing. */
  async function ofStream(value: PdfValue | undefined, inherited: PdfDict | undefined): Promise<number> {
    const stream = objects.stream(value);
    if (stream === undefined || !isReference(value) || objects.name(stream.dict['/Subtype']) === 'Image') return 0;
    const found = known.get(value);
    if (found !== undefined) return found;
    if (open.has(value)) return Number.POSITIVE_INFINITY;
    if (open.size > maxDepth) return 0;
    open.add(value);
    const bytes = await ofContent(await decode(stream), objects.dict(stream.dict['/Resources']) ?? inherited);
    open.delete(value);
    known.set(value, bytes);
    return bytes;
  }
  async function ofContent(data: Buffer, resources: PdfDict | undefined): Promise<number> {
    let bytes = data.length;
    for (const [count, value, inherited] of drawnIn(objects, data, resources)) {
      const drawn = await ofStream(value, inherited);
      if (drawn > 0) bytes += count * Math.max(drawn, useBytes);
    }
    return bytes;
  }
  return ofContent;
}

/**
 * Counts the bytes of content that each page draws, with every use of a form, tiling pattern, Type 3 glyph or soft mask
 * counted: each content is read once, and its bytes are multiplied along the graph of uses. Content that draws itself
 * has no end. Yields the count of each page, in bytes.
 */
export async function* drawnBytes(objects: PdfObjects, maxPages: number): AsyncGenerator<number> {
  const decode = createDecoder(objects);
  const countContent = createContentCount(objects, decode);
  const root = objects.dict(objects.trailer['/Root'])?.['/Pages'];
  for (const { dict } of collectPages(objects, root, maxPages)) {
    const contents = objects.array(dict['/Contents']) ?? [dict['/Contents']];
    const streams = contents.map((part) => objects.stream(part)).filter((stream) => stream !== undefined);
    const parts: Buffer[] = [];
    for (const stream of streams) parts.push(await decode(stream), Buffer.from('\n'));
    yield await countContent(Buffer.concat(parts), objects.dict(dict['/Resources']));
  }
}

/** How many functions the costliest function of a file calls, each use counted; infinitely many if one calls itself. */
export function mostFunctionUses(objects: PdfObjects): number {
  const known = new Map<string, number>();
  const open = new Set<string>();
  const count = (value: PdfValue | undefined): number => {
    const found = isReference(value) ? known.get(value) : undefined;
    if (found !== undefined) return found;
    if (isReference(value) && open.has(value)) return Number.POSITIVE_INFINITY;
    const parts = objects.array(objects.dict(value)?.['/Functions']);
    if (parts === undefined || open.size > maxDepth) return 1;
    if (!isReference(value)) return usesOf(parts);
    open.add(value);
    const uses = usesOf(parts);
    open.delete(value);
    known.set(value, uses);
    return uses;
  };
  const usesOf = (parts: readonly PdfValue[]) => parts.reduce<number>((sum, part) => sum + count(part), 1);
  let most = 0;
  for (const [reference, value] of objects.values())
    if (objects.number(objects.dict(value)?.['/FunctionType']) === 3) most = Math.max(most, count(reference));
  return most;
}
