import { readFileSync } from 'node:fs';
import { inflate } from '../../qpdf/inflate.ts';
import { isDict, type PdfDict, type PdfObjects, type PdfStream } from '../../qpdf/qpdf-objects.ts';
import { filtersOf } from '../../qpdf/stream-filters.ts';

/** The content of a page, form XObject, pattern or Type 3 glyph. */
export interface Content {
  readonly streams: readonly PdfStream[];
  /** Undefined if it inherits the resources of the content that draws it. */
  readonly resources: PdfDict | undefined;
}

/** Levels of the page tree. */
const maxDepth = 50;

/** A page's own resources, or the inherited ones (ISO 32000-1 §7.7.3.4). */
function inheritedResources(objects: PdfObjects, page: PdfDict): PdfDict | undefined {
  let node: PdfDict | undefined = page;
  for (let depth = 0; node !== undefined && depth < maxDepth; depth++) {
    const resources = objects.dict(node['/Resources']);
    if (resources !== undefined) return resources;
    node = objects.dict(node['/Parent']);
  }
  return undefined;
}

function contentOfPage(objects: PdfObjects, page: PdfDict): Content {
  const parts = objects.array(page['/Contents']) ?? [page['/Contents']];
  const streams = parts.map((part) => objects.stream(part)).filter((stream) => stream !== undefined);
  return { streams, resources: inheritedResources(objects, page) };
}

function* contentOfGlyphs(objects: PdfObjects, font: PdfDict): Iterable<Content> {
  const resources = objects.dict(font['/Resources']);
  for (const glyph of Object.values(objects.dict(font['/CharProcs']) ?? {})) {
    const stream = objects.stream(glyph);
    if (stream !== undefined) yield { streams: [stream], resources };
  }
}

/** Finds all content of a PDF, whether it is drawn or not. */
export function* findContent(objects: PdfObjects): Iterable<Content> {
  for (const [, value] of objects.values()) {
    if (!isDict(value)) continue;
    if (objects.name(value['/Type']) === 'Page') yield contentOfPage(objects, value);
    if (objects.name(value['/Subtype']) === 'Type3') yield* contentOfGlyphs(objects, value);
  }
  for (const [, stream] of objects.streams()) {
    const { dict } = stream;
    const isImage = objects.name(dict['/Subtype']) === 'Image';
    if (!isImage && (dict['/BBox'] !== undefined || objects.name(dict['/Subtype']) === 'Form')) {
      yield { streams: [stream], resources: objects.dict(dict['/Resources']) };
    }
  }
}

/**
 * The decoded content, its streams joined by line feeds. Throws for filters other than Flate, and beyond `maxBytes`.
 */
export function readContent(objects: PdfObjects, { streams }: Content, maxBytes: number): Buffer {
  const parts: Buffer[] = [];
  let total = 0;
  for (const { dict, datafile } of streams) {
    let data: Buffer = readFileSync(datafile);
    for (const filter of filtersOf(objects, dict)) {
      if (filter.name !== 'FlateDecode') throw new Error(`content has the filter ${filter.name}`);
      data = inflate(objects, data, filter, maxBytes);
    }
    total += data.length;
    if (total > maxBytes) throw new Error(`content is longer than ${maxBytes} bytes`);
    parts.push(data, Buffer.from('\n'));
  }
  return Buffer.concat(parts);
}
