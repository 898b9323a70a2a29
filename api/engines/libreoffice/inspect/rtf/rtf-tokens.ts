/** Handlers for the tokens of an RTF document. */
export interface RtfEvents {
  /** Start and end of a group; `offset` is that of its brace, in bytes. */
  readonly open: (offset: number) => void;
  readonly close: (offset: number) => void;
  /** A control word and its number; `end` is the byte offset after both. */
  readonly control: (word: string, value: number | undefined, end: number) => void;
  /** A control symbol without text, such as the star of a destination. */
  readonly symbol?: (byte: number) => void;
  /** A byte of text, literal or escaped as \'hh. */
  readonly byte: (byte: number) => void;
  /** Binary data (`\bin`), in pieces. */
  readonly binary?: (piece: Buffer) => void;
}

const code = (character: string) => character.charCodeAt(0);
const backslash = code('\\');
const isLetter = (byte: number) => (byte | 32) >= code('a') && (byte | 32) <= code('z');
const isDigit = (byte: number) => byte >= code('0') && byte <= code('9');

/** Letters of a control word and digits of its number at most (RTF 1.9.1, "Control Word"). */
const maxWord = 32;
const maxDigits = 10;

type State = 'text' | 'escape' | 'word' | 'number' | 'hex';

/** Finds the tokens of a document byte by byte. */
interface RtfTokens {
  /** @param offset Of the byte in the document. */
  readonly take: (byte: number, offset: number) => void;
  /** Bytes of binary data that come next, which are not tokens. */
  skip: number;
}

function createRtfTokens(events: RtfEvents): RtfTokens {
  let state: State = 'text';
  let word = '';
  let number = '';
  /** Byte offset of the current byte. */
  let offset = 0;

  const endControl = () => {
    const value = /\d/.test(number) ? Number(number) : undefined;
    if (word === 'bin') tokens.skip = Math.max(0, value ?? 0);
    events.control(word, value, offset);
    state = 'text';
  };

  const text = (byte: number) => {
    if (byte === backslash) state = 'escape';
    else if (byte === code('{')) events.open(offset);
    else if (byte === code('}')) events.close(offset);
    else if (byte !== 10 && byte !== 13) events.byte(byte);
  };

  const escaped = (byte: number) => {
    word = '';
    number = '';
    state = 'text';
    if (isLetter(byte)) {
      word = String.fromCharCode(byte);
      state = 'word';
    } else if (byte === code("'")) {
      state = 'hex';
    } else if (byte === backslash || byte === code('{') || byte === code('}')) {
      events.byte(byte);
    } else {
      events.symbol?.(byte);
    }
  };

  /** Inside a control word, which includes the space that ends it. */
  const control = (byte: number) => {
    if (state === 'word' && isLetter(byte) && word.length < maxWord) word += String.fromCharCode(byte);
    else if ((isDigit(byte) || (byte === code('-') && number === '')) && number.length < maxDigits) {
      number += String.fromCharCode(byte);
      state = 'number';
    } else {
      endControl();
      if (byte === 32) return;
      if (tokens.skip > 0) tokens.skip--;
      else text(byte);
    }
  };

  const hex = (byte: number) => {
    number += String.fromCharCode(byte);
    if (number.length < 2) return;
    const value = Number.parseInt(number, 16);
    if (!Number.isNaN(value)) events.byte(value);
    state = 'text';
  };

  const tokens: RtfTokens = {
    skip: 0,
    take(byte, at) {
      offset = at;
      if (state === 'text') text(byte);
      else if (state === 'escape') escaped(byte);
      else if (state === 'hex') hex(byte);
      else control(byte);
    },
  };
  return tokens;
}

/**
 * Tokenises RTF as a stream; binary data is passed on as it is.
 * @returns The bytes of binary data that the document announces and does not have.
 */
export async function readRtf(source: AsyncIterable<Buffer>, events: RtfEvents): Promise<number> {
  const tokens = createRtfTokens(events);
  let chunkStart = 0;
  for await (const chunk of source) {
    for (let index = 0; index < chunk.length; index++) {
      if (tokens.skip > 0) {
        const passed = Math.min(tokens.skip, chunk.length - index);
        tokens.skip -= passed;
        events.binary?.(chunk.subarray(index, index + passed));
        index += passed - 1;
      } else tokens.take(chunk[index] as number, chunkStart + index);
    }
    chunkStart += chunk.length;
  }
  return tokens.skip;
}
