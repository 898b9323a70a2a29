/** What a scan of a content stream tells, in the order of the page's program. */
export interface ContentVisitor {
  readonly font: (name: string) => void;
  /** The name of an ExtGState, which may set a font. */
  readonly state: (name: string) => void;
  readonly text: (codes: Uint8Array) => void;
  readonly save: () => void;
  readonly restore: () => void;
  /** Colours in inks, set by numbers. */
  readonly inks: () => void;
  readonly inlineImage: () => void;
}

const [space, lf, cr, tab, ff] = [32, 10, 13, 9, 12];
const code = (c: string) => c.charCodeAt(0);
const [open, close, less, greater, slash, percent, backslash] = ['(', ')', '<', '>', '/', '%', '\\'].map(code);
const isBlank = (c: number | undefined) => c === space || c === lf || c === cr || c === tab || c === ff || c === 0;
const delimiters = new Set(['(', ')', '<', '>', '[', ']', '{', '}', '/', '%'].map(code));
const isEnd = (c: number | undefined) => c === undefined || isBlank(c) || delimiters.has(c);
const escapes: Readonly<Record<string, number>> = { n: 10, r: 13, t: 9, b: 8, f: 12 };
const isOctal = (c: number | undefined): c is number => c !== undefined && c >= 48 && c <= 55;

interface Piece {
  readonly bytes: Uint8Array;
  readonly next: number;
}

/** A string in parentheses (PDF 32000-1 §7.3.4.2); `at` is behind the first. */
function literal(data: Uint8Array, at: number): Piece {
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

/** A string in hexadecimal; `at` is behind its `<`. */
function hexadecimal(data: Uint8Array, at: number): Piece {
  const found = data.indexOf(greater as number, at);
  const end = found < 0 ? data.length : found;
  const digits = Buffer.from(data.subarray(at, end))
    .toString('latin1')
    .replace(/[^0-9a-f]/gi, '');
  return { bytes: Buffer.from(digits.length % 2 ? `${digits}0` : digits, 'hex'), next: end + 1 };
}

/** Behind the `EI` that ends an inline image whose `BI` is before `at`. */
function endOfImage(data: Uint8Array, at: number): number {
  for (let i = at; i + 1 < data.length; i++) {
    if (data[i] === 69 && data[i + 1] === 73 && isBlank(data[i - 1]) && isEnd(data[i + 2])) return i + 2;
  }
  return data.length;
}

/** A name with its `#20` escapes undone (PDF 32000-1 §7.3.5). */
export const decodeName = (name: string) =>
  name.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Walks over the operators of a content stream that have to do with text and colour (PDF 32000-1 annex A). */
export function scanContent(data: Uint8Array, visitor: ContentVisitor): void {
  let name = '';
  let strings: Uint8Array[] = [];
  const perform = (operator: string, at: number): number => {
    if (operator === 'Tf') visitor.font(name);
    else if (operator === 'Tj' || operator === 'TJ' || operator === "'" || operator === '"')
      strings.forEach(visitor.text);
    else if (operator === 'q') visitor.save();
    else if (operator === 'Q') visitor.restore();
    else if (operator === 'gs') visitor.state(name);
    else if (operator === 'k' || operator === 'K') visitor.inks();
    else if ((operator === 'cs' || operator === 'CS') && name === 'DeviceCMYK') visitor.inks();
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
      const { bytes, next } = literal(data, i + 1);
      strings.push(bytes);
      i = next;
    } else if (c === less && data[i + 1] !== less) {
      const { bytes, next } = hexadecimal(data, i + 1);
      strings.push(bytes);
      i = next;
    } else if (c === percent) {
      while (i < data.length && data[i] !== lf && data[i] !== cr) i++;
    } else if (c === slash) {
      const from = ++i;
      while (!isEnd(data[i])) i++;
      name = decodeName(String.fromCharCode(...data.subarray(from, Math.min(i, from + 500))));
    } else if (isBlank(c) || delimiters.has(c)) i++;
    else {
      const from = i;
      while (!isEnd(data[i])) i++;
      const isNumber = c < 58 && c !== 39 && c !== 34;
      if (!isNumber) i = perform(String.fromCharCode(...data.subarray(from, Math.min(i, from + 8))), i);
    }
  }
}
