import { formatBytes } from '../../catalog/files/bytes.ts';
import { clientLabel } from '../http/client-address.ts';
import { ProblemError } from '../problem.ts';

/** How much of the server uploads may occupy at once. */
export interface AdmissionLimits {
  readonly uploadsPerClient: number;
  readonly conversionsPerClient: number;
  readonly bytesPerClient: number;
  readonly bytesInFlight: number;
  readonly freeDiskBytes: number;
}

/** A request's claim on disk space and upload slots. */
export interface Ticket {
  /**
   * Counts stored bytes. Throws `rate-limited` or `busy` if they exceed both the promise and the remaining allowance.
   */
  readonly store: (bytes: number) => void;
  /** Call when the upload is complete or aborted. Bytes that it stored count until `release`. */
  readonly endUpload: () => void;
  /** Counts bytes that the server itself has added, such as a result that waits to be fetched. Never throws. */
  readonly add: (bytes: number) => void;
  /** Call when the request's files are deleted. */
  readonly release: () => void;
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

interface Share {
  uploads: number;
  /** Requests whose files are here, uploads included. */
  conversions: number;
  bytes: number;
  maxBytes: number;
  /** How refusals name the client. */
  readonly sender: string;
}

/**
 * Tracks uploads and their bytes, per client and in total.
 *
 * @param freeBytes Free space on the work folder's disk.
 */
export function createAdmission(limits: AdmissionLimits, freeBytes: () => Promise<number>): Admission {
  const shares = new Map<string, Share>();
  let bytesInFlight = 0;
  /** Bytes promised but not yet on disk. */
  let unwritten = 0;

  /** Charges bytes to a client, or throws and charges nothing. */
  function take(share: Share, bytes: number): void {
    if (share.bytes > 0 && share.bytes + bytes > share.maxBytes) {
      const most = formatBytes(share.maxBytes, 'en');
      throw new ProblemError(
        'rate-limited',
        `${share.sender} can have up to ${most} of files here at once. Send the next one when others are done.`,
      );
    }
    if (bytesInFlight > 0 && bytesInFlight + bytes > limits.bytesInFlight) {
      const most = formatBytes(limits.bytesInFlight, 'en');
      throw new ProblemError('busy', `The server can handle only ${most} at once. Try again in a minute.`);
    }
    share.bytes += bytes;
    bytesInFlight += bytes;
  }

  function give(share: Share, bytes: number): void {
    share.bytes -= bytes;
    bytesInFlight -= bytes;
  }

  return {
    async admit(client, promisedBytes, own = null) {
      const free = await freeBytes();
      if (free - unwritten - promisedBytes < limits.freeDiskBytes) {
        const least = formatBytes(limits.freeDiskBytes, 'en');
        throw new ProblemError(
          'busy',
          `The server keeps ${least} of its disk free and has no room for this file right now. Try again in a minute.`,
        );
      }
      const maxBytes = own?.bytes ?? limits.bytesPerClient;
      const sender = clientLabel(own);
      const share = shares.get(client) ?? { uploads: 0, conversions: 0, bytes: 0, maxBytes, sender };
      // A key's limits can change while it is in use.
      share.maxBytes = maxBytes;
      const maxUploads = own?.uploads ?? limits.uploadsPerClient;
      if (share.uploads >= maxUploads) {
        throw new ProblemError(
          'rate-limited',
          `${sender} can upload ${maxUploads} ${maxUploads === 1 ? 'file' : 'files'} at once. Wait until some have arrived.`,
        );
      }
      if (share.conversions >= limits.conversionsPerClient) {
        throw new ProblemError(
          'rate-limited',
          `${sender} can have ${limits.conversionsPerClient} conversions here at once. Fetch or end some of them first.`,
        );
      }
      take(share, promisedBytes);
      shares.set(client, share);
      share.uploads++;
      share.conversions++;
      unwritten += promisedBytes;
      let counted = promisedBytes;
      let stored = 0;
      let isUploading = true;
      let isHere = true;

      const endUpload = () => {
        if (!isUploading) return;
        isUploading = false;
        share.uploads--;
        unwritten -= Math.max(0, promisedBytes - stored);
        give(share, counted - stored);
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
        add(bytes) {
          if (!isHere) return;
          share.bytes += bytes;
          bytesInFlight += bytes;
          counted += bytes;
        },
        release() {
          if (!isHere) return;
          isHere = false;
          endUpload();
          give(share, counted);
          share.conversions--;
          if (share.conversions === 0) shares.delete(client);
        },
      };
    },
  };
}
