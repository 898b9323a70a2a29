/** Receives the operators of a content stream that concern text, colour and drawn resources, in their order. */
export interface ContentVisitor {
  /** The resource name of the font that is selected. */
  readonly font: (name: string) => void;
  /** The resource name of an ExtGState, which may set a font. */
  readonly graphicsState: (name: string) => void;
  /** The bytes of a string that is shown. */
  readonly text: (codes: Uint8Array) => void;
  readonly save: () => void;
  readonly restore: () => void;
  /** A colour is set in DeviceCMYK. */
  readonly cmyk: () => void;
  readonly inlineImage: () => void;
  /** The resource name of a form or image that is drawn. */
  readonly object?: (name: string) => void;
  /** The resource name of a pattern that is selected for filling or stroking. */
  readonly pattern?: (name: string) => void;
}

const [space, lf, cr, tab, ff] = [32, 10, 13, 9, 12];
const code = (c: string) => c.charCodeAt(0);
const [open, close, less, greater, slash, percent, backslash] = ['(', ')', '<', '>', '/', '%', '\\'].map(code);
const [letterE, letterI, colon, quote, doubleQuote] = ['E', 'I', ':', "'", '"'].map(code) as [
  number,
  number,
  number,
  number,
  number,
];
const isBlank = (c: number | undefined) => c === space || c === lf || c === cr || c === tab || c === ff || c === 0;
const delimiters = new Set(['(', ')', '<', '>', '[', ']', '{', '}', '/', '%'].map(code));
const endsToken = (c: number | undefined) => c === undefined || isBlank(c) || delimiters.has(c);
const escapes: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };
const isOctal = (c: number | undefined): c is number => c !== undefined && c >= 48 && c <= 55;

/** How many bytes of a name and of an operator are read. */
const maxNameBytes = 500;
const maxOperatorBytes = 8;

interface ScannedString {
  readonly bytes: Uint8Array;
  /** Where scanning continues. */
  readonly next: number;
}

/** Reads a literal string (ISO 32000-1 §7.3.4.2); `at` is after its opening parenthesis. */
function readLiteral(data: Uint8Array, at: number): ScannedString {
  const bytes: number[] = [];
  let depth = 1;
  let i = at;
  for (; i < data.length; i++) {
    const c = data[i] as number;
    if (c === backslash) {
      const next = data[++i];
      if (isOctal(next)) {
        let value = next - 48;
        for (let digits = 1; digits < 3 && isOctal(data[i + 1]); digits++)
          value = value * 8 + (data[++i] as number) - 48;
        bytes.push(value & 255);
      } else if (next === cr || next === lf) {
        if (next === cr && data[i + 1] === lf) i++;
      } else if (next !== undefined) bytes.push(escapes[String.fromCharCode(next)] ?? next);
      continue;
    }
    if (c === open) depth++;
    if (c === close && --depth === 0) break;
    bytes.push(c);
  }
  return { bytes: Uint8Array.from(bytes), next: i + 1 };
}

/** Reads a hexadecimal string (§7.3.4.3); `at` is after its `<`. */
function readHexadecimal(data: Uint8Array, at: number): ScannedString {
  const found = data.indexOf(greater as number, at);
  const end = found < 0 ? data.length : found;
  const digits = Buffer.from(data.subarray(at, end))
    .toString('latin1')
    .replace(/[^0-9a-f]/gi, '');
  return { bytes: Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex'), next: end + 1 };
}

/** Where an inline image ends, after its `EI`; `at` is after its `BI`. */
function endOfImage(data: Uint8Array, at: number): number {
  for (let i = at; i + 1 < data.length; i++) {
    if (data[i] === letterE && data[i + 1] === letterI && isBlank(data[i - 1]) && endsToken(data[i + 2])) return i + 2;
  }
  return data.length;
}

/** Decodes the `#20` escapes of a name (ISO 32000-1 §7.3.5). */
export const decodeName = (name: string) =>
  name.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/**
 * Scans a content stream for the operators that a `ContentVisitor` receives (ISO 32000-1 annex A). Does not throw, even
 * if the stream is malformed.
 */
export function scanContent(data: Uint8Array, visitor: ContentVisitor): void {
  let name = '';
  let strings: Uint8Array[] = [];
  const perform = (operator: string, at: number): number => {
    if (operator === 'Tf') visitor.font(name);
    else if (operator === 'Tj' || operator === 'TJ' || operator === "'" || operator === '"')
      strings.forEach(visitor.text);
    else if (operator === 'q') visitor.save();
    else if (operator === 'Q') visitor.restore();
    else if (operator === 'gs') visitor.graphicsState(name);
    else if (operator === 'Do') visitor.object?.(name);
    else if ((operator === 'scn' || operator === 'SCN') && name !== '') visitor.pattern?.(name);
    else if (operator === 'k' || operator === 'K') visitor.cmyk();
    else if ((operator === 'cs' || operator === 'CS') && name === 'DeviceCMYK') visitor.cmyk();
    else if (operator === 'BI') {
      visitor.inlineImage();
      return endOfImage(data, at);
    }
    strings = [];
    return at;
  };
  for (let i = 0; i < data.length; ) {
    const c = data[i] as number;
    if (c === open) {
      const { bytes, next } = readLiteral(data, i + 1);
      strings.push(bytes);
      i = next;
    } else if (c === less && data[i + 1] !== less) {
      const { bytes, next } = readHexadecimal(data, i + 1);
      strings.push(bytes);
      i = next;
    } else if (c === percent) {
      while (i < data.length && data[i] !== lf && data[i] !== cr) i++;
    } else if (c === slash) {
      const from = ++i;
      while (!endsToken(data[i])) i++;
      name = decodeName(String.fromCharCode(...data.subarray(from, Math.min(i, from + maxNameBytes))));
    } else if (isBlank(c) || delimiters.has(c)) i++;
    else {
      const from = i;
      while (!endsToken(data[i])) i++;
      // Digits, signs and the point come before the colon in ASCII.
      const isNumber = c < colon && c !== quote && c !== doubleQuote;
      if (!isNumber) i = perform(String.fromCharCode(...data.subarray(from, Math.min(i, from + maxOperatorBytes))), i);
    }
  }
}
