// The doctor's checks of settings, disk, Redis, the file store and the clock.
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A clock that is further off than this makes jobs on several machines expire too early or too late. */
const maxClockMs = 2000;

/** The file system of a folder, or of its nearest existing parent. */
async function spaceOf(folder) {
  try {
    return await statfs(folder);
  } catch (error) {
    if (error.code !== 'ENOENT' || folder === dirname(folder)) throw error;
    return spaceOf(dirname(folder));
  }
}

const limitNames = /^(MAX|MIN|EXTRACT)_/;

/** Lists the limits in force. */
export function examineLimits({ section, row }, config) {
  section('Limits in force');
  for (const [name, value] of Object.entries(config)) {
    if (limitNames.test(name) && value !== undefined) row(true, name, String(value));
  }
}

/** Checks the free space of the work folder. */
export async function examineDisk({ section, row }, config, megabytes) {
  section('Disk');
  const { bavail, bsize } = await spaceOf(config.WORK_FOLDER);
  const free = Math.floor((bavail * bsize) / megabytes(1));
  const isEnough = free >= config.MIN_FREE_DISK_MB;
  row(
    isEnough,
    config.WORK_FOLDER,
    `${free} MB free${isEnough ? '' : `, fewer than MIN_FREE_DISK_MB (${config.MIN_FREE_DISK_MB})`}`,
  );
}

/** Checks Redis, the clock against that of Redis, and the file store; skipped without Redis. */
export async function examineShared({ section, row }, config, { connectImpatiently, openStore }) {
  section('Other machines');
  if (config.REDIS_URL === undefined) {
    row(true, 'Redis', 'not used: this server does everything itself');
    return;
  }
  const access = { url: config.REDIS_URL, onError: () => {} };
  const redis = connectImpatiently(access);
  try {
    const before = Date.now();
    const [seconds, micros] = await redis.time();
    const behind = Math.round(Number(seconds) * 1000 + Number(micros) / 1000 - (before + Date.now()) / 2);
    row(true, 'Redis', 'answers');
    row(
      Math.abs(behind) < maxClockMs,
      'clock',
      `${Math.abs(behind)} ms ${behind > 0 ? 'behind' : 'ahead of'} that of Redis`,
    );
    const store = await openStore(config, access);
    await store.check().then(
      () => row(true, 'store of files', config.FILE_STORE ?? 'a folder in WORK_FOLDER'),
      (error) => row(false, 'store of files', error.message),
    );
    await store.close();
  } catch (error) {
    row(false, 'Redis', `does not answer: ${error.message}`);
  } finally {
    redis.disconnect();
  }
}
