import type { ProblemCode } from '../../catalog/problems.ts';

/** What the server asks of a worker: one line of JSON on the worker's stdin. */
export interface WorkerRequest<Q> {
  readonly id: number;
  readonly request: Q;
}

/** What a worker says: one line of JSON each on file descriptor 3. Its stdout and stderr are its libraries'. */
export type WorkerMessage<R> =
  | { readonly type: 'ready'; readonly version: string }
  | ({ readonly id: number } & WorkerAnswer<R>);

/** How a worker answers a request. */
export type WorkerAnswer<R> =
  | { readonly type: 'done'; readonly result: R }
  /** The worker knows what is wrong with the file, and lives on. */
  | {
      readonly type: 'refused';
      readonly code: ProblemCode;
      readonly detail: string;
      /** What the program said, for the log; empty where there is nothing more to say. */
      readonly reason: string;
    }
  /** Something broke; what it was is for the log. */
  | { readonly type: 'failed'; readonly reason: string };

/** The file descriptor that a worker speaks on. */
export const outputDescriptor = 3;
