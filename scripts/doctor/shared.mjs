// The doctor's checks of what several machines share: Redis, the clock and the file store.
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A clock that is further off than this makes jobs on several machines expire too early or too late. */
const maxClockMs = 2000;
/** The oldest major version that the queue's tests have run on. */
const oldestRedis = 7;
/** Each job asks Redis some ten things in turn: with more than this for each, visitors notice. */
const maxLatencyMs = 20;
const pings = 9;
/** A store that takes longer for a megabyte does not serve visitors; Amazon's client has no limit of its own. */
const maxStoreMs = 15_000;

/** The milliseconds that a call took, by the best of several: what the network costs, whatever else this machine does. */
async function latencyOf(call) {
  const taken = [];
  for (let nth = 0; nth < pings; nth++) {
    const begun = performance.now();
    await call();
    taken.push(performance.now() - begun);
  }
  return Math.min(...taken);
}

/** Redis' answer to INFO, as an object. */
async function infoOf(redis) {
  const lines = (await redis.info()).split('\r\n').filter((line) => line.includes(':'));
  return Object.fromEntries(lines.map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]));
}

/** Whether Redis may throw away jobs when its memory is full. */
function evictionOf({ maxmemory_policy: policy, maxmemory }) {
  if (policy === 'noeviction') return { ok: true, text: policy };
  if (policy === undefined) return { ok: true, text: 'not told by this service; the queue needs noeviction' };
  const when = maxmemory === '0' ? '; no limit of memory is set' : '';
  return { ok: maxmemory === '0', text: `${policy}, which may lose jobs: set maxmemory-policy noeviction${when}` };
}

async function examineRedis({ row }, redis) {
  const latency = await latencyOf(() => redis.ping());
  const info = await infoOf(redis);
  const version = info.redis_version ?? 'unknown version';
  const isRecent = Number.parseInt(version, 10) >= oldestRedis;
  row(isRecent, 'Redis', isRecent ? version : `${version}; ${oldestRedis} or later is needed`);
  const eviction = evictionOf(info);
  row(eviction.ok, 'eviction', eviction.text);
  const kept = info.aof_enabled === '1';
  row(kept, 'on disk', kept ? 'appendonly' : 'not appendonly: jobs are lost if Redis restarts', { isNeeded: false });
  row(latency < maxLatencyMs, 'latency', `${latency.toFixed(1)} ms`, { isNeeded: false });
}

async function examineClock({ row }, redis) {
  const before = Date.now();
  const [seconds, micros] = await redis.time();
  const behind = Math.round(Number(seconds) * 1000 + Number(micros) / 1000 - (before + Date.now()) / 2);
  const text = `${Math.abs(behind)} ms ${behind > 0 ? 'behind' : 'ahead of'} that of Redis`;
  row(Math.abs(behind) < maxClockMs, 'clock', text);
}

/** Stores random content of a size, reads it back and deletes it. Throws if it comes back different. */
async function storeAndRead(store, bytes, scratch) {
  const job = `doctor-${randomUUID()}`;
  const [sent, got] = [join(scratch, `${job}-sent`), join(scratch, `${job}-got`)];
  const content = randomBytes(bytes);
  await writeFile(sent, content);
  try {
    await store.put(`${job}/file`, sent, bytes);
    await store.get(`${job}/file`, got, bytes);
  } finally {
    await store.remove(`${job}/`);
  }
  if (!(await readFile(got)).equals(content)) throw new Error('what was read is not what was stored');
}

/** Throws after a store's time. */
async function late() {
  await wait(maxStoreMs, undefined, { ref: false });
  throw new Error(`no answer within ${maxStoreMs / 1000} s`);
}

async function examineStore({ row }, config, access, { openStore, smallFileBytes }) {
  const large = config.FILE_STORE ?? join(config.WORK_FOLDER, 'shared');
  const scratch = await mkdtemp(join(tmpdir(), 'filewright-doctor-'));
  try {
    const store = await openStore(config, access);
    for (const [name, place, bytes] of [
      ['store of small files', 'Redis', 1000],
      ['store of large files', large, smallFileBytes + 1],
    ]) {
      const begun = performance.now();
      await Promise.race([storeAndRead(store, bytes, scratch), late()]).then(
        () => row(true, name, `${place}: written and read back, ${Math.round(performance.now() - begun)} ms`),
        (error) => row(false, name, `${place}: ${error.message}`),
      );
    }
    await store.close();
  } catch (error) {
    row(false, 'store of large files', `${large}: ${error.message}`);
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Checks Redis, the clock against that of Redis, and the file store; nothing is checked without `REDIS_URL`. */
export async function examineShared(findings, config, { connectImpatiently, ...storeModules }) {
  const { section, row } = findings;
  section('Other machines');
  if (config.REDIS_URL === undefined) {
    row(true, 'Redis', 'not used: this server does everything itself');
    return;
  }
  let trouble;
  const access = {
    url: config.REDIS_URL,
    onError(error) {
      trouble = error;
    },
  };
  const redis = connectImpatiently(access);
  try {
    await examineRedis(findings, redis);
    await examineClock(findings, redis);
    await examineStore(findings, config, access, storeModules);
  } catch (error) {
    // A command fails by the attempts that it waited for; the connection's own error says why.
    const { message, code } = trouble ?? error;
    row(false, 'Redis', `does not answer: ${message || code}`);
  } finally {
    redis.disconnect();
  }
}
