import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';

const property = (name: string, value: number) => `{\\sp{\\sn ${name}}{\\sv ${value}}}`;

const picture = property('shapeType', 75);
const behind = property('fBehindDocument', 1);

/** Properties of drawings as LibreOffice writes them, and what they lack. */
const completed = [
  [picture, `\\shpbxpage\\shpbypage${picture}${property('posrelh', 1)}${property('posrelv', 1)}`],
  // LibreOffice itself reads only this.
  [behind, `\\shpfblwtxt1${behind}`],
] as const;
const longest = Math.max(...completed.map(([written]) => written.length));

/** Where a property may begin that the next part goes on with; else the end. */
function endOfWhole(text: string): number {
  for (let at = Math.max(0, text.length - longest + 1); at < text.length; at++) {
    if (completed.some(([written]) => written.startsWith(text.slice(at)))) return at;
  }
  return text.length;
}

async function* withPlaces(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let rest = '';
  for await (const chunk of source) {
    const text = rest + chunk.toString('latin1');
    const end = endOfWhole(text);
    const whole = completed.reduce((all, [written, placed]) => all.replaceAll(written, placed), text.slice(0, end));
    yield Buffer.from(whole, 'latin1');
    rest = text.slice(end);
  }
  yield Buffer.from(rest, 'latin1');
}

/**
 * States of the pictures that float in an RTF document that their positions are on the page, and which are behind the text
 * (RTF 1.9.1, "Word 97 through Word 2007 RTF for drawing objects"): LibreOffice writes the positions, but not what they
 * refer to, and readers take them for those in the text. Throws the signal's reason, and on I/O errors.
 * @param output Where the result is written.
 */
export async function placePictures(path: string, output: string, signal: AbortSignal): Promise<void> {
  await pipeline(createReadStream(path), withPlaces, createWriteStream(output), { signal });
}
