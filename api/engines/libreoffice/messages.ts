import type { FormatId } from '../../../catalog/formats.ts';

/** What the pool asks of a worker: one line of JSON on the worker's stdin. Paths are absolute. */
export interface ExportRequest {
  readonly id: number;
  readonly input: string;
  readonly output: string;
  readonly format: FormatId;
}

/** What a worker says: one line of JSON each on file descriptor 3. Every line tells its resident memory. */
export type WorkerMessage = { readonly rssBytes: number } & (
  | { readonly type: 'ready'; readonly version: string }
  /** Sent every half second, so that the pool sees memory grow during a job. */
  | { readonly type: 'beat' }
  | { readonly type: 'done'; readonly id: number }
  | {
      readonly type: 'failed';
      readonly id: number;
      readonly stage: 'load' | 'save';
      /** LibreOffice's own words, for the log. */
      readonly reason: string;
      readonly passwordAsked: boolean;
    }
);

/** The file descriptor that a worker speaks on; LibreOffice prints to stdout and stderr as it likes. */
export const outputDescriptor = 3;
