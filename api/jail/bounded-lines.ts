import type { Readable } from 'node:stream';

/** Far more than the longest answer: a report of a thousand files. */
const maxLineBytes = 1_000_000;
const lineFeed = 10;

/**
 * Reads a stream line by line (UTF-8, without the line end).
 * @param onLine Returns whether to continue: one chunk can contain thousands of lines.
 * @param onFlood Called when a line is longer than any message; nothing is read after that.
 */
export function readLines(stream: Readable, onLine: (line: string) => boolean, onFlood: () => void): void {
  let parts: Buffer[] = [];
  let bytes = 0;
  const stop = () => {
    parts = [];
    stream.off('data', read);
    stream.destroy();
  };
  const read = (chunk: Buffer) => {
    let start = 0;
    for (let end = chunk.indexOf(lineFeed); end >= 0; end = chunk.indexOf(lineFeed, start)) {
      const line = Buffer.concat([...parts, chunk.subarray(start, end)]);
      parts = [];
      bytes = 0;
      start = end + 1;
      if (!onLine(line.toString())) return stop();
    }
    parts.push(chunk.subarray(start));
    bytes += chunk.length - start;
    if (bytes <= maxLineBytes) return;
    stop();
    onFlood();
  };
  stream.on('data', read);
  // A broken pipe means that the worker has ended, which is detected elsewhere.
  stream.on('error', () => {});
}
