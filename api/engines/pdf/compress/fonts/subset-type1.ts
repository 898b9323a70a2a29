const eexecKey = 55_665;
const charstringKey = 4330;
const [c1, c2] = [52_845, 22_719];

/** Adobe Type 1 Font Format §7.1. The first bytes are random ones. */
function decrypt(data: Buffer, key: number): Buffer {
  let r = key;
  const out = Buffer.alloc(data.length);
  for (let i = 0; i < data.length; i++) {
    const cipher = data[i] as number;
    out[i] = cipher ^ (r >> 8);
    r = ((cipher + r) * c1 + c2) & 0xffff;
  }
  return out;
}

function encrypt(data: Buffer, key: number): Buffer {
  let r = key;
  const out = Buffer.alloc(data.length);
  for (let i = 0; i < data.length; i++) {
    const cipher = ((data[i] as number) ^ (r >> 8)) & 255;
    out[i] = cipher;
    r = ((cipher + r) * c1 + c2) & 0xffff;
  }
  return out;
}

export interface Type1Program {
  readonly data: Buffer;
  /** The lengths of its three parts, as in the PDF's dictionary: clear, encrypted, zeros. */
  readonly lengths: readonly [number, number];
}

/** Code → name of its glyph, as the program itself says. */
export function encodingOfType1({ data, lengths: [clearLength] }: Type1Program): ReadonlyMap<number, string> {
  const clear = data.toString('latin1', 0, clearLength);
  return new Map(
    [...clear.matchAll(/dup\s+(\d+)\s*\/(\S+)\s+put/g)].map(([, code, name = '']) => [Number(code), name]),
  );
}

/** `seac`, which draws an accented letter from two others by their codes in the standard encoding. */
const composes = (charstring: Buffer, skipped: number) => {
  const plain = decrypt(charstring, charstringKey).subarray(skipped);
  return plain.includes(Buffer.from([12, 6]));
};

/**
 * A Type 1 program without the outlines of glyphs that are not shown; undefined where it is written in an unusual way.
 * A glyph goes with its name, so that whoever asks for it gets .notdef.
 */
export function subsetType1({ data, lengths }: Type1Program, names: ReadonlySet<string>): Type1Program | undefined {
  const [clearLength, secretLength] = lengths;
  const secret = decrypt(data.subarray(clearLength, clearLength + secretLength), eexecKey);
  const text = secret.toString('latin1');
  const start = /\/CharStrings\s+(\d+)\s+dict\s+dup\s+begin\s/.exec(text);
  if (start === null) return undefined;
  const skipped = Number(/\/lenIV\s+(\d+)/.exec(text)?.[1] ?? 4);
  const entry = /\s*\/(\S+)\s+(\d+)\s+(RD|-\||\S+)\s/y;
  const end = /\s*(ND|\|-|noaccess\s+def|def)/y;
  const kept: Buffer[] = [];
  let at = start.index + start[0].length;
  let count = 0;
  let all = 0;
  for (;;) {
    entry.lastIndex = at;
    const head = entry.exec(text);
    if (head === null) break;
    const from = entry.lastIndex;
    const length = Number(head[2]);
    end.lastIndex = from + length;
    if (end.exec(text) === null) return undefined;
    all++;
    const isKept = names.has(head[1] ?? '') || head[1] === '.notdef';
    if (isKept && composes(secret.subarray(from, from + length), skipped)) return undefined;
    if (isKept) {
      kept.push(secret.subarray(at, end.lastIndex));
      count++;
    }
    at = end.lastIndex;
  }
  if (all !== Number(start[1]) || count === all) return undefined;
  const head = start[0].replace(start[1] ?? '', String(count));
  const parts = [secret.subarray(0, start.index), Buffer.from(head, 'latin1'), ...kept, secret.subarray(at)];
  const part = encrypt(Buffer.concat(parts), eexecKey);
  const rest = data.subarray(clearLength + secretLength);
  return { data: Buffer.concat([data.subarray(0, clearLength), part, rest]), lengths: [clearLength, part.length] };
}
