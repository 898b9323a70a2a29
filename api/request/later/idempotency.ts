import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyRequest } from 'fastify';
import { jobLimits } from '../../../catalog/limits.ts';
import type { Tool } from '../../../catalog/tool/tool.ts';
import { clientOf } from '../../http/client-address.ts';
import type { ConversionJob, JobQueue } from '../../jobs/job-queue.ts';
import { ProblemError } from '../../problem.ts';

const maxKeyCharacters = 255;
/** How often the job that holds a key is looked for while its files are still on their way. */
const checkMs = 250;
/** How long a repeated request waits for the first one. Proxies close idle connections, most of them after a minute. */
const patienceMs = 45_000;
/** How often a key is renewed while files are on their way: two calls may fail before it is lost. */
const renewMs = jobLimits.keyReservedMs / 3;

const stillSending = () =>
  new ProblemError(
    'busy',
    'A request with the same “Idempotency-Key” is still sending its files. Try again in a minute.',
  );

/**
 * The idempotency key of a request, which lets a client send it twice; null if it has none. Throws `invalid-request`.
 */
export function idempotencyKey(request: FastifyRequest, tool: Tool): string | null {
  const given = request.headers['idempotency-key'];
  if (given === undefined) return null;
  if (typeof given !== 'string' || given.length === 0 || given.length > maxKeyCharacters) {
    throw new ProblemError('invalid-request', `“Idempotency-Key” must have 1 to ${maxKeyCharacters} characters.`);
  }
  // The same key of another client is a different key.
  return createHash('sha256')
    .update(JSON.stringify([clientOf(request), tool.id, given]))
    .digest('base64url');
}

/**
 * Claims a key for a job: resolves with the job's own id, or with that of an earlier job that was accepted and still
 * exists. While the files of an earlier one are on their way, this waits: it has no address yet, and if it is refused,
 * the key is free again. Throws `busy` if that takes too long, and the signal's reason.
 *
 * @param longestMs How long to wait for the earlier request.
 */
export async function claimKey(
  jobs: Pick<JobQueue, 'claim' | 'state'>,
  key: string,
  id: string,
  signal: AbortSignal,
  longestMs: number = patienceMs,
): Promise<string> {
  for (const started = performance.now(); ; await wait(checkMs, undefined, { signal })) {
    const holder = await jobs.claim(key, id);
    if (holder === id || (await jobs.state(holder)) !== undefined) return holder;
    if (performance.now() - started > longestMs) {
      throw stillSending();
    }
  }
}

/**
 * A digest of what a request asks for: its settings, and its files with their names, in order. A request that is sent
 * twice has the same digest, whatever the boundaries of its form. Throws the file system's errors and the signal's reason.
 */
export async function payloadOf(
  { fields, files }: Pick<ConversionJob, 'fields' | 'files'>,
  signal: AbortSignal,
): Promise<string> {
  const digest = createHash('sha256').update(JSON.stringify(fields));
  for (const { path, name, folders, bytes } of files) {
    digest.update(JSON.stringify([folders, name, bytes]));
    for await (const chunk of createReadStream(path, { signal })) digest.update(chunk as Buffer);
  }
  return digest.digest('base64url');
}

/** What a job's payload is claimed under. */
const payloadKey = (id: string) => `payload-${id}`;

/**
 * Throws `idempotency-key-reused` if the job that holds a key has another payload than the request that repeats the key,
 * as draft-ietf-httpapi-idempotency-key-header asks for.
 */
export async function checkPayload(jobs: Pick<JobQueue, 'claim'>, holder: string, payload: string): Promise<void> {
  if ((await jobs.claim(payloadKey(holder), payload)) !== payload) {
    throw new ProblemError(
      'idempotency-key-reused',
      'This “Idempotency-Key” belongs to a request with other files or settings. Send these with a new key.',
    );
  }
}

/** A key that a request has claimed, renewed until one of these ends that. */
export interface HeldKey {
  /**
   * Notes the payload of the request, now that it is here. Throws `busy` if another request has the key by now, as after
   * a failure of the queue; renewal goes on.
   */
  readonly check: (payload: string) => Promise<void>;
  /** Binds the key to the request's job, which was accepted. */
  readonly bind: () => Promise<void>;
  /** Frees the key. Harmless once another request has it. */
  readonly release: () => Promise<void>;
}

/** Renews a claimed key while the files of its request are on their way: if this server ends, the key is soon free. */
export function holdKey(jobs: Pick<JobQueue, 'claim' | 'bind' | 'unclaim'>, key: string, id: string): HeldKey {
  let noted: string | null = null;
  const renewal = setInterval(() => void jobs.claim(key, id).catch(() => {}), renewMs).unref();
  return {
    async check(payload) {
      if ((await jobs.claim(key, id)) !== id) throw stillSending();
      noted = payload;
      await jobs.bind(payloadKey(id), payload);
    },
    async bind() {
      clearInterval(renewal);
      // The job is accepted, whatever becomes of its key.
      await jobs.bind(key, id).catch(() => {});
    },
    async release() {
      clearInterval(renewal);
      await jobs.unclaim(key, id).catch(() => {});
      if (noted !== null) await jobs.unclaim(payloadKey(id), noted).catch(() => {});
    },
  };
}
