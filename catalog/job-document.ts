import type { Problem } from './problems.ts';

/** The members of a job in every state: its id and its addresses. */
interface JobAddresses {
  readonly id: string;
  readonly url: string;
  readonly events: string;
  readonly result: string;
}

/** The state of an asynchronous conversion in the API. */
export type JobDocument = JobAddresses &
  (
    | {
        readonly status: 'waiting' | 'running';
        /** How many conversions are ahead in the queue. */
        readonly ahead: number;
        /** Estimated time to the result; null if unknown. */
        readonly expectedSeconds: number | null;
      }
    | { readonly status: 'done'; readonly bytes: number }
    | { readonly status: 'failed'; readonly problem: Problem }
  );

/** A webhook's message about a conversion that has ended; its addresses are absolute. */
export interface JobEvent {
  readonly type: 'job.done' | 'job.failed';
  /** When it ended (RFC 3339). */
  readonly timestamp: string;
  readonly data: Extract<JobDocument, { status: 'done' | 'failed' }>;
}
