import { localName, type XmlEvents } from '../../../../formats/xml/xml.ts';

/** Where OpenDocument keeps a picture within its XML, in Base64 (ODF 1.3 part 3, §10.4.5). */
const inlinePicture = 'binary-data';

/** Passes XML events on, and calls `onPicture` for each picture that is written in the XML itself. */
export function watchInlinePictures(events: XmlEvents, onPicture: (picture: Buffer) => void): XmlEvents {
  let isPicture = false;
  return {
    ...events,
    open(name, attributes, source) {
      isPicture = localName(name) === inlinePicture;
      events.open?.(name, attributes, source);
    },
    text(text) {
      if (isPicture) onPicture(Buffer.from(text, 'base64'));
      events.text?.(text);
    },
    close(name) {
      isPicture = false;
      events.close?.(name);
    },
  };
}
