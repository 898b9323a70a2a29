import type { CsvBytes, CsvSink } from './csv-sink.ts';
import { thresholds } from './thresholds.ts';

/** A quoted value that is read in pieces. */
export interface QuotedValue {
  /** Begins a value. One that is kept is passed on as written. */
  readonly begin: (as: 'read' | 'kept') => void;
  /** Has the value passed on as written. */
  readonly keep: () => void;
  /** Takes what a chunk has of it, from its opening quote on. */
  readonly hold: (bytes: Buffer) => void;
  /** Passes it on, given the rest of it, to its closing quote. */
  readonly close: (rest: Buffer) => void;
  /** Passes on what there is of a value that does not end. */
  readonly release: () => void;
}

const [quote, lineFeed, carriageReturn, blank, hash, apostrophe] = [0x22, 0x0a, 0x0d, 0x20, 0x23, 0x27];
const { maxHeldBytes } = thresholds;
/** Line ends, the quote, and everything that a guessing reader might take for a delimiter or an escape. */
const special = new Uint8Array(256);
for (const byte of [lineFeed, carriageReturn, quote, 0x09, 0x2c, 0x3b, 0x7c, 0x5c]) special[byte] = 1;

function needsQuotes(content: Buffer, delimiter: number): boolean {
  const [first, last] = [content[0], content[content.length - 1]];
  // A quoted empty value is an empty string; an unquoted one may mean null.
  if (first === undefined || first === blank || last === blank || first === hash || first === apostrophe) return true;
  for (const byte of content) if (special[byte] === 1 || byte === delimiter) return true;
  return false;
}

/** Creates a reader of quoted values, which holds each until it is complete, unless it is very long. */
export function createQuotedValue({ delimiter }: CsvBytes, sink: CsvSink): QuotedValue {
  /** The beginning of a value from earlier chunks, with its opening quote. */
  let held: Buffer[] = [];
  let heldBytes = 0;
  let isKept = false;
  const pass = (bytes: Buffer) => {
    if (bytes.length > 0) sink.plain(bytes, 0);
  };
  return {
    begin(as) {
      isKept = as === 'kept';
    },
    keep() {
      isKept = true;
    },
    hold(bytes) {
      held.push(Buffer.from(bytes));
      heldBytes += bytes.length;
      if (heldBytes <= maxHeldBytes) return;
      isKept = true;
      for (const part of held.splice(0)) pass(part);
    },
    close(rest) {
      const whole = held.length > 0 ? Buffer.concat([...held, rest]) : rest;
      held = [];
      heldBytes = 0;
      const content = whole.subarray(1, -1);
      if (isKept || needsQuotes(content, delimiter)) pass(whole);
      else sink.needlesslyQuoted(content);
    },
    release() {
      for (const part of held) pass(part);
    },
  };
}
