import { join } from 'node:path';
import { jobLimits } from '../../catalog/limits.ts';
import type { Config } from '../config.ts';
import { connectPatiently, type RedisAccess } from '../jobs/redis/connect.ts';
import { jobVersion, namesOf } from '../jobs/redis/names.ts';
import type { FileStore } from '../store/file-store.ts';
import { openFolderStore } from '../store/folder-store.ts';
import { createRedisStore } from '../store/redis-store.ts';
import { createSizedStore } from '../store/sized-store.ts';

/** Opens the configured store for large files. */
async function openLargeStore(config: Config): Promise<FileStore> {
  const bucket = /^s3:\/\/([^/]+)\/?(.*)$/.exec(config.FILE_STORE ?? '');
  if (bucket === null) return openFolderStore(config.FILE_STORE ?? join(config.WORK_FOLDER, 'shared'));
  const [, name = '', path = ''] = bucket;
  const { createS3Store } = await import('../store/s3-store.ts');
  return createS3Store({
    bucket: name,
    prefix: path === '' || path.endsWith('/') ? path : `${path}/`,
    endpoint: config.S3_ENDPOINT,
    region: config.S3_REGION,
    encryption: config.S3_ENCRYPTION,
  });
}

/**
 * Opens the store through which files are exchanged between machines: small ones in Redis, large ones as configured.
 */
export async function openStore(config: Config, access: RedisAccess): Promise<FileStore> {
  const redis = connectPatiently(access);
  const small = createRedisStore(redis, namesOf(jobVersion).prefix, jobLimits.keptMs);
  const store = createSizedStore(small, await openLargeStore(config));
  return {
    ...store,
    async close() {
      await store.close();
      redis.disconnect();
    },
  };
}
