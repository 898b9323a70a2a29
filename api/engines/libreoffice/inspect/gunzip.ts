import { Readable } from 'node:stream';
import { constants, createGunzip } from 'node:zlib';

/** Whether content is packed by gzip (RFC 1952), by its first bytes. */
export const isGzip = (start: Buffer): boolean => start[0] === 0x1f && start[1] === 0x8b;

/** The unpacked content, as far as it can be unpacked: readers of pictures take what there is. */
export async function* gunzip(packed: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  const unpacked = createGunzip({ finishFlush: constants.Z_SYNC_FLUSH });
  const source = Readable.from(packed);
  source.on('error', (error) => unpacked.destroy(error));
  source.pipe(unpacked);
  try {
    yield* unpacked;
  } catch (error) {
    if (!(error as NodeJS.ErrnoException).code?.startsWith('Z_')) throw error;
  } finally {
    unpacked.destroy();
    source.destroy();
  }
}
