import { createUseGuard } from '../../../formats/drawing-uses.ts';
import { imageSize, imageStartBytes } from '../../../formats/image-size.ts';
import {
  createFaultCounter,
  localName,
  looksLikeXml,
  readXml,
  type XmlEvents,
  type XmlOptions,
} from '../../../formats/xml/xml.ts';
import { type OfficePackage, openPackage, type PackageEntry } from '../../../formats/zip/zip-package.ts';
import { ProblemError } from '../../../problem.ts';
import type { FontCollector } from '../fonts/font-collector.ts';
import type { ContentCollector } from '../kept/content/shown-content.ts';
import { limits } from '../limits.ts';
import { createFontGuard, type FontGuard } from './font-guard.ts';
import { createFieldCounter } from './form-fields.ts';
import { gunzip, isGzip } from './gunzip.ts';
import type { Inspection } from './inspection.ts';
import { createMainPart } from './main-part.ts';
import { watchInlinePictures } from './pictures/inline-pictures.ts';
import { createLinkedPictures } from './pictures/linked-pictures.ts';
import { createMetafileGuard, type MetafileGuard } from './pictures/metafile-guard.ts';
import { isMetafile } from './pictures/metafile-weight.ts';
import { createUndrawnCharts } from './pictures/undrawn-charts.ts';
import { createUndrawnPictures } from './pictures/undrawn-pictures.ts';
import { createSubDocuments } from './sub-documents.ts';
import { createCommentCounter } from './unprinted-comments.ts';

const { maxObjectDepth, maxPixels, maxUnpackedPictureBytes, maxVmlDepth, metafile } = limits.inspect;

/** Parts that contain macros. The lists of a Basic library are always present; only other modules are macros. */
const macroPart = /(^|\/)vbaProject\.bin$|^Basic\/.+\/(?!(script|dialog)-l[bc]\.xml$)[^/]+\.xml$|^Scripts\/.*[^/]$/i;

/** Parts of OpenDocument, which may have pictures within their XML. */
const inlining = /(?:^|\/)(?:content|styles)\.xml$/;

/**
 * Elements that refer to embedded font files: Word (ECMA-376 part 1, §17.8.3), PowerPoint (§19.2.1.9), ODF (§16.24).
 */
const embeddedFont = /^(embed(Regular|Bold|Italic|BoldItalic)|embeddedFont|font-face-uri)$/;

/** The same events, with a call of `onFont` for each element that embeds a font. */
function watchEmbeddedFonts(events: XmlEvents, onFont: FontGuard['refer']): XmlEvents {
  return {
    ...events,
    open(name, attributes) {
      if (embeddedFont.test(localName(name))) onFont(attributes);
      events.open?.(name, attributes);
    },
  };
}

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
  return { events: both(events, watch), end: uses.end };
}

/** The same events for two readers of one part. */
function both(one: XmlEvents, other: XmlEvents | undefined): XmlEvents {
  if (other === undefined) return one;
  return {
    ...one,
    ...other,
    open(name, attributes) {
      one.open?.(name, attributes);
      other.open?.(name, attributes);
    },
    close(name) {
      one.close?.(name);
      other.close?.(name);
    },
  };
}

/** The entries of a package, those that others depend on first. */
function inOrder(entries: readonly PackageEntry[], first: readonly RegExp[]): readonly PackageEntry[] {
  const rank = ({ name }: PackageEntry) => {
    const found = first.findIndex((pattern) => pattern.test(name));
    return found < 0 ? first.length : found;
  };
  return first.length === 0 ? entries : [...entries].sort((a, b) => rank(a) - rank(b));
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

/** Throws `too-complex` for objects that lie too deep within each other, each in a folder of the one around it. */
function refuseDeepObject({ name }: PackageEntry): void {
  const folders = name.split('/').length - 1;
  if (!/(^|\/)content\.xml$/.test(name) || folders <= maxObjectDepth) return;
  throw new ProblemError(
    'too-complex',
    `This document has more than ${maxObjectDepth} objects within each other. Take some of them out, or insert them as pictures.`,
  );
}

interface PartReading extends XmlOptions {
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

async function inspectPart(
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

/** Inspects every XML part and picture header of a package. Throws as `inspectInput` does. */
export async function inspectPackage(
  path: string,
  fonts: FontCollector,
  content: ContentCollector | null,
  signal: AbortSignal,
): Promise<Inspection> {
  const opened = await openPackage(path);
  const boundFaults = createFaultCounter();
  let isBroken = false;
  const countFault = () => {
    isBroken = true;
    boundFaults();
  };
  const linked = createLinkedPictures();
  const subDocuments = createSubDocuments();
  const undrawn = createUndrawnPictures();
  const charts = createUndrawnCharts();
  const comments = createCommentCounter();
  const fields = createFieldCounter();
  const mainPart = createMainPart();
  let embedsFonts = false;
  const guard = createFontGuard();
  const metafiles = createMetafileGuard();
  const onFont: FontGuard['refer'] = (attributes) => {
    embedsFonts = true;
    guard.refer(attributes);
  };
  try {
    for (const entry of inOrder(opened.entries, [/\.rels$/, ...(content?.first ?? [])])) {
      signal.throwIfAborted();
      if (entry.folder) continue;
      refuseDeepObject(entry);
      const events = watchEmbeddedFonts(fonts.watch(entry.name) ?? {}, onFont);
      const shown = both(both(events, content?.watch(entry.name)), charts.watch(entry.name));
      const known = comments.watch(entry.name, fields.watch(entry.name, shown));
      const linking = linked.watch(entry.name, both(known, subDocuments.watch(entry.name)));
      const watched = inlining.test(entry.name) ? watchInlinePictures(linking, metafiles.take) : linking;
      const onStart = (start: Buffer) => undrawn.take(entry.name, start);
      const reading = { signal, countFault, onStart, fonts: guard, metafiles };
      await inspectPart(opened, entry, mainPart.watch(entry.name, undrawn.watch(entry.name, watched)), reading);
    }
    mainPart.check(opened.entries.map(({ name }) => name));
    await guard.check(opened, signal);
    const macros = opened.entries.some(({ name, bytes }) => bytes > 0 && macroPart.test(name));
    const shown = content?.content() ?? null;
    return {
      fonts: fonts.families(),
      fontLooks: fonts.looks?.(),
      macros,
      embedsFonts,
      linkedPictures: linked.addresses(),
      subDocuments: subDocuments.addresses(),
      undrawnPictures: undrawn.count(),
      undrawnCharts: charts.count(),
      ...fields.counted(),
      unprinted: comments.counted(),
      isBroken,
      content: shown,
    };
  } finally {
    opened.close();
  }
}
