/** The bytes of an encrypted package are encrypted in segments of this size (MS-OFFCRYPTO §2.3.4.15). */
export const segmentBytes = 4096;

/** Decrypts one segment of a package, by its index; its length is a multiple of 16. */
export type PackageKey = (segment: Buffer, index: number) => Buffer;
