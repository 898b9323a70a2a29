import type { Note } from '../../../../catalog/report.ts';
import type { ArchiveCaps } from '../archive-caps.ts';

/** One archive and what becomes of it. All paths are absolute. */
export interface ExtractTask {
  readonly input: string;
  readonly output: string;
  /** Where archives within the archive go while they are read. */
  readonly folder: string;
  /** Where entries go that only 7-Zip unpacks, as an archive of their own. */
  readonly carved: string;
  /** Their contents one behind the other, once 7-Zip has unpacked them. */
  readonly unpacked: string | null;
  readonly password: string | null;
  readonly flatten: boolean;
  readonly caps: ArchiveCaps;
}

export type ExtractAnswer =
  | { readonly type: 'written'; readonly bytes: number; readonly notes: readonly Note[] }
  /** 7-Zip is needed first; it will write so many bytes. */
  | { readonly type: 'carved'; readonly bytes: number };
