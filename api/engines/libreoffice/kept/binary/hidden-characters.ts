/** Bytes of the main stream from `start` to `end` whose characters are not printed. */
export interface HiddenBytes {
  readonly start: number;
  readonly end: number;
}

/** Modifiers of characters (MS-DOC §2.6.1): deleted by a tracked change, hidden. */
const deleted = 0x0800;
const vanish = 0x083c;
/** Bytes of an operand by the highest three bits of its modifier; null where the first byte says it (§2.2.5.1). */
const operandBytes = [1, 1, 2, 4, 2, 2, null, 3] as const;
const pageBytes = 512;

function isHidden(modifiers: Buffer): boolean {
  let hidden = false;
  for (let at = 0; at + 3 <= modifiers.length; ) {
    const modifier = modifiers.readUInt16LE(at);
    const value = modifiers.readUInt8(at + 2);
    // 128 stands for what the style says, 129 for its opposite; styles that hide their text are rare.
    if (modifier === deleted || modifier === vanish) hidden ||= value === 1 || value === 129;
    at += 2 + (operandBytes[modifier >> 13] ?? 1 + value);
  }
  return hidden;
}

/** The runs of one page of character properties (MS-DOC §2.9.33). */
function* runsOf(page: Buffer): Generator<HiddenBytes & { readonly hidden: boolean }> {
  const count = page.readUInt8(pageBytes - 1);
  for (let run = 0; run < count; run++) {
    const start = page.readUInt32LE(run * 4);
    const end = page.readUInt32LE(run * 4 + 4);
    const offset = page.readUInt8((count + 1) * 4 + run) * 2;
    const modifiers =
      offset === 0 ? page.subarray(0, 0) : page.subarray(offset + 1, offset + 1 + page.readUInt8(offset));
    yield { start, end, hidden: isHidden(modifiers) };
  }
}

/**
 * Finds the characters of a Word 97 document that are hidden or deleted, in the order of their bytes.
 *
 * @param main The stream `WordDocument`.
 * @param pages The list of the pages that hold character properties (PlcBteChpx, MS-DOC §2.8.5).
 * @throws RangeError for a list or a page that leaves its stream.
 */
export function findHiddenBytes(main: Buffer, pages: Buffer): readonly HiddenBytes[] {
  const found: HiddenBytes[] = [];
  const count = Math.max(0, Math.floor((pages.length - 4) / 8));
  const seen = new Set<number>();
  for (let index = 0; index < count; index++) {
    const number = pages.readUInt32LE((count + 1) * 4 + index * 4) & 0x3fffff;
    if (seen.has(number)) continue;
    seen.add(number);
    const page = main.subarray(number * pageBytes, (number + 1) * pageBytes);
    for (const { start, end, hidden } of runsOf(page)) if (hidden && start < end) found.push({ start, end });
  }
  return found.sort((a, b) => a.start - b.start);
}
