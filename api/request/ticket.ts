import { formatBytes } from '../../catalog/files/bytes.ts';
import { ProblemError } from '../problem.ts';

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

/** What a client has here. */
export interface Share {
  uploads: number;
  /** Requests whose files are here, uploads included. */
  conversions: number;
  bytes: number;
  maxBytes: number;
  /** How refusals name the client. */
  readonly sender: string;
}

/** The bytes of all clients. */
export interface ByteAccount {
  /** Charges bytes to a client. Throws `rate-limited` or `busy`, and charges nothing, if they exceed what is left. */
  readonly take: (share: Share, bytes: number) => void;
  /** Charges bytes that may exceed what is left. */
  readonly add: (share: Share, bytes: number) => void;
  readonly give: (share: Share, bytes: number) => void;
  /** Bytes promised but not yet on disk. */
  unwritten: number;
}

/** Creates an account of at most so many bytes. */
export function createByteAccount(maxBytes: number): ByteAccount {
  let inFlight = 0;
  const add = (share: Share, bytes: number) => {
    share.bytes += bytes;
    inFlight += bytes;
  };
  return {
    take(share, bytes) {
      if (share.bytes > 0 && share.bytes + bytes > share.maxBytes) {
        const most = formatBytes(share.maxBytes, 'en');
        throw new ProblemError(
          'rate-limited',
          `${share.sender} can have up to ${most} of files here at once. Send the next one when others are done.`,
        );
      }
      if (inFlight > 0 && inFlight + bytes > maxBytes) {
        const most = formatBytes(maxBytes, 'en');
        throw new ProblemError('busy', `The server can handle only ${most} at once. Try again in a minute.`);
      }
      add(share, bytes);
    },
    add,
    give: (share, bytes) => add(share, -bytes),
    unwritten: 0,
  };
}

/**
 * Creates the ticket of a request whose promised bytes have been taken.
 *
 * @param onRelease Called once, when the request's files are deleted.
 */
export function createTicket(account: ByteAccount, share: Share, promisedBytes: number, onRelease: () => void): Ticket {
  let counted = promisedBytes;
  let stored = 0;
  let isUploading = true;
  let isHere = true;
  share.uploads++;
  share.conversions++;
  account.unwritten += promisedBytes;

  const endUpload = () => {
    if (!isUploading) return;
    isUploading = false;
    share.uploads--;
    account.unwritten -= Math.max(0, promisedBytes - stored);
    account.give(share, counted - stored);
    counted = stored;
  };
  return {
    store(bytes) {
      const more = Math.max(0, stored + bytes - counted);
      account.take(share, more);
      counted += more;
      account.unwritten -= Math.min(bytes, Math.max(0, promisedBytes - stored));
      stored += bytes;
    },
    endUpload,
    add(bytes) {
      if (!isHere) return;
      account.add(share, bytes);
      counted += bytes;
    },
    release() {
      if (!isHere) return;
      isHere = false;
      endUpload();
      account.give(share, counted);
      share.conversions--;
      onRelease();
    },
  };
}
