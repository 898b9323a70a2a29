import type { ArchiveCaps } from '../engines/archive/archive-caps.ts';
import type { Paper } from '../formats/paper.ts';

/** The settings of a content worker's engines, passed as JSON on its command line. */
export interface ContentSettings {
  readonly paper: Paper;
  /** One program's work on one file. */
  readonly timeoutMs: number;
  readonly caps: ArchiveCaps;
  /** A JSON file with the installed fonts, absolute; null where each worker must look for itself. */
  readonly fonts: string | null;
}
