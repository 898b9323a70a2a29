// The doctor's checks of settings and disk.
import { statfs } from 'node:fs/promises';
import { dirname } from 'node:path';

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
