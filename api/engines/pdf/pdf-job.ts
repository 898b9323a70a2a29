import type { Processes } from '../../jail/process.ts';

/** A PDF to process, and what that requires. */
export interface PdfJob {
  readonly processes: Processes;
  /** Path of the PDF, in the workspace. */
  readonly input: string;
  /** Folder for intermediate files; the caller removes it. */
  readonly workspace: string;
  /** Ends every process of the job. */
  readonly signal: AbortSignal;
}

/** A job that may process several pages at once. */
export interface PagesJob extends PdfJob {
  /** How many processes may run at the same time. */
  readonly cores: number;
  /** The language of scanned pages where the visitor names it, as a BCP 47 tag. */
  readonly language?: string;
}
