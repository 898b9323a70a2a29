import { formatBytes } from '../../catalog/files/bytes.ts';
import { clientLabel } from '../http/client-address.ts';
import { ProblemError } from '../problem.ts';
import { createByteAccount, createTicket, type Share, type Ticket } from './ticket.ts';

/** How much of the server uploads may occupy at once. */
export interface AdmissionLimits {
  readonly uploadsPerClient: number;
  readonly conversionsPerClient: number;
  readonly bytesPerClient: number;
  readonly bytesInFlight: number;
  readonly freeDiskBytes: number;
}

/** Decides whether to accept an upload before any of its bytes are stored. */
export interface Admission {
  /**
   * Admits a request. Throws `rate-limited` if the client has used up its share, and `busy` if the server is full.
   *
   * @param client The key from `clientOf`.
   * @param promisedBytes Upper bound from Content-Length; 0 if unknown.
   * @param own The limits of a key; null for visitors.
   */
  readonly admit: (client: string, promisedBytes: number, own?: OwnLimits | null) => Promise<Ticket>;
}

/** A key's limits, which replace the general ones. */
interface OwnLimits {
  readonly uploads?: number | undefined;
  readonly bytes?: number | undefined;
}

function refuseFullDisk(leftBytes: number, leastBytes: number): void {
  if (leftBytes >= leastBytes) return;
  const least = formatBytes(leastBytes, 'en');
  throw new ProblemError(
    'busy',
    `The server keeps ${least} of its disk free and has no room for this file right now. Try again in a minute.`,
  );
}

function refuseUsedShare({ uploads, conversions, sender }: Share, maxUploads: number, maxConversions: number): void {
  if (uploads >= maxUploads) {
    throw new ProblemError(
      'rate-limited',
      `${sender} can upload ${maxUploads} ${maxUploads === 1 ? 'file' : 'files'} at once. Wait until some have arrived.`,
    );
  }
  if (conversions >= maxConversions) {
    throw new ProblemError(
      'rate-limited',
      `${sender} can have ${maxConversions} conversions here at once. Fetch or end some of them first.`,
    );
  }
}

/**
 * Tracks uploads and their bytes, per client and in total.
 *
 * @param freeBytes Free space on the work folder's disk.
 */
export function createAdmission(limits: AdmissionLimits, freeBytes: () => Promise<number>): Admission {
  const shares = new Map<string, Share>();
  const account = createByteAccount(limits.bytesInFlight);
  return {
    async admit(client, promisedBytes, own = null) {
      const free = await freeBytes();
      refuseFullDisk(free - account.unwritten - promisedBytes, limits.freeDiskBytes);
      const maxBytes = own?.bytes ?? limits.bytesPerClient;
      const sender = clientLabel(own);
      const share = shares.get(client) ?? { uploads: 0, conversions: 0, bytes: 0, maxBytes, sender };
      // A key's limits can change while it is in use.
      share.maxBytes = maxBytes;
      refuseUsedShare(share, own?.uploads ?? limits.uploadsPerClient, limits.conversionsPerClient);
      account.take(share, promisedBytes);
      shares.set(client, share);
      return createTicket(account, share, promisedBytes, () => {
        if (share.conversions === 0) shares.delete(client);
      });
    },
  };
}
