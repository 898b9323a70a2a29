import { z } from 'zod';
import { problemCodes } from '../../catalog/problems.ts';

/** A request to a worker: one line of JSON on its stdin. */
export interface WorkerRequest<Q> {
  readonly id: number;
  readonly request: Q;
}

const maxTextCharacters = 20_000;
const maxVersionCharacters = 200;

const id = z.int().nonnegative();
/** One failure as visitors read it, or as the log keeps it. */
const words = z.string().max(maxTextCharacters);

/** Whether the process retains something of this job that the next must not see. */
const spent = z.boolean();

/** A worker's messages: a line of JSON each, on the descriptor of output-descriptor.ts. */
export const workerMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ready'), version: z.string().max(maxVersionCharacters) }),
  z.strictObject({
    type: z.literal('done'),
    id,
    result: z.unknown(),
    spent,
  }),
  /** The worker knows what is wrong with the file, and lives on. `reason` is what the program said, for the log. */
  z.strictObject({
    type: z.literal('refused'),
    id,
    code: z.enum(problemCodes),
    detail: words.optional(),
    reason: words,
    spent,
  }),
  /** Something broke; the reason is for the log. */
  z.strictObject({ type: z.literal('failed'), id, reason: words }),
]);

/** A message of a worker. */
export type WorkerMessage = z.output<typeof workerMessage>;

/** How a worker answers a request. */
export type WorkerAnswer = Exclude<WorkerMessage, { type: 'ready' }>;
