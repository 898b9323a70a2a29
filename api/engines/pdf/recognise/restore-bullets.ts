import type { Line, PageLayout } from '../layout/page-layout.ts';
import { thresholds } from './thresholds.ts';

/** What Tesseract reads for a printed bullet: signs that begin no line of text, and those that may. */
const misreadBullet = /^[¢©®¤«»°•●]$/u;
const possibleBullet = /^[*eo]$/u;

const beginsWith = ({ words }: Line, sign: RegExp) => words.length > 1 && sign.test(words[0]?.text ?? '');

function withBullet(line: Line): Line {
  const [first, ...rest] = line.words;
  return first === undefined ? line : { ...line, words: [{ ...first, text: '•' }, ...rest] };
}

/** Puts bullets back in the lists of a recognised page, where Tesseract took them for other signs. */
export function restoreBullets(page: PageLayout): PageLayout {
  const lines = page.blocks.flatMap((block) => block.lines);
  if (lines.filter((line) => beginsWith(line, misreadBullet)).length < thresholds.minListItems) return page;
  const isItem = (line: Line) => beginsWith(line, misreadBullet) || beginsWith(line, possibleBullet);
  const blocks = page.blocks.map((block) => ({
    ...block,
    lines: block.lines.map((line) => (isItem(line) ? withBullet(line) : line)),
  }));
  return { ...page, blocks };
}
