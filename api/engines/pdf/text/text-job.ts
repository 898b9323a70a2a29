import type { Cover } from '../../../jail/confinement.ts';
import type { PagesJob } from '../pdf-job.ts';

/** A PDF whose text is wanted. */
export interface TextJob extends PagesJob {
  /** The names of glyphs that Poppler knows besides its own, where it looks for them. */
  readonly glyphNames?: readonly Cover[];
}
