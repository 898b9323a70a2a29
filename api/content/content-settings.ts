import type { ArchiveCaps } from '../engines/archive/archive-caps.ts';
import type { Paper } from '../formats/paper.ts';

/** The settings of a content worker's engines, passed as JSON on its command line. */
export interface ContentSettings {
  readonly paper: Paper;
  /** For one program run on one file. */
  readonly timeoutMs: number;
  readonly caps: ArchiveCaps;
  /** Absolute path of a JSON file with the installed fonts; null if each worker must search for them itself. */
  readonly fonts: string | null;
}
