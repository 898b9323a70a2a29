import { z } from 'zod';
import { type ProblemCode, problems } from '../../catalog/problems.ts';

/** What the server asks of a worker: one line of JSON on the worker's stdin. */
export interface WorkerRequest<Q> {
  readonly id: number;
  readonly request: Q;
}

const codes = Object.keys(problems) as [ProblemCode, ...ProblemCode[]];
const id = z.int().nonnegative();
/** What visitors read, and what the log keeps, of one failure. */
const words = z.string().max(20_000);

/** Whether the process keeps something of this job that the next must not see. */
const spent = z.boolean();

/** What a worker says: one line of JSON each on file descriptor 3. Its stdout and stderr are its libraries'. */
export const workerMessage = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('ready'), version: z.string().max(200) }),
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
    code: z.enum(codes),
    detail: words.optional(),
    reason: words,
    spent,
  }),
  /** Something broke; what it was is for the log. */
  z.strictObject({ type: z.literal('failed'), id, reason: words }),
]);

export type WorkerMessage = z.output<typeof workerMessage>;

/** How a worker answers a request. */
export type WorkerAnswer = Exclude<WorkerMessage, { type: 'ready' }>;
