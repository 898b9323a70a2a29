import { isOff } from '../../../formats/xml/on-off.ts';
import { localName, type XmlEvents } from '../../../formats/xml/xml.ts';
import { attributeOf } from '../../../formats/xml/xml-names.ts';

type Attributes = Readonly<Record<string, string>>;

/** Events with local names. */
export interface LocalEvents {
  readonly open: (name: string, attributes: Attributes) => void;
  readonly close: (name: string) => void;
  readonly text: (text: string) => void;
}

/** Passes on events except those of ignored elements and their contents. Attributes keep their prefixes. */
export function ignoring(isIgnored: (name: string, attributes: Attributes) => boolean, events: LocalEvents): XmlEvents {
  let ignored = 0;
  return {
    open(written, attributes) {
      const name = localName(written);
      if (ignored > 0 || isIgnored(name, attributes)) ignored++;
      else events.open(name, attributes);
    },
    close(written) {
      if (ignored > 0) ignored--;
      else events.close(localName(written));
    },
    text(text) {
      if (ignored === 0) events.text(text);
    },
  };
}

/** Whether a WordprocessingML toggle property is on, which it is by its presence (ECMA-376 part 1, §17.17.4). */
export const isOn = (attributes: Attributes): boolean => !isOff(attributeOf(attributes, 'val'));
