import { formatBytes } from '../../../../catalog/files/bytes.ts';
import { ProblemError } from '../../../problem.ts';
import { sum } from '../../../sum.ts';
import type { ArchiveCaps } from '../archive-caps.ts';
import { thresholds } from '../thresholds.ts';
import type { ArchiveEntry } from './archive-entry.ts';

const { maxDirectoryBytes } = thresholds;
/** Totals over an archive and those nested in it. Each method throws `too-complex` once a cap is exceeded. */
export interface ArchiveCounts {
  /** Counts the declared directory of an archive, before it is read. */
  readonly directory: (entryCount: number, bytes: number) => void;
  /** Counts the declared sizes of its entries, before they are read. */
  readonly content: (entries: readonly ArchiveEntry[]) => void;
}

/** The problem of an archive that is too large or built like a bomb; `what` continues “This archive …”. */
export const tooComplex = (what: string): ProblemError => new ProblemError('too-complex', `This archive ${what}.`);

const size = (bytes: number) => formatBytes(bytes, 'en');

/**
 * Starts counting. Ratios are measured against the packed bytes of the outermost archive, since each level of nesting
 * can multiply them.
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
      if (directoryBytes > maxDirectoryBytes) throw tooComplex('has an enormous table of contents');
    },
    content(entries) {
      bytes += sum(entries.map((entry) => entry.bytes));
      packedBytes ??= sum(entries.map((entry) => entry.packedBytes));
      if (bytes > caps.maxBytes) {
        throw tooComplex(`unpacks to ${size(bytes)}; up to ${size(caps.maxBytes)} can be unpacked here`);
      }
      if (bytes > caps.ratioFromBytes && bytes > packedBytes * caps.maxRatio) {
        const times = Math.floor(bytes / Math.max(1, packedBytes));
        throw tooComplex(`unpacks to ${size(bytes)}, ${times} times its size, as archives made to overwhelm do`);
      }
    },
  };
}
