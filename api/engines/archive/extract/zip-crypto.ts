/** What a byte changes of a CRC-32. */
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** Bytes of the encrypted header in front of an entry's data (APPNOTE 6.1.3). */
export const zipCryptoHeaderBytes = 12;

/** Decrypts bytes in place, keeping its state between calls. */
export type ByteDecryptor = (bytes: Buffer) => void;

/**
 * PKWARE's traditional encryption (APPNOTE 6.1): three keys, updated by each byte of plain text. Own code: yauzl leaves
 * decryption to its callers.
 */
export function createZipCrypto(password: Uint8Array): ByteDecryptor {
  let [key0, key1, key2] = [0x12345678, 0x23456789, 0x34567890];
  const step = (byte: number) => {
    key0 = (table[(key0 ^ byte) & 0xff] as number) ^ (key0 >>> 8);
    key1 = (Math.imul(key1 + (key0 & 0xff), 134775813) + 1) | 0;
    key2 = (table[(key2 ^ (key1 >>> 24)) & 0xff] as number) ^ (key2 >>> 8);
  };
  for (const byte of password) step(byte);
  return (bytes) => {
    for (let at = 0; at < bytes.length; at++) {
      const mixed = (key2 & 0xffff) | 2;
      const plain = (bytes[at] as number) ^ ((Math.imul(mixed, mixed ^ 1) >>> 8) & 0xff);
      bytes[at] = plain;
      step(plain);
    }
  };
}
