import { localName, type XmlEvents } from '../../../../formats/xml/xml.ts';
import { attributeOf } from '../../../../formats/xml/xml-names.ts';
import { sourceOf } from '../../../../formats/zip/part-name.ts';

type Attributes = Readonly<Record<string, string>>;

/** Finds pictures that a package only refers to, while its parts are read. */
export interface LinkedPictures {
  /** The same events for a part; relationships must be read before the parts that they are of. */
  readonly watch: (part: string, events: XmlEvents) => XmlEvents;
  /** Their addresses, as often as they are shown. */
  readonly addresses: () => readonly string[];
}

const maxAddresses = 10_000;
const openDocumentPart = /^(?:Object \d+\/)?(?:content|styles)\.xml$/;
const outside = /^(?:\w{2,}:|\/|\.\.)/;

/** The relationship by which an element shows a picture that the package does not carry as well. */
function linkOf(name: string, attributes: Attributes): string | undefined {
  if (name === 'imagedata') return attributes['r:id'] ?? attributes['r:href'];
  return name === 'blip' && !attributeOf(attributes, 'embed') ? attributeOf(attributes, 'link') : undefined;
}

/** Creates a finder of pictures that lie elsewhere. */
export function createLinkedPictures(): LinkedPictures {
  /** Addresses by the part that refers to them and the relationship's id. */
  const targets = new Map<string, Map<string, string>>();
  const found: string[] = [];
  const add = (address: string | undefined) => {
    if (address !== undefined && found.length < maxAddresses) found.push(address);
  };
  const before = (events: XmlEvents, open: (name: string, attributes: Attributes) => void): XmlEvents => ({
    ...events,
    open(name, attributes, source) {
      open(localName(name), attributes);
      events.open?.(name, attributes, source);
    },
  });
  return {
    watch(part, events) {
      if (part.endsWith('.rels')) {
        return before(events, (name, { Id = '', Type = '', Target = '', TargetMode }) => {
          if (name !== 'Relationship' || TargetMode !== 'External' || !Type.endsWith('/image')) return;
          const source = sourceOf(part);
          targets.set(source, (targets.get(source) ?? new Map<string, string>()).set(Id, Target));
        });
      }
      if (openDocumentPart.test(part)) {
        return before(events, (name, attributes) => {
          const address = name === 'image' ? attributes['xlink:href'] : undefined;
          if (address !== undefined && outside.test(address)) add(address);
        });
      }
      const ofPart = targets.get(part);
      if (ofPart === undefined) return events;
      return before(events, (name, attributes) => add(ofPart.get(linkOf(name, attributes) ?? '')));
    },
    addresses: () => found,
  };
}
