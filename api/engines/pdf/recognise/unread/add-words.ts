import { lineOf } from '../../layout/line-text.ts';
import {
  type Block,
  boundingBoxOf,
  heightOf,
  type Line,
  type PageLayout,
  type Word,
} from '../../layout/page-layout.ts';
import { thresholds } from '../thresholds.ts';

const { unread } = thresholds;

/** Whether words belong to a line: they are level with it, and in a gap of it or close to one of its ends. */
function isOfLine(words: Line, line: Line): boolean {
  const height = Math.max(heightOf(words), heightOf(line));
  const common = Math.min(words.yMax, line.yMax) - Math.max(words.yMin, line.yMin);
  const apart = Math.max(words.xMin - line.xMax, line.xMin - words.xMax);
  return common >= unread.minLevel * height && apart <= unread.maxApart * height;
}

function withWords(line: Line, added: readonly Word[]): Line {
  const order = line.isRightToLeft ? -1 : 1;
  const words = [...line.words, ...added].sort((a, b) => order * (a.xMin + a.xMax - b.xMin - b.xMax));
  return lineOf(words);
}

/**
 * Adds words to the lines of a page that they belong to. Those that belong to none are lines of their own.
 * @param found By lines; on the page, in its unit.
 */
export function addWords(page: PageLayout, found: readonly (readonly Word[])[]): PageLayout {
  const blocks = page.blocks.map(({ lines }) => [...lines]);
  const own: Block[] = [];
  for (const words of found) {
    const added = lineOf(words);
    const isOwn = (line: Line) => isOfLine(added, line);
    const lines = blocks.find((each) => each.some(isOwn));
    if (lines === undefined) {
      own.push({ ...boundingBoxOf(words), lines: [added] });
      continue;
    }
    const at = lines.findIndex(isOwn);
    lines[at] = withWords(lines[at] as Line, words);
  }
  return { ...page, blocks: [...blocks.map((lines) => ({ ...boundingBoxOf(lines), lines })), ...own] };
}
