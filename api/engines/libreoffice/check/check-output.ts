import { join } from 'node:path';
import type { FormatId } from '../../../../catalog/formats.ts';
import { rewritePackage } from '../../../formats/zip-package.ts';
import { ProblemError } from '../../../problem.ts';
import { checkPackage, outputCaps } from './check-package.ts';
import { checkPdf } from './check-pdf.ts';
import { repairXml } from './repair-xml.ts';

/** A result that may leave. */
export interface CheckedOutput {
  readonly path: string;
  /** Pages of a PDF, slides of a presentation; null where only a layout program could tell. */
  readonly pages: number | null;
  /** It was not what its format demands, and was mended; `path` is the mended copy. */
  readonly repaired: boolean;
}

const isPackage = (format: FormatId) => ['docx', 'odt', 'pptx', 'odp'].includes(format);

/**
 * Makes sure that what LibreOffice wrote opens elsewhere: a PDF has pages and its end, every XML part of a package is
 * namespace-well-formed, and all parts that are referred to exist. Mends what it can, into a copy in the workspace.
 * Throws `conversion-failed`, and the signal's reason.
 */
export async function checkOutput(
  path: string,
  format: FormatId,
  workspace: string,
  signal: AbortSignal,
): Promise<CheckedOutput> {
  if (format === 'pdf') return { path, pages: await checkPdf(path, signal), repaired: false };
  if (!isPackage(format)) return { path, pages: null, repaired: false };
  try {
    const first = await checkPackage(path, signal);
    if (first.faulty.size === 0) return { path, pages: first.slides, repaired: false };
    const mended = join(workspace, `mended.${format}`);
    const edit = (name: string) => (first.faulty.has(name) ? repairXml : undefined);
    await rewritePackage(path, mended, edit, { signal, caps: outputCaps });
    const second = await checkPackage(mended, signal);
    if (second.faulty.size > 0) throw new Error(`still faulty: ${[...second.faulty.values()].join('; ')}`);
    return { path: mended, pages: second.slides, repaired: true };
  } catch (cause) {
    signal.throwIfAborted();
    throw new ProblemError(
      'conversion-failed',
      'The converted document came out broken, so it was not sent. Opening the original, saving it again and sending that copy often helps.',
      { cause },
    );
  }
}
