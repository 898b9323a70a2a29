import type { CsvBytes, CsvSink } from './csv-sink.ts';
import { createQuotedValue } from './quoted-value.ts';

// Own code: CSV libraries parse values and lose how they were written; here every kept byte stays unchanged.

/** Takes a file chunk by chunk. */
export interface CsvScanner {
  readonly write: (chunk: Buffer) => void;
  /** Returns false if the file ends within quotes. */
  readonly end: () => boolean;
}

const [quote, lineFeed, carriageReturn, blank] = [0x22, 0x0a, 0x0d, 0x20];

type State = 'start' | 'plain' | 'quoted' | 'escaped' | 'closing' | 'return';

/** Scans a table (RFC 4180) as a stream; blanks are allowed before an opening quote. */
export function createCsvScanner({ delimiter, quoteEscape }: CsvBytes, sink: CsvSink): CsvScanner {
  let state: State = 'start';
  let followsBlank = false;
  const value = createQuotedValue({ delimiter, quoteEscape }, sink);

  const quotedState = (byte: number): State => {
    if (state === 'escaped') return 'quoted';
    // A doubled quote closes the value and reopens it at once.
    if (byte === quote) return 'closing';
    return byte === quoteEscape ? 'escaped' : 'quoted';
  };

  function write(chunk: Buffer): void {
    let from = 0;
    let delimiters = 0;
    const flush = (to: number, next = to) => {
      if (to > from) sink.plain(chunk.subarray(from, to), delimiters);
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
          value.keep();
        }
        value.close(chunk.subarray(from, i));
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
        value.begin(followsBlank ? 'kept' : 'read');
        state = 'quoted';
      } else if (state === 'start' && byte === blank) followsBlank = true;
      else state = 'plain';
    }
    if (state === 'quoted' || state === 'escaped' || state === 'closing') value.hold(chunk.subarray(from));
    else if (state !== 'return') flush(chunk.length);
  }

  return {
    write,
    end() {
      if (state === 'closing') value.close(Buffer.alloc(0));
      value.release();
      if (state === 'return') sink.lineEnd('cr');
      return state !== 'quoted' && state !== 'escaped';
    },
  };
}
