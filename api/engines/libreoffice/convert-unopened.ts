import { join } from 'node:path';
import type { FormatId } from '../../../catalog/formats.ts';
import { damagedStructure } from '../../formats/compound-file.ts';
import { rewritePackage } from '../../formats/zip/zip-package.ts';
import { isProblem, ProblemError } from '../../problem.ts';
import type { Inspection } from './inspect/inspection.ts';
import { dropOddPictures } from './prepare/rtf/rtf-pictures.ts';

/** A document that LibreOffice did not open, or not save. */
interface Unopened {
  /** The path that was tried. */
  readonly source: string;
  readonly format: FormatId;
  readonly inspection: Inspection;
  /** What the attempt threw. */
  readonly error: unknown;
}

const isUnexplained = (error: unknown) => isProblem(error, 'conversion-failed');

/** Documents that are ZIP packages. */
const packages: ReadonlySet<FormatId> = new Set(['docx', 'pptx', 'xlsx', 'odt', 'odp']);

/**
 * Writes a copy without what LibreOffice may have stumbled over: pictures of no kind in RTF; in packages, ZIP64 records
 * that nothing needs and names with backslashes, which a new directory does not have.
 * @returns How many pictures it lacks; null if there is nothing to be mended.
 */
async function mend(path: string, output: string, format: FormatId, signal: AbortSignal): Promise<number | null> {
  if (format === 'rtf') return (await dropOddPictures(path, output, signal)) || null;
  if (!packages.has(format)) return null;
  await rewritePackage(path, output, () => undefined, { signal, isTemporary: true });
  return 0;
}

/**
 * Converts a document again, without what kept LibreOffice from opening it, if that can be found.
 * @returns What the second attempt gave, and how many pictures were left out for it. Throws `damaged-file` where its
 * structure is broken, `conversion-failed` where it hides all slides, what the attempts threw, and the signal's reason.
 */
export async function convertUnopened<T>(
  { source, format, inspection, error }: Unopened,
  convert: (source: string) => Promise<T>,
  { workspace, signal }: { readonly workspace: string; readonly signal: AbortSignal },
): Promise<{ readonly converted: T; readonly droppedPictures: number }> {
  const explained = (cause: unknown) => (inspection.isBroken && isUnexplained(cause) ? damagedStructure(cause) : cause);
  if (!isUnexplained(error)) throw error;
  const slides = inspection.content?.slides;
  if (slides?.shown === 0 && slides.hidden > 0) {
    const detail =
      'All slides of this presentation are hidden, so there is nothing to show. Unhide some and try again.';
    throw new ProblemError('conversion-failed', detail, { cause: error });
  }
  const mended = join(workspace, `mended.${format}`);
  const droppedPictures = await mend(source, mended, format, signal);
  if (droppedPictures === null) throw explained(error);
  const converted = await convert(mended).catch((cause: unknown) => {
    throw explained(cause);
  });
  return { converted, droppedPictures };
}
