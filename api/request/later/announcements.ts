import type { FastifyRequest } from 'fastify';
import type { JobEvent } from '../../../catalog/job-document.ts';
import { admissionLimits } from '../../../catalog/limits.ts';
import { anySignal } from '../../abort.ts';
import { createClientCounts } from '../../client-counts.ts';
import { clientLabel, clientOf } from '../../http/client-address.ts';
import { type EndedState, type JobQueue, noSuchJob } from '../../jobs/job-queue.ts';
import { isProblem, ProblemError } from '../../problem.ts';
import type { Target } from '../../webhooks/post-message.ts';
import type { Webhooks } from '../../webhooks/webhooks.ts';
import { documentOf } from './job-state.ts';

/** Who asked for an announcement, and where it goes. */
export interface Announced {
  /** The key from `clientOf`. */
  readonly client: string;
  readonly target: Target;
}

/** Tells programs when their jobs have ended, if they asked for it. */
export interface Announcements {
  /**
   * Where the end of a request's job is to be announced; null if it doesn't ask for that. Throws `invalid-request` for
   * an address that isn't allowed, `rate-limited` if too many of its client wait, and `busy` if too many do.
   */
  readonly targetOf: (request: Pick<FastifyRequest, 'headers' | 'apiKey' | 'ip'>) => Announced | null;
  /** Waits for a job in the background and announces its end. A job that is discarded before is not announced. */
  readonly follow: (id: string, announced: Announced) => void;
}

/** Jobs and messages that wait, for all clients together; each takes a few kilobytes. */
const maxFollowed = 1000;

/**
 * Announces ends of jobs by webhooks.
 * @param webhooks Null where the operator has allowed none.
 * @param base Origin and path of the site, which addresses in messages begin with.
 * @param perClient Jobs and messages of one client that may wait.
 */
export function createAnnouncements(
  jobs: Pick<JobQueue, 'ended'>,
  webhooks: Webhooks | null,
  base: string,
  perClient: number = admissionLimits.webhooksPerClient,
): Announcements {
  const followed = createClientCounts();

  /** The end of a job; null if it was discarded. */
  async function endOf(id: string, closing: AbortSignal): Promise<EndedState | null> {
    // Listeners that the queue adds to the job's own signal go with the job; on the server's signal they would pile up.
    const { signal, release } = anySignal([closing]);
    try {
      return await jobs.ended(id, signal);
    } catch (problem) {
      const isDiscarded = isProblem(problem, noSuchJob().code);
      return isDiscarded || signal.aborted ? null : { status: 'failed', problem };
    } finally {
      release();
    }
  }

  async function announce(id: string, target: Target, { closing, deliver }: Webhooks): Promise<void> {
    const state = await endOf(id, closing);
    if (state === null) return;
    const event: JobEvent = {
      type: `job.${state.status}`,
      timestamp: new Date().toISOString(),
      data: documentOf(id, state, base) as JobEvent['data'],
    };
    await deliver(target, { id: `job_${id}`, body: JSON.stringify(event) });
  }

  return {
    targetOf({ headers, apiKey, ip }) {
      const wanted = headers['webhook-url'];
      if (wanted === undefined) return null;
      const target = webhooks?.find(String(wanted)) ?? null;
      if (target === null) {
        const detail = '“Webhook-Url” must be an address that the operator of this server has allowed.';
        throw new ProblemError('invalid-request', detail);
      }
      const client = clientOf({ apiKey, ip });
      if (followed.of(client) >= perClient) {
        throw new ProblemError(
          'rate-limited',
          `${clientLabel(apiKey)} can have ${perClient} webhooks waiting at once. Try again when some have been delivered.`,
        );
      }
      if (followed.total() >= maxFollowed)
        throw new ProblemError('busy', 'Too many webhooks wait. Try again in a minute.');
      return { client, target };
    },
    follow(id, { client, target }) {
      if (webhooks === null) return;
      followed.add(client, 1);
      void announce(id, target, webhooks).finally(() => followed.add(client, -1));
    },
  };
}
