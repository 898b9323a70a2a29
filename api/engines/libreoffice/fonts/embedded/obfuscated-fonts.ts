/** What the files of fonts begin with (OpenType). */
const fontStarts = new Set(['\0\x01\0\0', 'true', 'OTTO', 'ttcf']);

/** Bytes at the start of a font that Word obfuscates (ECMA-376 part 4, §9.3). */
export const obfuscatedBytes = 32;

/** The bytes that a key, written as a GUID, stands for; null for other texts. */
export function keyOf(guid: string): Buffer | null {
  const digits = guid.replace(/[{}-]/g, '');
  return /^[0-9a-f]{32}$/i.test(digits) ? Buffer.from(digits, 'hex').reverse() : null;
}

/** A font, or its start, without what a key did to it. */
export function clear(font: Buffer, key: Buffer): Buffer {
  const plain = Buffer.from(font);
  for (let at = 0; at < Math.min(obfuscatedBytes, plain.length); at++)
    plain[at] = plain.readUInt8(at) ^ key.readUInt8(at % 16);
  return plain;
}

/** Whether bytes are the start of a font's file. */
export const isFont = (start: Buffer): boolean => fontStarts.has(start.toString('latin1', 0, 4));
