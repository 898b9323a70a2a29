import type { FileStore } from './file-store.ts';

/** Larger files gain nothing from Redis, and its memory is expensive. */
export const smallFileBytes = 1_000_000;

/** Keeps small files in one store and large ones in another: whichever is quicker for each. */
export function createSizedStore(small: FileStore, large: FileStore): FileStore {
  const storeOf = (bytes: number) => (bytes <= smallFileBytes ? small : large);
  return {
    put: (key, path, bytes) => storeOf(bytes).put(key, path, bytes),
    get: (key, path, bytes) => storeOf(bytes).get(key, path, bytes),
    async remove(prefix) {
      await Promise.all([small.remove(prefix), large.remove(prefix)]);
    },
    async sweep(olderThanMs) {
      const swept = await Promise.all([small, large].map((store) => store.sweep(olderThanMs)));
      return swept.reduce((sum, count) => sum + count, 0);
    },
    async check() {
      await Promise.all([small.check(), large.check()]);
    },
    async close() {
      await Promise.all([small.close(), large.close()]);
    },
  };
}
