import { formatBytes } from '../../catalog/files/bytes.ts';
import { ProblemError } from '../problem.ts';

/** What uploads may take of the server at once; sizes in bytes. */
export interface AdmissionLimits {
  readonly uploadsPerClient: number;
  readonly bytesPerClient: number;
  readonly bytesInFlight: number;
  readonly freeDiskBytes: number;
}

/** The place that one request has been given. */
export interface Ticket {
  /** Counts bytes that were stored. Throws `rate-limited` or `busy` where they exceed what was promised and is left. */
  readonly store: (bytes: number) => void;
  /** The upload has arrived or broken off. What it stored is counted until `release`. */
  readonly endUpload: () => void;
  /** Nothing of the request is left on the disk. */
  readonly release: () => void;
}

/** Decides which uploads are taken, before any of their bytes are stored. */
export interface Admission {
  /**
   * Gives a request a place. Throws `rate-limited` where the client has its share, and `busy` where the server is full.
   *
   * @param client Who sends it, as `clientOf` names it.
   * @param promisedBytes What will be stored, from Content-Length; 0 where it is not known.
   */
  readonly admit: (client: string, promisedBytes: number) => Promise<Ticket>;
}

interface Share {
  uploads: number;
  bytes: number;
}

/**
 * Counts uploads and their bytes, for each client and in all.
 *
 * @param freeBytes What is free on the work folder's disk.
 */
export function createAdmission(limits: AdmissionLimits, freeBytes: () => Promise<number>): Admission {
  const shares = new Map<string, Share>();
  let bytesInFlight = 0;
  /** Promised, but not on the disk yet. */
  let unwritten = 0;

  /** Counts bytes for a client, or throws and counts nothing. */
  function take(share: Share, bytes: number): void {
    if (share.bytes > 0 && share.bytes + bytes > limits.bytesPerClient) {
      const most = formatBytes(limits.bytesPerClient, 'en');
      throw new ProblemError(
        'rate-limited',
        `Files from your address may amount to ${most} at the same time. Send the next one once others are done.`,
      );
    }
    if (bytesInFlight > 0 && bytesInFlight + bytes > limits.bytesInFlight) {
      const most = formatBytes(limits.bytesInFlight, 'en');
      throw new ProblemError('busy', `The server works on up to ${most} at the same time. Try again in a minute.`);
    }
    share.bytes += bytes;
    bytesInFlight += bytes;
  }

  function give(client: string, share: Share, bytes: number): void {
    share.bytes -= bytes;
    bytesInFlight -= bytes;
    if (share.uploads === 0 && share.bytes === 0) shares.delete(client);
  }

  return {
    async admit(client, promisedBytes) {
      const free = await freeBytes();
      if (free - unwritten - promisedBytes < limits.freeDiskBytes) {
        const least = formatBytes(limits.freeDiskBytes, 'en');
        throw new ProblemError(
          'busy',
          `The server keeps ${least} of its disk free and has no room for this file now. Try again in a minute.`,
        );
      }
      const share = shares.get(client) ?? { uploads: 0, bytes: 0 };
      if (share.uploads >= limits.uploadsPerClient) {
        throw new ProblemError(
          'rate-limited',
          `Your address may send ${limits.uploadsPerClient} files at the same time. Wait until some have arrived.`,
        );
      }
      take(share, promisedBytes);
      shares.set(client, share);
      share.uploads++;
      unwritten += promisedBytes;
      let counted = promisedBytes;
      let stored = 0;
      let isUploading = true;

      const endUpload = () => {
        if (!isUploading) return;
        isUploading = false;
        share.uploads--;
        unwritten -= Math.max(0, promisedBytes - stored);
        give(client, share, counted - stored);
        counted = stored;
      };
      return {
        store(bytes) {
          const more = Math.max(0, stored + bytes - counted);
          take(share, more);
          counted += more;
          unwritten -= Math.min(bytes, Math.max(0, promisedBytes - stored));
          stored += bytes;
        },
        endUpload,
        release() {
          endUpload();
          give(client, share, counted);
          counted = 0;
          stored = 0;
        },
      };
    },
  };
}
