import { createReadStream } from 'node:fs';
import { ProblemError } from '../../../problem.ts';

const noPages = (cause: string) =>
  new ProblemError('conversion-failed', 'The conversion gave no pages. The document may be empty or damaged.', {
    cause,
  });

/** Longer than what is looked for, so that nothing is lost between two pieces. */
const overlap = 32;

/**
 * The number of pages of a PDF by LibreOffice, which writes its page objects in the clear. Throws `conversion-failed`
 * where there is no header, no end or no page, and the signal's reason.
 */
export async function checkPdf(path: string, signal: AbortSignal): Promise<number> {
  let start = '';
  let rest = '';
  let pages = 0;
  for await (const chunk of createReadStream(path, { signal, encoding: 'latin1' })) {
    if (start.length < 8) start += chunk.slice(0, 8);
    const text: string = rest + chunk;
    for (const { index, 0: found } of text.matchAll(/\/Type\s{0,4}\/Page(?=[\s/<>[(])/g)) {
      // What lies in the overlap was counted with the piece before.
      if (index + found.length + 1 > rest.length) pages++;
    }
    rest = text.slice(-overlap);
  }
  if (!start.startsWith('%PDF-')) throw noPages('no PDF header');
  if (!rest.includes('%%EOF')) throw noPages('no end of file');
  if (pages === 0) throw noPages('no page object');
  return pages;
}
