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
  /** Delimiters, unquoted values, and quoted ones that need their quotes or must stay as they are, in pieces of any length. */
  readonly plain: (bytes: Buffer, delimiters: number) => void;
  /** A quoted value that is the same without its quotes, which are not passed. */
  readonly needlesslyQuoted: (content: Buffer) => void;
  readonly lineEnd: (kind: LineEnd) => void;
  /** Called if text follows a closing quote, which programs interpret differently. */
  readonly strayTextAfterQuote: () => void;
}
