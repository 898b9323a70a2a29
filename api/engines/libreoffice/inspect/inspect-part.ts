import { createUseGuard } from '../../../formats/drawing-uses.ts';
import { imageSize, imageStartBytes } from '../../../formats/image-size.ts';
import { localName, looksLikeXml, readXml, type XmlEvents, type XmlOptions } from '../../../formats/xml/xml.ts';
import type { OfficePackage, PackageEntry } from '../../../formats/zip/zip-package.ts';
import { ProblemError } from '../../../problem.ts';
import { limits } from '../limits.ts';
import type { FontGuard } from './font-guard.ts';
import { gunzip, isGzip } from './gunzip.ts';
import { mergeEvents } from './merge-events.ts';
import type { MetafileGuard } from './pictures/metafile-guard.ts';
import { isMetafile } from './pictures/metafile-weight.ts';

const { maxPixels, maxUnpackedPictureBytes, maxVmlDepth, metafile } = limits.inspect;

/** The same events, with a guard against a drawing (SVG) whose parts repeat each other; what ends it is called after the part. */
function watchDrawing(events: XmlEvents): { readonly events: XmlEvents; readonly end: () => void } {
  const uses = createUseGuard();
  let isDrawing = false;
  const watch: XmlEvents = {
    open(name, attributes) {
      isDrawing ||= localName(name) === 'svg';
      if (!isDrawing) return;
      uses.startTag(
        localName(name),
        Object.entries(attributes).map(([key, value]) => ({ name: localName(key), value })),
      );
    },
    close(name) {
      if (isDrawing) uses.endTag(localName(name));
    },
  };
  return { events: mergeEvents(events, watch), end: uses.end };
}

async function* continued(first: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  yield first;
  for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
}

async function gather(source: AsyncIterable<Buffer>, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of source) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= maxBytes) break;
  }
  return Buffer.concat(chunks);
}

async function refuseHugePicture(source: AsyncIterable<Buffer>): Promise<void> {
  const size = imageSize(await gather(source, imageStartBytes));
  if (size && size.width * size.height > maxPixels) {
    throw new ProblemError(
      'too-complex',
      `This document holds a picture of ${size.width} × ${size.height} pixels. Make it smaller and try again.`,
    );
  }
}

/** How a part is read, and what watches what it holds besides XML. */
export interface PartReading extends XmlOptions {
  /** Takes the first bytes of the part. */
  readonly onStart: (start: Buffer) => void;
  readonly fonts: FontGuard;
  readonly metafiles: MetafileGuard;
}

/** Judges the content of a part by its first bytes. */
async function inspectContent(
  source: AsyncIterable<Buffer>,
  entry: PackageEntry,
  events: XmlEvents,
  { onStart, fonts, metafiles, ...options }: PartReading,
  isUnpacked = false,
): Promise<void> {
  const reading = { ...options, ...(/\.vml$/i.test(entry.name) && { maxDepth: maxVmlDepth }) };
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const first = await chunks.next();
  if (first.done) return;
  onStart(first.value);
  const whole = continued(first.value, chunks);
  if (looksLikeXml(first.value)) {
    const drawing = watchDrawing(events);
    await readXml(whole, drawing.events, reading);
    drawing.end();
  } else if (/^(\x89PNG|\xff\xd8\xff|GIF8|BM)/.test(first.value.toString('latin1', 0, 4))) {
    await refuseHugePicture(whole);
  } else if (isMetafile(first.value)) {
    metafiles.take(await gather(whole, metafile.maxBytes + 1));
  } else if (isGzip(first.value)) {
    // EMZ, WMZ and SVGZ: LibreOffice unpacks any picture once, whatever its name; and gzip may unpack to itself.
    if (isUnpacked) return;
    const unpacked = { ...options, fonts, metafiles, onStart: () => undefined };
    await inspectContent(gunzip(whole, maxUnpackedPictureBytes), entry, {}, unpacked, true);
  } else fonts.mayBe(entry);
}

/**
 * Inspects one part by what its first bytes say it is: XML, or a picture, packed or not. Throws `too-complex` for pictures and
 * drawings that would keep LibreOffice busy without end, and as `readXml` does.
 */
export async function inspectPart(
  opened: OfficePackage,
  entry: PackageEntry,
  events: XmlEvents,
  reading: PartReading,
): Promise<void> {
  const source = await opened.read(entry);
  try {
    await inspectContent(source, entry, events, reading);
  } finally {
    source.destroy();
  }
}
