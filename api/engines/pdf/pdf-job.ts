import type { Processes } from '../../jail/process.ts';

/** A PDF to work on, and with what. */
export interface PdfJob {
  readonly processes: Processes;
  /** The file, within the workspace. */
  readonly input: string;
  readonly workspace: string;
  readonly signal: AbortSignal;
}
