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

/**
 * Counts the bytes of content that each page draws, with every use of a form, tiling pattern, Type 3 glyph or soft mask
 * counted: each content is read once, and its bytes are multiplied along the graph of uses. Content that draws itself
 * has no end. Yields the count of each page, in bytes.
 */
export async function* drawnBytes(objects: PdfObjects, maxPages: number): AsyncGenerator<number> {
  const known = new Map<string, number>();
  const open = new Set<string>();
  let total = 0;

  async function decode({ dict, datafile }: PdfStream): Promise<Buffer> {
    const left = Math.min(limits.maxContentBytes, limits.maxTotalContentBytes - total);
    const none = Buffer.alloc(0);
    if (left <= 0) return none;
    const decoded = await decodeStream(objects, dict, readFileSync(datafile), left).catch(() => undefined);
    if (decoded === undefined || decoded.codec !== undefined) return none;
    total += decoded.data.length;
    return decoded.data;
  }

  /** Of a stream that is drawn, once. Images and what is no stream count as nothing. */
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
    const uses = usesIn(data);
    let bytes = data.length;
    const add = async (count: number, value: PdfValue | undefined, from = resources) => {
      const drawn = await ofStream(value, from);
      if (drawn > 0) bytes += count * Math.max(drawn, useBytes);
    };
    const forms = resourcesOf(objects, resources, '/XObject');
    for (const [name, count] of uses.objects) await add(count, forms.get(name));
    const patterns = resourcesOf(objects, resources, '/Pattern');
    for (const [name, count] of uses.patterns) await add(count, patterns.get(name));
    const states = resourcesOf(objects, resources, '/ExtGState');
    for (const [name, count] of uses.graphicsStates)
      await add(count, objects.dict(objects.dict(states.get(name))?.['/SMask'])?.['/G']);
    const fonts = resourcesOf(objects, resources, '/Font');
    for (const [name, codes] of uses.fonts) {
      const font = objects.dict(fonts.get(name));
      const glyphs = glyphsOf(objects, font);
      if (glyphs === undefined) continue;
      const own = objects.dict(font?.['/Resources']) ?? resources;
      for (const [code, count] of codes) await add(count, glyphs.get(code), own);
    }
    return bytes;
  }

  const root = objects.dict(objects.trailer['/Root'])?.['/Pages'];
  for (const { dict } of collectPages(objects, root, maxPages)) {
    const contents = objects.array(dict['/Contents']) ?? [dict['/Contents']];
    const streams = contents.map((part) => objects.stream(part)).filter((stream) => stream !== undefined);
    const parts: Buffer[] = [];
    for (const stream of streams) parts.push(await decode(stream), Buffer.from('\n'));
    yield await ofContent(Buffer.concat(parts), objects.dict(dict['/Resources']));
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
