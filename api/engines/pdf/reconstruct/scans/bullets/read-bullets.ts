import { type Block, boundingBoxOf, heightOf, type Line, type Word } from '../../../layout/page-layout.ts';
import { hasLetterOrDigit } from '../../../writing-systems/letters.ts';
import type { Tones } from '../pixels/tones.ts';
import { boxOf } from '../words/placed-words.ts';
import { type Sign, signOf } from './sign-of.ts';
import { thresholds } from './thresholds.ts';
import { unreadSigns } from './unread-signs.ts';

const { maxHeight, maxLetterHeight, minRingGap } = thresholds.bullet;

/** What Tesseract reads in signs that are filled, in rings and in boxes. */
const readIn: Readonly<Record<Sign, RegExp>> = {
  '•': /^[¢©®¤«»°•●*.·@=+eoO0mMw'’]$/u,
  '▪': /^(?:[¢©®¤«»°•●■*.·=@eoO0]|[mMwW][=@]?)$/u,
  '♦': /^[¢©®¤«»•●◆♦*@]$/u,
  o: /^(?:[eoOQ0°©○•]|oO|o°|©\.)$/u,
  '□': /^(?:•|[CLIlDO1[\]()|]{1,3})$/u,
};

/** The bullet that the first word of a line was taken for a letter from; null if it is a word. */
function misreadSign({ words: [first, second, ...others] }: Line, tones: Tones): Sign | null {
  if (first === undefined || second === undefined || !Object.values(readIn).some((read) => read.test(first.text)))
    return null;
  const highest = Math.max(...[second, ...others].map(heightOf));
  const sign = signOf(tones, boxOf(first));
  if (sign === null || !readIn[sign].test(first.text)) return null;
  const most = sign !== '□' && hasLetterOrDigit(first.text) ? maxLetterHeight : maxHeight;
  if (heightOf(first) > most * highest) return null;
  // A single letter may be a word.
  return sign === 'o' && second.xMin - first.xMax < minRingGap * highest ? null : sign;
}

/** A line that begins with a word. */
function beginning(line: Line, word: Word, others: readonly Word[]): Line {
  const words = [word, ...others];
  return { ...line, words, ...boundingBoxOf(words) };
}

/**
 * Reads the signs before lines as bullets: Tesseract takes them for letters, or leaves them out.
 * @param blocks With words as large as their ink.
 */
export function withBullets(blocks: readonly Block[], tones: Tones): readonly Block[] {
  const unread = unreadSigns(blocks, tones);
  return blocks.map((block) => {
    const lines = block.lines.map((line) => {
      const [first, ...others] = line.words;
      const sign = misreadSign(line, tones);
      if (first !== undefined && sign !== null) return beginning(line, { ...first, text: sign }, others);
      const added = unread.get(line);
      return added === undefined ? line : beginning(line, added, line.words);
    });
    return { ...block, ...boundingBoxOf(lines), lines };
  });
}
