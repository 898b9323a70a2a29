import type { XmlEvents } from '../../../formats/xml/xml.ts';

/** The same events for two readers of one part. */
export function mergeEvents(one: XmlEvents, other: XmlEvents | undefined): XmlEvents {
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
