import { unwatchFile, watchFile } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { type KeyRing, readKeys } from './key-file.ts';

/** How often the key file is looked at; it may be replaced, or lie where the system reports no changes. */
const checkMs = 2000;

/**
 * Reads a key file, and reads it again whenever it has changed, until the server closes. If it becomes unusable, that is
 * logged and the previous keys stay valid. Throws an Error for the operator if the file cannot be used at the start.
 */
export function watchKeys(app: FastifyInstance, path: string): KeyRing {
  let ring = readKeys(path);
  const readAgain = () => {
    try {
      ring = readKeys(path);
      app.log.info('the keys for programs were read again');
    } catch (error) {
      app.log.error({ err: error }, 'the keys for programs stay as they were');
    }
  };
  watchFile(path, { interval: checkMs, persistent: false }, readAgain);
  app.addHook('onClose', async () => unwatchFile(path, readAgain));
  return { find: (secret) => ring.find(secret), hasOrigin: (origin) => ring.hasOrigin(origin) };
}
