import { thresholds } from './thresholds.ts';

// Own code: CSV libraries parse values and lose how they were written; here every kept byte stays unchanged.

/** The dialect of a table, as bytes of an ASCII-compatible encoding. */
export interface CsvBytes {
  readonly delimiter: number;
  /** The byte that escapes a quote within quotes: a quote or a backslash. */
  readonly quoteEscape: number;
}

/** How lines of a file end. */
export type LineEnd = 'crlf' | 'lf' | 'cr';

/** Receives a table piece by piece, in order. Buffers are valid only during the call. */
export interface CsvSink {
  /** Delimiters, unquoted values, and quoted ones that must stay as they are, in pieces of any length. */
  readonly plain: (bytes: Buffer, delimiters: number) => void;
  /** A quoted value without its quotes, and whether they are needed to read it. */
  readonly quoted: (content: Buffer, needsQuotes: boolean) => void;
  readonly lineEnd: (kind: LineEnd) => void;
  /** Called if text follows a closing quote, which programs interpret differently. */
  readonly strayTextAfterQuote: () => void;
}

/** Takes a file chunk by chunk. */
export interface CsvScanner {
  readonly write: (chunk: Buffer) => void;
  /** Returns false if the file ends within quotes. */
  readonly end: () => boolean;
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

/** Scans a table (RFC 4180) as a stream; blanks are allowed before an opening quote. */
export function createCsvScanner({ delimiter, quoteEscape }: CsvBytes, sink: CsvSink): CsvScanner {
  let state: 'start' | 'plain' | 'quoted' | 'escaped' | 'closing' | 'return' = 'start';
  /** The beginning of a quoted value from earlier chunks, with its opening quote. */
  let held: Buffer[] = [];
  let heldBytes = 0;
  let followsBlank = false;
  /** The quoted value is passed on as written. */
  let isKept = false;

  const release = (bytes: Buffer, delimiters = 0) => {
    if (bytes.length > 0) sink.plain(bytes, delimiters);
  };
  const hold = (bytes: Buffer) => {
    held.push(Buffer.from(bytes));
    heldBytes += bytes.length;
    if (heldBytes <= maxHeldBytes) return;
    isKept = true;
    for (const part of held.splice(0)) release(part);
  };
  const close = (rest: Buffer) => {
    const whole = held.length > 0 ? Buffer.concat([...held, rest]) : rest;
    held = [];
    heldBytes = 0;
    const content = whole.subarray(1, -1);
    if (isKept) release(whole);
    else sink.quoted(content, needsQuotes(content, delimiter));
  };
  const quotedState = (byte: number) => {
    if (state === 'escaped') return 'quoted';
    // A doubled quote closes the value and reopens it at once.
    if (byte === quote) return 'closing';
    return byte === quoteEscape ? 'escaped' : 'quoted';
  };

  function write(chunk: Buffer): void {
    let from = 0;
    let delimiters = 0;
    const flush = (to: number, next = to) => {
      release(chunk.subarray(from, to), delimiters);
      delimiters = 0;
      from = next;
    };
    for (let i = 0; i < chunk.length; i++) {
      const byte = chunk[i] as number;
      if (state === 'quoted' || state === 'escaped') {
        state = quotedState(byte);
        continue;
      }
      if (state === 'closing') {
        if (byte === quote && quoteEscape === quote) {
          state = 'quoted';
          continue;
        }
        const isClosed = byte === delimiter || byte === lineFeed || byte === carriageReturn;
        if (!isClosed) {
          sink.strayTextAfterQuote();
          isKept = true;
        }
        close(chunk.subarray(from, i));
        from = i;
        state = 'plain';
      }
      if (state === 'return') {
        const isPair = byte === lineFeed;
        sink.lineEnd(isPair ? 'crlf' : 'cr');
        state = 'start';
        from = isPair ? i + 1 : i;
        if (isPair) continue;
      }
      if (byte === delimiter) {
        delimiters += 1;
        state = 'start';
        followsBlank = false;
      } else if (byte === lineFeed || byte === carriageReturn) {
        flush(i, i + 1);
        state = byte === lineFeed ? 'start' : 'return';
        followsBlank = false;
        if (byte === lineFeed) sink.lineEnd('lf');
      } else if (state === 'start' && byte === quote) {
        flush(i);
        isKept = followsBlank;
        state = 'quoted';
      } else if (state === 'start' && byte === blank) followsBlank = true;
      else state = 'plain';
    }
    if (state === 'quoted' || state === 'escaped' || state === 'closing') hold(chunk.subarray(from));
    else if (state !== 'return') flush(chunk.length);
  }

  return {
    write,
    end() {
      if (state === 'closing') close(Buffer.alloc(0));
      for (const part of held) release(part);
      if (state === 'return') sink.lineEnd('cr');
      return state !== 'quoted' && state !== 'escaped';
    },
  };
}
