import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { jobVersion, namesOf } from '../../api/jobs/redis/names.ts';
import { connectTo, filePart, multipart, rawPost } from '../support/servers/raw-request.ts';

const endpoint = '/api/compress-csv';
const headers = (key: string) => ({ Prefer: 'respond-async', 'Idempotency-Key': key });
const content = 'a,b\r\n1,2\r\n'.repeat(100);
const checkMs = 50;
/** By then a server has read the head of a request even on a machine with far more to do than it has cores. */
const claimedWithinMs = 60_000;

/** An idempotency key that a request has claimed, as Redis has it. Times are Redis's own. */
export interface Reservation {
  readonly name: string;
  /** Null once the key is free. */
  readonly holder: string | null;
  readonly expiresAtMs: number;
  readonly leftMs: number;
}

const namesIn = (redis: Redis) => redis.keys(namesOf(jobVersion).idempotency('*'));

/** Reads a key: `leftMs` is 0 once it is free. */
export async function readReservation(redis: Redis, name: string): Promise<Reservation> {
  const [holder, expiresAtMs, [seconds, microseconds]] = (await redis.eval(
    "return { redis.call('GET', KEYS[1]), redis.call('PEXPIRETIME', KEYS[1]), redis.call('TIME') }",
    1,
    name,
  )) as [string | null, number, [string, string]];
  const nowMs = Number(seconds) * 1000 + Number(microseconds) / 1000;
  return { name, holder, expiresAtMs, leftMs: Math.max(0, expiresAtMs - nowMs) };
}

/**
 * Sends half of a file with an idempotency key, and leaves the request open. Resolves with the key's name in Redis once
 * the server has claimed it; throws if it does not.
 */
export async function sendHalf(base: string, key: string, redis: Redis): Promise<string> {
  const before = new Set(await namesIn(redis));
  const body = multipart(filePart(content));
  const half = body.slice(0, body.length / 2);
  const told = Object.entries(headers(key)).map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = connectTo(base);
  await once(socket, 'connect');
  socket.write(rawPost(endpoint, half, { length: body.length, headers: told.join('') }));
  for (const started = performance.now(); performance.now() - started < claimedWithinMs; await wait(checkMs)) {
    const claimed = (await namesIn(redis)).find((name) => !before.has(name));
    if (claimed !== undefined) return claimed;
  }
  throw new Error('a request with an idempotency key has not claimed it');
}

/** Sends the same request whole, and withdraws the job that it got. Resolves with the status of the answer. */
export async function sendAgain(base: string, key: string): Promise<number> {
  const body = new FormData();
  body.append('file', new Blob([content]), 'table.csv');
  const answer = await fetch(base + endpoint, { method: 'POST', body, headers: headers(key) });
  const { url } = (await answer.json()) as { readonly url?: string };
  if (url !== undefined) await fetch(base + url, { method: 'DELETE' });
  return answer.status;
}
