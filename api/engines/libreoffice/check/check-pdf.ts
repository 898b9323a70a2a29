import { createReadStream } from 'node:fs';
import { ProblemError } from '../../../problem.ts';

const noPages = (cause: string) =>
  new ProblemError('conversion-failed', 'The conversion gave no pages. The document may be empty or damaged.', {
    cause,
  });

/** Characters carried over between chunks: more than the longest pattern. */
const overlap = 32;

/**
 * Counts the pages of a PDF written by LibreOffice, which does not compress page objects. Throws `conversion-failed`
 * for a file without a header, an end-of-file marker or a page, and the signal's reason.
 */
export async function checkPdf(path: string, signal: AbortSignal): Promise<number> {
  let start = '';
  let rest = '';
  let pages = 0;
  for await (const chunk of createReadStream(path, { signal, encoding: 'latin1' })) {
    if (start.length < 8) start += chunk.slice(0, 8);
    const text: string = rest + chunk;
    for (const { index, 0: found } of text.matchAll(/\/Type\s{0,4}\/Page(?=[\s/<>[(])/g)) {
      // Matches within the overlap were counted with the chunk before.
      if (index + found.length + 1 > rest.length) pages++;
    }
    rest = text.slice(-overlap);
  }
  if (!start.startsWith('%PDF-')) throw noPages('no PDF header');
  if (!rest.includes('%%EOF')) throw noPages('no end of file');
  if (pages === 0) throw noPages('no page object');
  return pages;
}
