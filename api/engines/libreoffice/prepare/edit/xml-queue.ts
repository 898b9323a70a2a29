import { createXmlWriter, type OpenTag } from '../../../../formats/xml/xml-writer.ts';
import { limits } from '../../limits.ts';

const { maxWaiting } = limits.prepare;

/** A start tag that may yet be dropped: together with its end tag only, or with all of its content. */
export interface Opening {
  readonly tag: OpenTag;
  leaveOut: 'nothing' | 'tags' | 'all';
  /** Text that takes the place of its content. */
  text?: string;
}

/** A start tag, the end of the element that one opens, or a text. */
export type XmlEvent = Opening | { readonly closes: Opening } | { readonly text: string };

/** Events that wait until it is decided whether they are written. */
export interface XmlQueue {
  readonly add: (event: XmlEvent) => void;
  /** Writes what waits, and an event behind it. */
  readonly pass: (event: XmlEvent) => void;
  readonly flush: () => void;
  /** Whether so many events wait that a decision must be made now. */
  readonly isFull: () => boolean;
  /** The output since the last call. */
  readonly take: () => string;
}

/** Creates a queue of events that wait until it is decided which to drop; flushing writes or drops them for good. */
export function createXmlQueue(): XmlQueue {
  const writer = createXmlWriter();
  const waiting: XmlEvent[] = [];
  let leftOut: Opening | undefined;

  const write = (event: XmlEvent) => {
    if (leftOut) {
      if (!('closes' in event) || event.closes !== leftOut) return;
      if (leftOut.leaveOut === 'nothing') writer.close(leftOut.tag.name);
      leftOut = undefined;
    } else if ('tag' in event && event.text !== undefined) {
      leftOut = event;
      writer.open(event.tag);
      writer.text(event.text);
    } else if ('text' in event && !('tag' in event)) {
      writer.text(event.text);
    } else if ('closes' in event) {
      if (event.closes.leaveOut === 'nothing') writer.close(event.closes.tag.name);
    } else if (event.leaveOut === 'all') {
      leftOut = event;
    } else if (event.leaveOut === 'nothing') {
      writer.open(event.tag);
    }
  };
  const flush = () => {
    if (waiting.length === 0) return;
    for (const event of waiting) write(event);
    waiting.length = 0;
  };
  return {
    take: writer.take,
    add(event) {
      waiting.push(event);
    },
    pass(event) {
      flush();
      write(event);
    },
    isFull: () => waiting.length > maxWaiting,
    flush,
  };
}
