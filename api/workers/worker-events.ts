import { channel } from 'node:diagnostics_channel';

/** Publishes `started` and `ended` for each worker process. */
export const workerEvents = channel('filewright.workers');
