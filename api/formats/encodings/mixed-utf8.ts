import { decodeBytes } from '../../../catalog/files/archive-names/code-pages.ts';

/** What a text in UTF-8 with a few characters of windows-1252 among it is called here. */
export const mixedUtf8 = 'utf-8-mixed';

const thresholds = {
  /** Characters beyond ASCII in UTF-8 that a text has at least, and bytes of none that it may have for each of them. */
  minCharacters: 5,
  maxBroken: 0.1,
} as const;

const isTrail = (byte: number | undefined) => byte !== undefined && byte >= 0x80 && byte <= 0xbf;

/** How many bytes a character that begins with this one has in UTF-8 (RFC 3629); 0 for a byte that begins none. */
function lengthBy(lead: number): number {
  if (lead < 0x80) return 1;
  if (lead >= 0xc2 && lead <= 0xdf) return 2;
  if (lead >= 0xe0 && lead <= 0xef) return 3;
  return lead >= 0xf0 && lead <= 0xf4 ? 4 : 0;
}

/** How many bytes the character at this place has; 0 if there is none, and the same if the bytes end within it. */
function lengthAt(bytes: Uint8Array, at: number): number {
  const lead = bytes[at] as number;
  const length = lengthBy(lead);
  for (let next = 1; next < length; next++) if (!isTrail(bytes[at + next])) return 0;
  const second = bytes[at + 1] ?? 0;
  // Longer than needed, surrogates, and beyond the last character.
  const isNone =
    (lead === 0xe0 && second < 0xa0) ||
    (lead === 0xed && second > 0x9f) ||
    (lead === 0xf0 && second < 0x90) ||
    (lead === 0xf4 && second > 0x8f);
  return isNone ? 0 : length;
}

/**
 * Whether a sample is UTF-8 but for a few bytes, as files are that were put together from several: a reader that gives up
 * on UTF-8 for them takes every letter with an accent for two.
 */
export function isMixedUtf8(sample: Uint8Array): boolean {
  let [characters, broken] = [0, 0];
  for (let at = 0; at < sample.length; ) {
    const length = lengthAt(sample, at);
    if (length === 0) broken++;
    else if (length > 1) characters++;
    at += length || 1;
  }
  return characters >= thresholds.minCharacters && broken <= thresholds.maxBroken * characters;
}

/** Whether the bytes from this place on may be the beginning of a character. */
function mayContinue(bytes: Uint8Array, at: number): boolean {
  const length = lengthBy(bytes[at] as number);
  return at + length > bytes.length && bytes.subarray(at + 1).every(isTrail);
}

/** Creates a decoder of such a text, which reads the bytes that are no UTF-8 in windows-1252. */
export function createMixedDecoder(): { readonly decode: (bytes?: Uint8Array) => string } {
  let held = Buffer.alloc(0);
  let isStart = true;
  const single = (byte: number) => decodeBytes(Uint8Array.of(byte), 'windows-1252') ?? '';
  return {
    decode(bytes) {
      const all = bytes ? Buffer.concat([held, bytes]) : held;
      held = Buffer.alloc(0);
      let text = '';
      let from = 0;
      for (let at = 0; at < all.length; ) {
        const length = lengthAt(all, at);
        if (length > 0) {
          at += length;
          continue;
        }
        text += all.toString('utf8', from, at);
        from = at;
        if (bytes && mayContinue(all, at)) {
          held = all.subarray(at);
          from = all.length;
          break;
        }
        text += single(all[at] as number);
        at++;
        from = at;
      }
      text += all.toString('utf8', from);
      if (isStart && text !== '') {
        isStart = false;
        if (text.startsWith('\ufeff')) return text.slice(1);
      }
      return text;
    },
  };
}
