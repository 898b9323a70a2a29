import { promisify } from 'node:util';
import { constants, deflateRaw } from 'node:zlib';

/** A piece of a content: the last one ends it. */
export interface Block {
  readonly data: Buffer;
  /** What stands in front of it, which may be referred to. */
  readonly before: Buffer;
  readonly last: boolean;
}

export const blockBytes = 1_000_000;
/** As far back as deflate can refer. */
export const windowBytes = 32_768;

const deflate = promisify<Buffer, object, Buffer>(deflateRaw);

/**
 * Deflates one block so that the blocks of a content, one behind the other, are one deflated content. Blocks can be
 * deflated at the same time: all but the last end at a byte with an empty stored block (RFC 1951 §3.2.4).
 */
export function deflateBlock({ data, before, last }: Block, level: number): Promise<Buffer> {
  const finishFlush = last ? constants.Z_FINISH : constants.Z_SYNC_FLUSH;
  return deflate(data, { level, finishFlush, ...(before.length > 0 ? { dictionary: before } : {}) });
}

/** Does a task for each item, so many at once, and yields the results in the order of the items. */
export async function* inOrder<T, R>(
  items: AsyncIterable<T>,
  atOnce: number,
  task: (item: T) => Promise<R>,
): AsyncGenerator<R> {
  const running: Promise<R>[] = [];
  for await (const item of items) {
    const result = task(item);
    // It is awaited in its turn.
    result.catch(() => {});
    running.push(result);
    if (running.length >= atOnce) yield await (running.shift() as Promise<R>);
  }
  for (const result of running) yield await result;
}
