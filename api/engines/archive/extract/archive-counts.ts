import { formatBytes } from '../../../../catalog/files/bytes.ts';
import { ProblemError } from '../../../problem.ts';
import type { ArchiveCaps } from '../archive-caps.ts';
import type { ArchiveEntry } from './archive-entry.ts';

const maxDirectoryBytes = 100_000_000;

/** What archives hold together: one, and those within it. Each count throws `too-complex` where the caps are passed. */
export interface ArchiveCounts {
  /** Counts what an archive says of its directory, before that is read. */
  readonly directory: (entryCount: number, bytes: number) => void;
  /** Counts what its entries declare, before they are read. */
  readonly content: (entries: readonly ArchiveEntry[]) => void;
}

/** The problem of an archive that holds too much, or holds it in an odd way. */
export const tooComplex = (what: string): ProblemError => new ProblemError('too-complex', `This archive ${what}.`);

const size = (bytes: number) => formatBytes(bytes, 'en');
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);

/**
 * Begins to count with the outermost archive, whose packed bytes are what all that comes out of it is measured by: each
 * level may multiply what it is made of.
 */
export function countArchives(caps: ArchiveCaps): ArchiveCounts {
  let [entryCount, directoryBytes, bytes] = [0, 0, 0];
  let packedBytes: number | undefined;
  return {
    directory(entries, ownBytes) {
      entryCount += entries;
      directoryBytes += ownBytes;
      if (entryCount > caps.maxEntries) {
        throw tooComplex(`holds ${entryCount} entries; up to ${caps.maxEntries} can be unpacked here`);
      }
      if (directoryBytes > maxDirectoryBytes) throw tooComplex('has a table of contents of enormous size');
    },
    content(entries) {
      bytes += sum(entries.map((entry) => entry.bytes));
      packedBytes ??= sum(entries.map((entry) => entry.packedBytes));
      if (bytes > caps.maxBytes) {
        throw tooComplex(`unpacks to ${size(bytes)}; up to ${size(caps.maxBytes)} can be unpacked here`);
      }
      if (bytes > caps.ratioFromBytes && bytes > packedBytes * caps.maxRatio) {
        const times = Math.floor(bytes / Math.max(1, packedBytes));
        throw tooComplex(
          `unpacks to ${size(bytes)}, ${times} times its size, as archives do that are made to overwhelm`,
        );
      }
    },
  };
}
