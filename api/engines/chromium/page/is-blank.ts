import { inflateSync } from 'node:zlib';
import { thresholds } from '../thresholds.ts';

const { maxBlankBytes, maxBlankStreamBytes } = thresholds;

/** Lines and curves; a rectangle alone is a background. */
const drawsShape = /\d [lcvy]\n/;

/** The content of a stream; Skia does not compress the shortest ones. */
function contentOf(stream: Buffer): string {
  const isDeflated = stream[0] === 0x78;
  return (isDeflated ? inflateSync(stream, { maxOutputLength: maxBlankStreamBytes }) : stream).toString('latin1');
}

function* streamsOf(pdf: Buffer): Generator<Buffer> {
  for (let at = pdf.indexOf('stream\n'); at >= 0; at = pdf.indexOf('stream\n', at + 1)) {
    const start = at + 'stream\n'.length;
    if (pdf.toString('latin1', at - 3, at) !== 'end') yield pdf.subarray(start, pdf.indexOf('endstream', start));
  }
}

/**
 * Whether a PDF written by Chromium shows no text, pictures or shapes other than backgrounds. Skia only compresses
 * streams, so fonts and pictures are visible in the file's bytes.
 */
export function isBlank(pdf: Buffer): boolean {
  if (pdf.length > maxBlankBytes || pdf.includes('/Type /Font') || pdf.includes('/Subtype /Image')) return false;
  try {
    for (const stream of streamsOf(pdf)) if (drawsShape.test(contentOf(stream))) return false;
    return true;
  } catch {
    // A stream too long for a blank page.
    return false;
  }
}
