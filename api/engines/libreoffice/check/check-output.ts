import { join } from 'node:path';
import type { FormatId } from '../../../../catalog/formats.ts';
import type { ShownWords } from '../../../formats/words/shown-words.ts';
import { type PartEdit, rewritePackage } from '../../../formats/zip/zip-package.ts';
import { ProblemError } from '../../../problem.ts';
import type { UnprintedComments } from '../inspect/unprinted-comments.ts';
import { type CheckedPackage, checkPackage, outputCaps } from './check-package.ts';
import { nameFamilies } from './family-names.ts';
import { mendRtf } from './mend-rtf.ts';
import { repairXml } from './repair-xml.ts';

/** A result other than PDF that may be sent. */
export interface CheckedOutput {
  readonly path: string;
  /** Slides of a presentation; null for other formats. */
  readonly pages: number | null;
  /** Whether it violated its format and was repaired; `path` is the repaired copy. */
  readonly repaired: boolean;
  /** The words of a package; null for other formats. */
  readonly words: ShownWords | null;
  /** The pictures of a package; null for other formats. */
  readonly pictures: number | null;
  /** Charts and formulas that it shows and has not. */
  readonly lostObjects: number;
  /** The comments and speaker notes of a package; null for other formats. */
  readonly unprinted: UnprintedComments | null;
}

const unread = { pages: null, words: null, pictures: null, lostObjects: 0, unprinted: null } as const;

const contentOf = ({ slides, words, pictures, lostObjects, unprinted }: CheckedPackage) => ({
  pages: slides,
  words,
  pictures,
  lostObjects,
  unprinted,
});

const isPackage = (format: FormatId) => ['docx', 'odt', 'pptx', 'odp'].includes(format);

/**
 * Ensures that a package written by LibreOffice opens in other programs: its XML parts are namespace-well-formed, and
 * all parts that it refers to exist. Repairs faulty XML in a copy in the workspace, names families there where LibreOffice
 * named their stand-ins, and counts the words. RTF documents are mended in a copy, too; other formats pass. Throws
 * `conversion-failed` if a repair is impossible, and the signal's reason.
 */
export async function checkOutput(
  path: string,
  format: FormatId,
  workspace: string,
  signal: AbortSignal,
): Promise<CheckedOutput> {
  if (format === 'rtf') {
    const mended = join(workspace, 'mended.rtf');
    await mendRtf(path, mended, signal);
    return { path: mended, repaired: false, ...unread };
  }
  if (!isPackage(format)) return { path, repaired: false, ...unread };
  try {
    const first = await checkPackage(path, signal);
    const repaired = first.faulty.size > 0;
    if (!repaired && first.named.size === 0) return { path, repaired, ...contentOf(first) };
    const copy = join(workspace, `repaired.${format}`);
    // The names in a faulty part were not read to its end.
    const edit = (name: string): PartEdit | undefined => {
      if (first.faulty.has(name)) return (source) => nameFamilies(repairXml(source));
      return first.named.has(name) ? nameFamilies : undefined;
    };
    await rewritePackage(path, copy, edit, { signal, caps: outputCaps });
    const second = await checkPackage(copy, signal);
    if (second.faulty.size > 0) throw new Error(`still faulty: ${[...second.faulty.values()].join('; ')}`);
    return { path: copy, repaired, ...contentOf(second) };
  } catch (cause) {
    signal.throwIfAborted();
    throw new ProblemError(
      'conversion-failed',
      'The converted document came out broken, so it wasn’t sent. Opening the original, saving it again and sending that copy often helps.',
      { cause },
    );
  }
}
