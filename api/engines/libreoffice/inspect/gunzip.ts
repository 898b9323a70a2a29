import { Readable } from 'node:stream';
import { constants, createGunzip } from 'node:zlib';
import { ProblemError } from '../../../problem.ts';

/** Whether content is packed by gzip (RFC 1952), by its first bytes. */
export const isGzip = (start: Buffer): boolean => start[0] === 0x1f && start[1] === 0x8b;

/**
 * The unpacked content, as far as it can be unpacked: readers of pictures take what there is. Throws `too-complex` if it has
 * more than `maxBytes`.
 */
export async function* gunzip(packed: AsyncIterable<Buffer>, maxBytes: number): AsyncGenerator<Buffer> {
  const unpacked = createGunzip({ finishFlush: constants.Z_SYNC_FLUSH });
  const source = Readable.from(packed);
  source.on('error', (error) => unpacked.destroy(error));
  source.pipe(unpacked);
  let bytes = 0;
  try {
    for await (const chunk of unpacked as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > maxBytes) {
        throw new ProblemError('too-complex', `A packed picture of this document has more than ${maxBytes / 1e6} MB.`);
      }
      yield chunk;
    }
  } catch (error) {
    if (!(error as NodeJS.ErrnoException).code?.startsWith('Z_')) throw error;
  } finally {
    unpacked.destroy();
    source.destroy();
  }
}
