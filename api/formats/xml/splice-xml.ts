import { createScanner, decodeUtf8, type ScanLimits, type StartTag } from './scan-xml.ts';

/** How a part may be edited at one of its tags. */
interface TagEdit {
  /** The tag as written. */
  readonly text: string;
  readonly before: (text: string) => void;
  readonly after: (text: string) => void;
  readonly replace: (text: string) => void;
}

/** Called with the tags of an XML file, in their order, to edit some. */
export interface SpliceHandlers {
  /** `edit` costs a search: call it only for tags that may change. */
  readonly open?: (tag: StartTag, edit: () => TagEdit) => void;
  readonly close?: (name: string, depth: number, edit: () => TagEdit) => void;
}

interface Splice {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/**
 * Edits a part at some of its tags, as a stream; the rest stays identical, byte for byte. A self-closing element opens
 * and closes with the same tag: edit it at one of the two events, not both. Throws as `scanXml` does.
 */
export async function* spliceXml(
  source: AsyncIterable<Buffer>,
  handlers: SpliceHandlers,
  limits?: ScanLimits,
): AsyncGenerator<Buffer> {
  // Text after the last whole tag is held back, because the next tag may begin in it. Offsets count UTF-16 units.
  let held = '';
  let heldFrom = 0;
  let lastTagEnd = 0;
  let splices: Splice[] = [];

  const editOf = (end: number) => (): TagEdit => {
    // No tag holds a `<`: well-formed attribute values escape it.
    const start = heldFrom + held.lastIndexOf('<', end - heldFrom - 1);
    const put = (from: number, to: number) => (text: string) => {
      splices.push({ start: from, end: to, text });
    };
    const text = held.slice(start - heldFrom, end - heldFrom);
    return { text, before: put(start, start), after: put(end, end), replace: put(start, end) };
  };

  const scan = createScanner(
    {
      open(tag) {
        lastTagEnd = tag.end;
        handlers.open?.(tag, editOf(tag.end));
      },
      close(name, depth, end) {
        lastTagEnd = end;
        handlers.close?.(name, depth, editOf(end));
      },
    },
    limits,
  );

  const settle = (to: number): Buffer => {
    let at = heldFrom;
    let out = '';
    for (const { start, end, text } of splices) {
      out += held.slice(at - heldFrom, start - heldFrom) + text;
      at = end;
    }
    out += held.slice(at - heldFrom, to - heldFrom);
    held = held.slice(to - heldFrom);
    heldFrom = to;
    splices = [];
    return Buffer.from(out);
  };

  for await (const text of decodeUtf8(source)) {
    held += text;
    scan(text);
    yield settle(lastTagEnd);
  }
  scan(null);
  yield settle(heldFrom + held.length);
}
