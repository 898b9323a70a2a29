import { createReadStream } from 'node:fs';
import { ProblemError } from '../../../../problem.ts';
import { createRtfContent } from '../../kept/content/rtf-content.ts';
import { limits } from '../../limits.ts';
import type { Inspection } from '../inspection.ts';
import { createMetafileGuard } from '../pictures/metafile-guard.ts';
import { createRtfFonts } from './rtf-fonts.ts';
import { createRtfLinkedPictures } from './rtf-linked-pictures.ts';
import { createRtfPictures } from './rtf-pictures.ts';
import { readRtf } from './rtf-tokens.ts';

const { maxRtfDepth, maxRtfCellsInRow } = limits.inspect;

const brokenOff = () =>
  new ProblemError('damaged-file', 'This document ends in the middle of a picture. Get another copy of it.');

/** LibreOffice does not open it, and gives no reason. */
const negativeLength = () =>
  new ProblemError('damaged-file', 'A picture of this document has a negative length. Get another copy of it.');

/**
 * Finds the fonts that an RTF document's text uses, its visible content, and the pictures that lie elsewhere. Throws `too-complex` for excessive nesting,
 * rows or drawings, `damaged-file` where binary data is missing or has a negative length, and the signal's reason.
 */
export async function inspectRtf(path: string, signal: AbortSignal): Promise<Inspection> {
  const fonts = createRtfFonts();
  let depth = 0;
  let cells = 0;
  let embedsFonts = false;
  let comments = 0;
  const content = createRtfContent();
  const pictures = createRtfPictures(createMetafileGuard().take);
  const linked = createRtfLinkedPictures();
  const control = (word: string, value: number | undefined) => {
    content.control(word, value);
    pictures.control(word);
    linked.control(word);
    fonts.control(word, value, depth);
    if (word === 'annotation') comments++;
    else if (word === 'fontemb') embedsFonts = true;
    else if (word === 'trowd') cells = 0;
    else if (word === 'bin' && value !== undefined && value < 0) throw negativeLength();
    else if (word === 'cellx' && ++cells > maxRtfCellsInRow) {
      throw new ProblemError('too-complex', `This document has a table row of more than ${maxRtfCellsInRow} cells.`);
    }
  };

  const missing = await readRtf(createReadStream(path, { signal }), {
    open() {
      content.open();
      pictures.open();
      linked.open();
      if (++depth > maxRtfDepth) {
        throw new ProblemError('too-complex', `This document nests its contents more than ${maxRtfDepth} levels deep.`);
      }
    },
    close() {
      content.close();
      pictures.close();
      linked.close();
      fonts.close(depth);
      depth--;
    },
    control,
    symbol: content.symbol,
    binary: pictures.binary,
    byte(byte) {
      content.byte(byte);
      pictures.byte(byte);
      linked.byte(byte);
      fonts.byte(byte, depth);
    },
  });
  // LibreOffice would read on beyond the end, byte by byte, for as many as were announced.
  if (missing > 0) throw brokenOff();
  const unprinted = { comments, slidesWithNotes: 0 };
  const linkedPictures = linked.addresses();
  return { fonts: fonts.families(), macros: false, embedsFonts, linkedPictures, unprinted, content: content.content() };
}
