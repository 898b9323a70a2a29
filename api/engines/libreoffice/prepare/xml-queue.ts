import { createXmlWriter, type OpenTag } from '../../../formats/xml-writer.ts';

/** Events that wait for a decision at most; then it is made from what is known. */
const maxWaiting = 10_000;

/** A start tag that may yet be left out: alone with its end tag, or with all that is inside. */
export interface Opening {
  readonly tag: OpenTag;
  leaveOut: 'nothing' | 'tags' | 'all';
}

export type XmlEvent = Opening | { readonly closes: Opening } | { readonly text: string };

export interface XmlQueue {
  readonly add: (event: XmlEvent) => void;
  readonly flush: () => void;
  /** So many events wait that it is time to decide. */
  readonly isFull: () => boolean;
  /** What was written since the last call. */
  readonly take: () => string;
}

/** Events that wait while it is undecided what to leave out; what is flushed is written, or left out for good. */
export function createXmlQueue(): XmlQueue {
  const writer = createXmlWriter();
  const waiting: XmlEvent[] = [];
  let leftOut: Opening | undefined;

  const write = (event: XmlEvent) => {
    if (leftOut) {
      if ('closes' in event && event.closes === leftOut) leftOut = undefined;
    } else if ('text' in event) {
      writer.text(event.text);
    } else if ('closes' in event) {
      if (event.closes.leaveOut === 'nothing') writer.close(event.closes.tag.name);
    } else if (event.leaveOut === 'all') {
      leftOut = event;
    } else if (event.leaveOut === 'nothing') {
      writer.open(event.tag);
    }
  };
  return {
    take: writer.take,
    add(event) {
      waiting.push(event);
    },
    isFull: () => waiting.length > maxWaiting,
    flush() {
      for (const event of waiting) write(event);
      waiting.length = 0;
    },
  };
}
