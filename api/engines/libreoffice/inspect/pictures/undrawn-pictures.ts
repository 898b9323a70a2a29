import { posix } from 'node:path';
import { localName, type XmlEvents } from '../../../../formats/xml/xml.ts';
import { attributeOf } from '../../../../formats/xml/xml-names.ts';
import { resolveTarget, sourceOf } from '../../../../formats/zip/part-name.ts';

/** Finds pictures that a package shows and LibreOffice cannot draw, while its parts are read. */
export interface UndrawnPictures {
  /** The same events for a part; relationships must be read before the parts that they are of. */
  readonly watch: (part: string, events: XmlEvents) => XmlEvents;
  /** Takes each part with its first bytes. */
  readonly take: (part: string, start: Buffer) => void;
  /** How many pictures, shown once or more, it cannot draw or does not find. */
  readonly count: () => number;
}

/** Bytes of a part that show what it is. */
const undrawnStartBytes = 12;

const maxPictures = 10_000;
const shownPart =
  /^(?:word\/(?:document|header|footer|footnotes|endnotes)\d*|ppt\/slides\/[^/]+|xl\/drawings\/[^/]+|content)\.xml$/;

/** JPEG XR, JPEG XL, JPEG 2000 as a file and as a mere codestream. */
const undrawnStarts = ['4949bc', 'ff0a', '0000000c4a584c20', '0000000c6a502020', 'ff4fff51'];
/** Pictures in files like those of films: HEIF and AVIF. */
const filmLike = /^.{4}ftyp(?:heic|heix|hevc|hevx|heim|heis|mif1|msf1|avif|avis)/s;

/** Whether LibreOffice cannot decode a picture, by its first bytes. */
function isUndrawn(start: Buffer): boolean {
  const hex = start.toString('hex', 0, undrawnStartBytes);
  return undrawnStarts.some((known) => hex.startsWith(known)) || filmLike.test(start.toString('latin1'));
}

const keyOf = (part: string) => part.toLowerCase();

/** Creates a finder of pictures that cannot be drawn. */
export function createUndrawnPictures(): UndrawnPictures {
  /** The parts of pictures by the part that refers to them and the relationship's id. */
  const targets = new Map<string, Map<string, string>>();
  const shown = new Set<string>();
  const carried = new Set<string>();
  const undrawn = new Set<string>();
  const add = (part: string | undefined) => {
    if (part !== undefined && shown.size < maxPictures) shown.add(keyOf(part));
  };
  const before = (events: XmlEvents, open: NonNullable<XmlEvents['open']>): XmlEvents => ({
    ...events,
    open(name, attributes, source) {
      open(localName(name), attributes, source);
      events.open?.(name, attributes, source);
    },
  });
  return {
    watch(part, events) {
      if (part.endsWith('.rels')) {
        const source = sourceOf(part);
        if (!shownPart.test(source)) return events;
        return before(events, (name, { Id = '', Type = '', Target = '', TargetMode }) => {
          if (name !== 'Relationship' || TargetMode === 'External' || !Type.endsWith('/image')) return;
          const ofPart = targets.get(source) ?? new Map<string, string>();
          targets.set(source, ofPart.set(Id, resolveTarget(Target, posix.dirname(source))));
        });
      }
      if (part === 'content.xml') {
        return before(events, (name, attributes) => {
          const address = attributes['xlink:href'];
          // Previews of tables are named, and carried by few.
          if (name === 'image' && address?.startsWith('Pictures/') && !address.endsWith('.svm')) add(address);
        });
      }
      const ofPart = targets.get(part);
      if (ofPart === undefined) return events;
      return before(events, (name, attributes) => {
        if (name === 'blip') add(ofPart.get(attributeOf(attributes, 'embed') ?? ''));
        else if (name === 'imagedata') add(ofPart.get(attributes['r:id'] ?? attributes['o:relid'] ?? ''));
      });
    },
    take(part, start) {
      carried.add(keyOf(part));
      if (isUndrawn(start)) undrawn.add(keyOf(part));
    },
    count: () => [...shown].filter((part) => undrawn.has(part) || !carried.has(part)).length,
  };
}
