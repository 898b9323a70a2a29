import type { Note } from '../../../../catalog/report.ts';
import type { ArchiveCaps } from '../archive-caps.ts';

/** An archive to extract. All paths are absolute. */
export interface ExtractTask {
  readonly input: string;
  readonly output: string;
  /** A folder for nested archives while they are read. */
  readonly folder: string;
  /** Path for an archive of the entries that only 7-Zip can unpack. */
  readonly carved: string;
  /** Their contents, concatenated, once 7-Zip has unpacked them; null before. */
  readonly unpacked: string | null;
  readonly password: string | null;
  readonly flatten: boolean;
  readonly caps: ArchiveCaps;
}

/** What has been extracted, or what has to happen before. */
export type ExtractAnswer =
  | { readonly type: 'written'; readonly bytes: number; readonly notes: readonly Note[] }
  /** 7-Zip has to run first; `bytes` is what it will write. */
  | { readonly type: 'carved'; readonly bytes: number };
