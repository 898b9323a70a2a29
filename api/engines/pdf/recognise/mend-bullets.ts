import type { Line, PageLayout } from '../layout/page-layout.ts';

/** What Tesseract reads where a bullet is printed: signs that hardly begin a line, and those that may. */
const surely = /^[¢©®¤«»°•●]$/u;
const perhaps = /^[*eo]$/u;
/** Lines of a page that begin with a sign before it is one of their bullets. */
const fewestItems = 3;

const beginsWith = ({ words }: Line, sign: RegExp) => words.length > 1 && sign.test(words[0]?.text ?? '');

function withBullet(line: Line): Line {
  const [first, ...rest] = line.words;
  return first === undefined ? line : { ...line, words: [{ ...first, text: '•' }, ...rest] };
}

/** A recognised page with the bullets of its lists, where some of them were taken for other signs. */
export function mendBullets(page: PageLayout): PageLayout {
  const lines = page.blocks.flatMap((block) => block.lines);
  if (lines.filter((line) => beginsWith(line, surely)).length < fewestItems) return page;
  const isItem = (line: Line) => beginsWith(line, surely) || beginsWith(line, perhaps);
  const blocks = page.blocks.map((block) => ({
    ...block,
    lines: block.lines.map((line) => (isItem(line) ? withBullet(line) : line)),
  }));
  return { ...page, blocks };
}
