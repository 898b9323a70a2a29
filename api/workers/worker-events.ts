import { channel } from 'node:diagnostics_channel';

/** Says `started` and `ended` of each confined process, to whoever counts them. */
export const workerEvents = channel('filewright.workers');
