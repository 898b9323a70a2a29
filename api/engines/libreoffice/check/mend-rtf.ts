import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { completeHeads } from './complete-heads.ts';
import { dropFallbacks } from './drop-fallbacks.ts';
import { nameBulletFonts } from './name-bullet-fonts.ts';
import { placePictures } from './place-pictures.ts';
import { repeatHeaderRows } from './repeat-header-rows.ts';
import { readLabels, restoreLabels } from './restore-labels.ts';

/** Every byte is one character: what the parts of a file are divided at does not matter. */
const encoding = 'latin1';

/**
 * Mends an RTF document that LibreOffice wrote: its pictures are placed, and written once, header rows are repeated,
 * the running heads of later sections are completed, bullets have their fonts, and labels their signs.
 * Throws the signal's reason, and on I/O errors.
 * @param output Where the result is written.
 */
export async function mendRtf(path: string, output: string, signal: AbortSignal): Promise<void> {
  const written = (): AsyncIterable<string> => createReadStream(path, { encoding, signal });
  const labels = await readLabels(written());
  const withLabels = (text: AsyncIterable<string>) => restoreLabels(text, labels);
  const passes = [dropFallbacks, placePictures, repeatHeaderRows, completeHeads, nameBulletFonts, withLabels];
  const mended = passes.reduce((text, pass) => pass(text), written());
  await pipeline(mended, createWriteStream(output, { encoding }), { signal });
}
