/** The mark at the end of a JPEG, which some programs leave out. */
const endOfImage = Buffer.from([0xff, 0xd9]);

/** How faults of a JPEG are taken. */
export type FailOn = 'warning' | 'none';

/**
 * Decodes a JPEG, whose faults do not matter unless it ends before its picture does: what is missing then looks
 * different in each reader, and must not become part of the picture. Throws what `decode` throws.
 */
export async function decodeWhole<T>(jpeg: Buffer, decode: (jpeg: Buffer, failOn: FailOn) => Promise<T>): Promise<T> {
  const ended = Buffer.concat([jpeg, endOfImage]);
  try {
    return await decode(ended, 'warning');
  } catch (error) {
    if (error instanceof Error && /premature end/i.test(error.message)) throw error;
    return decode(ended, 'none');
  }
}
