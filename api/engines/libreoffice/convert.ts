import type { FormatId } from '../../../catalog/formats.ts';

/** A saved document, which is still open. */
export interface Converted {
  /** Whether LibreOffice opened it with a password. */
  readonly unlocked: boolean;
  readonly closed: Promise<void>;
}

/** What else is to be known of a document to be saved. */
export interface ConvertOptions {
  readonly password?: string | undefined;
  /** Whether LibreOffice asks for a password. */
  readonly needsPassword?: boolean | undefined;
  /** Whether blank pages that LibreOffice adds in front of odd and even pages are pages of a PDF. */
  readonly showsBlankPages?: boolean;
}

/**
 * Saves a document in another format; paths are absolute. Gives the moment in which LibreOffice has closed the document,
 * which takes a while after the result is there. Throws `ProblemError`.
 */
export type Convert = (input: string, output: string, format: FormatId, options?: ConvertOptions) => Promise<Converted>;
