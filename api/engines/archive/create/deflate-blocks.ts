import { promisify } from 'node:util';
import { constants, deflateRaw } from 'node:zlib';

/** A block of a file's content. */
export interface Block {
  readonly data: Buffer;
  /** The bytes before it, which deflate may refer to. */
  readonly before: Buffer;
  readonly last: boolean;
}

/** How far back deflate can refer (RFC 1951 §2). */
export const windowBytes = 32_768;

const deflate = promisify<Buffer, object, Buffer>(deflateRaw);

/**
 * Deflates one block so that the concatenated blocks of a file form one deflate stream. Blocks can be deflated in
 * parallel: all but the last end on a byte boundary with an empty stored block (RFC 1951 §3.2.4).
 */
export function deflateBlock({ data, before, last }: Block, level: number): Promise<Buffer> {
  const finishFlush = last ? constants.Z_FINISH : constants.Z_SYNC_FLUSH;
  return deflate(data, { level, finishFlush, ...(before.length > 0 ? { dictionary: before } : {}) });
}

/** Runs a task for each item, `atOnce` at a time, and yields the results in the order of the items. */
export async function* inOrder<T, R>(
  items: AsyncIterable<T>,
  atOnce: number,
  task: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const running: Promise<R>[] = [];
  for await (const item of items) {
    const result = task(item);
    // A failure is reported when its turn comes.
    result.catch(() => {});
    running.push(result);
    if (running.length >= atOnce) yield await (running.shift() as Promise<R>);
  }
  for (const result of running) yield await result;
}
