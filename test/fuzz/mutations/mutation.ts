import type { Random } from '../random.ts';

/** Makes another file of one; `other` is a second file of the same format. */
export type Mutation = (file: Buffer, random: Random, other: Buffer) => Buffer;

/** Numbers at which sizes, counts and offsets overflow. */
export const oddNumbers: readonly number[] = [
  0,
  1,
  2,
  3,
  7,
  8,
  127,
  255,
  256,
  32_767,
  65_535,
  2 ** 31 - 1,
  2 ** 32 - 1,
];

/** Replaces a stretch of a file. */
export const splice = (file: Buffer, at: number, removed: number, inserted: Uint8Array = Buffer.alloc(0)): Buffer =>
  Buffer.concat([file.subarray(0, at), inserted, file.subarray(Math.min(file.length, at + removed))]);
