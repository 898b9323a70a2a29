import { join } from 'node:path';
import type { FormatId } from '../../../../catalog/formats.ts';
import { rewritePackage } from '../../../formats/zip-package.ts';
import { ProblemError } from '../../../problem.ts';
import { checkPackage, outputCaps } from './check-package.ts';
import { checkPdf } from './check-pdf.ts';
import { repairXml } from './repair-xml.ts';

/** A result that may be sent. */
export interface CheckedOutput {
  readonly path: string;
  /** Pages of a PDF or slides of a presentation; null for formats without a fixed page count. */
  readonly pages: number | null;
  /** Whether it violated its format and was repaired; `path` is the repaired copy. */
  readonly repaired: boolean;
}

const isPackage = (format: FormatId) => ['docx', 'odt', 'pptx', 'odp'].includes(format);

/**
 * Makes sure that LibreOffice's output opens in other programs: a PDF has pages and an end-of-file marker; the XML
 * parts of a package are namespace-well-formed, and all parts that it refers to exist. Repairs faulty XML in a copy in
 * the workspace. Throws `conversion-failed` where it cannot, and the signal's reason.
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
