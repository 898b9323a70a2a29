import { crc32 } from 'node:zlib';

/** CRC-32 of one more byte, without the inversions that zlib makes before and after. */
const nextCrc = (crc: number, byte: number) => ~crc32(Buffer.from([byte]), ~crc >>> 0) >>> 0;

/** Encrypts as PKWARE's traditional encryption does (APPNOTE 6.1), the header of twelve bytes included. */
export function encryptZipCrypto(password: Uint8Array, plain: Uint8Array): Buffer {
  let [key0, key1, key2] = [0x12345678, 0x23456789, 0x34567890];
  const update = (byte: number) => {
    key0 = nextCrc(key0, byte);
    key1 = (Math.imul(key1 + (key0 & 0xff), 0x08088405) + 1) >>> 0;
    key2 = nextCrc(key2, key1 >>> 24);
  };
  password.forEach(update);
  return Buffer.from(
    plain.map((byte) => {
      const mixed = (key2 & 0xffff) | 2;
      const encrypted = byte ^ ((Math.imul(mixed, mixed ^ 1) >>> 8) & 0xff);
      update(byte);
      return encrypted;
    }),
  );
}
