import { readFileSync } from 'node:fs';
import { inflate } from '../../qpdf/inflate.ts';
import { isDict, type PdfDict, type PdfObjects, type PdfStream } from '../../qpdf/qpdf-objects.ts';
import { filtersOf } from '../../qpdf/stream-filters.ts';

/** A program that draws: a page's, a form's, a pattern's, a glyph's. */
export interface Content {
  readonly streams: readonly PdfStream[];
  /** Undefined where it takes those of whatever it is drawn on. */
  readonly resources: PdfDict | undefined;
}

const maxDepth = 50;

/** A page's resources, or those of a node above it (PDF 32000-1 §7.7.3.4). */
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

/** All content of a PDF, drawn or not. */
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

/** The program of a content as bytes, its parts joined. Throws where it is coded in another way than deflated, or too long. */
export function readContent(objects: PdfObjects, { streams }: Content, maxBytes: number): Buffer {
  const parts: Buffer[] = [];
  let total = 0;
  for (const { dict, datafile } of streams) {
    let data: Buffer = readFileSync(datafile);
    for (const filter of filtersOf(objects, dict)) {
      if (filter.name !== 'FlateDecode') throw new Error(`content coded as ${filter.name}`);
      data = inflate(objects, data, filter, maxBytes);
    }
    total += data.length;
    if (total > maxBytes) throw new Error('more content than can be read');
    parts.push(data, Buffer.from('\n'));
  }
  return Buffer.concat(parts);
}
