/** Keys and constants of Type 1 encryption (Adobe Type 1 Font Format §7). */
const eexecKey = 55_665;
const charstringKey = 4330;
const [c1, c2] = [52_845, 22_719];

/** Decrypts a portion of a program. The first bytes of the result are random padding. */
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

/** A Type 1 font program as PDF embeds it. */
export interface Type1Program {
  readonly data: Buffer;
  /** Bytes of its clear-text and encrypted portions; zeros may follow (ISO 32000-1 §9.9). */
  readonly lengths: readonly [clear: number, encrypted: number];
}

/** Whether a charstring has `seac`, which draws two other glyphs by their codes in StandardEncoding. */
const hasSeac = (charstring: Buffer, randomBytes: number) => {
  const plain = decrypt(charstring, charstringKey).subarray(randomBytes);
  return plain.includes(Buffer.from([12, 6]));
};

/**
 * Removes the unused glyphs of a Type 1 program, except .notdef. Undefined if the program does not have the usual form,
 * composes accented letters with `seac`, or has no unused glyphs.
 * @param names Names of the glyphs that are shown.
 */
export function subsetType1({ data, lengths }: Type1Program, names: ReadonlySet<string>): Type1Program | undefined {
  const [clearLength, encryptedLength] = lengths;
  const privatePortion = decrypt(data.subarray(clearLength, clearLength + encryptedLength), eexecKey);
  const text = privatePortion.toString('latin1');
  const start = /\/CharStrings\s+(\d+)\s+dict\s+dup\s+begin\s/.exec(text);
  if (start === null) return undefined;
  const randomBytes = Number(/\/lenIV\s+(\d+)/.exec(text)?.[1] ?? 4);
  const entry = /\s*\/(\S+)\s+(\d+)\s+(RD|-\||\S+)\s/y;
  const end = /\s*(ND|\|-|noaccess\s+def|def)/y;
  const kept: Buffer[] = [];
  let at = start.index + start[0].length;
  let keptCount = 0;
  let total = 0;
  for (;;) {
    entry.lastIndex = at;
    const head = entry.exec(text);
    if (head === null) break;
    const from = entry.lastIndex;
    const length = Number(head[2]);
    end.lastIndex = from + length;
    if (end.exec(text) === null) return undefined;
    total++;
    const isKept = names.has(head[1] ?? '') || head[1] === '.notdef';
    if (isKept && hasSeac(privatePortion.subarray(from, from + length), randomBytes)) return undefined;
    if (isKept) {
      kept.push(privatePortion.subarray(at, end.lastIndex));
      keptCount++;
    }
    at = end.lastIndex;
  }
  if (total !== Number(start[1]) || keptCount === total) return undefined;
  const head = start[0].replace(start[1] ?? '', String(keptCount));
  const parts = [
    privatePortion.subarray(0, start.index),
    Buffer.from(head, 'latin1'),
    ...kept,
    privatePortion.subarray(at),
  ];
  const part = encrypt(Buffer.concat(parts), eexecKey);
  const rest = data.subarray(clearLength + encryptedLength);
  return { data: Buffer.concat([data.subarray(0, clearLength), part, rest]), lengths: [clearLength, part.length] };
}
