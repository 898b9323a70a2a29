import type { Line, PageLayout } from '../layout/page-layout.ts';
import { thresholds } from './thresholds.ts';

/** What Tesseract reads instead of a bullet: signs that never begin a line of text, and signs that may. */
const misreadBullet = /^[¢©®¤«»°•●]$/u;
const possibleBullet = /^[*eo]$/u;

const beginsWith = ({ words }: Line, sign: RegExp) => words.length > 1 && sign.test(words[0]?.text ?? '');

function withBullet(line: Line): Line {
  const [first, ...rest] = line.words;
  return first === undefined ? line : { ...line, words: [{ ...first, text: '•' }, ...rest] };
}

/** Restores the bullets of a recognised page where Tesseract misread them. */
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
