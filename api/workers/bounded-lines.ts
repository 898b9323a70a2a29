import type { Readable } from 'node:stream';

/** Far beyond the longest answer: a report of a thousand files. */
const maxLineBytes = 1_000_000;

/**
 * Hands over what a stream says, line by line (UTF-8, without the line end). A longer line than a worker ever has to
 * say is no message: `flooded` is told, and nothing is read any more.
 */
export function readLines(stream: Readable, onLine: (line: string) => void, flooded: () => void): void {
  let parts: Buffer[] = [];
  let bytes = 0;
  const read = (chunk: Buffer) => {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      const line = Buffer.concat([...parts, chunk.subarray(start, end)]);
      parts = [];
      bytes = 0;
      start = end + 1;
      onLine(line.toString());
    }
    parts.push(chunk.subarray(start));
    bytes += chunk.length - start;
    if (bytes <= maxLineBytes) return;
    parts = [];
    stream.off('data', read);
    stream.destroy();
    flooded();
  };
  stream.on('data', read);
  // A broken pipe is the end of the worker, which is noticed by itself.
  stream.on('error', () => {});
}
