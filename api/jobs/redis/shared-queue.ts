import type { Job as BullJob, Queue } from 'bullmq';
import type { Redis } from 'ioredis';
import type { FileStore } from '../../store/file-store.ts';
import type { Endings } from './endings.ts';
import { jobId } from './job-data.ts';
import type { Ledger } from './ledger.ts';
import type { Names } from './names.ts';
import type { Presence } from './presence.ts';

/** The queue of all servers and workers of a version, as one server reaches it. */
export interface SharedQueue {
  readonly version: number;
  readonly names: Names;
  readonly redis: Redis;
  readonly store: FileStore;
  readonly endings: Endings;
  readonly ledger: Ledger;
  readonly presence: Presence;
  /** BullMQ's queue of each lane. */
  readonly lanes: ReadonlyMap<string, Queue>;
  /** Jobs submitted by this process, which exist whatever Redis says. */
  readonly ownJobs: Set<string>;
}

/** A job that the ledger records; BullMQ may not have it yet, or no longer. */
export interface FoundJob {
  readonly lane: string;
  readonly client: string;
  readonly job: BullJob | undefined;
}

/** BullMQ's queue of a lane. */
export const queueOf = ({ lanes }: SharedQueue, lane: string): Queue => lanes.get(lane) as Queue;

/** Looks up a job; undefined if there is none of this id, or it was cancelled. */
export async function findJob(shared: SharedQueue, id: string): Promise<FoundJob | undefined> {
  if (!jobId.safeParse(id).success) return undefined;
  const kept = await shared.ledger.find(id);
  if (kept === undefined || !shared.lanes.has(kept.lane)) return undefined;
  return { ...kept, job: await queueOf(shared, kept.lane).getJob(id) };
}
