import { readFile, writeFile } from 'node:fs/promises';
import type { Redis } from 'ioredis';
import { type FileStore, WrongContent } from './file-store.ts';

/** Keeps small files in the memory of Redis, where each expires. A job has few, so they share one hash. */
export function createRedisStore(redis: Redis, keyPrefix: string, keptMs: number): FileStore {
  const hashOf = (key: string) => {
    const [job = '', ...name] = key.split('/');
    return { hash: `${keyPrefix}files:${job}`, field: name.join('/') };
  };
  return {
    async put(key, path) {
      const { hash, field } = hashOf(key);
      const content = await readFile(path);
      const answers = await redis.multi().hset(hash, field, content).pexpire(hash, keptMs).exec();
      for (const [error] of answers ?? []) if (error !== null) throw error;
    },
    async get(key, path, bytes) {
      const { hash, field } = hashOf(key);
      const content = await redis.hgetBuffer(hash, field);
      if (content === null || content.length !== bytes) throw new WrongContent(`${key} is gone or has another size`);
      await writeFile(path, content, { flag: 'wx' });
    },
    async remove(prefix) {
      await redis.unlink(hashOf(prefix).hash);
    },
    sweep: async () => 0,
    async check() {
      await redis.ping();
    },
    close: async () => {},
  };
}
