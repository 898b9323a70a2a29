import type Sharp from 'sharp';

/** Has sharp use one core and keep nothing: a worker makes one picture at a time, beside others, and is limited in memory. */
export function limitSharp({ cache, concurrency }: Pick<typeof Sharp, 'cache' | 'concurrency'>): void {
  cache(false);
  concurrency(1);
}
