import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { readRtf } from '../../inspect/rtf/rtf-tokens.ts';
import { limits } from '../../limits.ts';
import { blankRanges } from '../edit/blank-ranges.ts';
import { isFrozenField } from '../frozen-fields.ts';

const { maxInstructionLength } = limits.prepare;
const space = 0x20;

/**
 * Fields that show a picture of another file, which LibreOffice reads; readers show the copy of it that the document
 * carries (RTF 1.9.1, "Fields").
 */
const showsPicture = /^\s*"?INCLUDEPICTURE\b/i;

/** Start and end offsets, in turn, of the instructions of fields that must keep their last displayed text. */
async function frozenInstructions(path: string, signal: AbortSignal): Promise<readonly number[]> {
  const found: number[] = [];
  let depth = 0;
  let instruction: { readonly depth: number; readonly start: number; text: string } | undefined;
  /** Bytes after a Unicode character that stand in for it in older readers (RTF 1.9.1, "Unicode RTF"). */
  let fallbackBytes = 1;
  let fallbackLeft = 0;
  await readRtf(createReadStream(path, { signal }), {
    open() {
      depth += 1;
    },
    close(offset) {
      if (instruction && depth <= instruction.depth) {
        if (isFrozenField(instruction.text, false) || showsPicture.test(instruction.text))
          found.push(instruction.start, offset);
        instruction = undefined;
      }
      depth -= 1;
    },
    control(word, value, end) {
      fallbackLeft = 0;
      if (word === 'uc') fallbackBytes = value ?? 1;
      else if (word === 'fldinst') instruction ??= { depth, start: end, text: '' };
      else if (word === 'u' && instruction && instruction.text.length < maxInstructionLength) {
        instruction.text += String.fromCharCode((value ?? 0) & 0xffff);
        fallbackLeft = fallbackBytes;
      }
    },
    byte(byte) {
      if (fallbackLeft > 0) fallbackLeft -= 1;
      else if (instruction && instruction.text.length < maxInstructionLength) {
        const isLeading = instruction.text === '' && byte <= space;
        instruction.text += isLeading ? '' : String.fromCharCode(byte);
      }
    },
  });
  return found;
}

/**
 * Makes the fields of an RTF document that show the file, its properties or other files keep what they showed last. Returns
 * `output`, the path of the changed copy, or `path` where there are none. Throws the signal's reason.
 */
export async function prepareRtf(path: string, output: string, signal: AbortSignal): Promise<string> {
  try {
    const ranges = await frozenInstructions(path, signal);
    if (ranges.length === 0) return path;
    await pipeline(blankRanges(createReadStream(path), ranges, ' '), createWriteStream(output), { signal });
    return output;
  } catch (error) {
    signal.throwIfAborted();
    throw error;
  }
}
