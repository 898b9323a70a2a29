import type { CompoundFile } from '../../../../formats/compound-file.ts';
import { isProblem } from '../../../../problem.ts';
import { limits } from '../../limits.ts';
import type { ShownContent } from '../content/shown-content.ts';
import { readBook } from './book-content.ts';
import type { ReadStream } from './read-stream.ts';
import { readBinarySlides } from './slides-content.ts';
import { readBinaryText } from './text-content.ts';

/** A file that breaks off or refers to what it does not have: LibreOffice decides whether it can be opened. */
function isUnreadable(error: unknown): boolean {
  return error instanceof RangeError || isProblem(error, 'damaged-file');
}

/** What a binary document shows. */
export interface BinaryContent {
  /** Null if it cannot be read: it is encrypted, damaged, very large or older. */
  readonly content: ShownContent | null;
  /** Whether it breaks off or refers to what it does not have. */
  readonly isBroken: boolean;
}

/** Reads what a document of Word, Excel or PowerPoint 97 to 2003 shows. */
export async function readBinaryContent(file: CompoundFile): Promise<BinaryContent> {
  const streamOf: ReadStream = async (name) => {
    // MS-CFB §2.6.1: names are compared without case.
    const isWanted = (other: string) => other.toLowerCase() === name.toLowerCase();
    const stream = file.streams.find((candidate) => candidate.depth === 0 && isWanted(candidate.name));
    if (stream === undefined || stream.bytes > limits.inspect.maxBinaryStreamBytes) return undefined;
    const runs: Buffer[] = [];
    for await (const run of file.stream(stream)) runs.push(run);
    return Buffer.concat(runs);
  };
  try {
    const content =
      (await readBinaryText(streamOf)) ?? (await readBook(streamOf)) ?? (await readBinarySlides(streamOf));
    return { content: content ?? null, isBroken: false };
  } catch (error) {
    if (isUnreadable(error)) return { content: null, isBroken: true };
    throw error;
  }
}
