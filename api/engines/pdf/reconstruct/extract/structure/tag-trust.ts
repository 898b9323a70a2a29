import type { Glyph } from '../../model/page-model.ts';
import type { Tag } from '../../model/tag.ts';
import { thresholds } from './thresholds.ts';

/** The share of a block's letters that have its most common size. */
function shareOfOneSize(block: number, glyphs: readonly Glyph[]): number {
  const counts = new Map<number, number>();
  for (const { tag, look } of glyphs) {
    if (tag?.block === block) counts.set(look.size, (counts.get(look.size) ?? 0) + 1);
  }
  const each = [...counts.values()];
  return Math.max(...each) / each.reduce((sum, count) => sum + count, 0);
}

/** Whether a tag says nothing but that letters are of one paragraph. */
const isPlain = ({ heading, isItem, cell }: Tag) => heading === null && !isItem && cell === null;

/**
 * Whether the tags of a page are plausible: they cover most letters, and do not put its headings and text into one
 * paragraph.
 */
function areReliable(glyphs: readonly Glyph[]): boolean {
  const { minTagged, maxInOneParagraph, shortPage, minOfOneSize } = thresholds.tags;
  const blocks = new Map<number, number>();
  for (const { tag } of glyphs) if (tag !== undefined) blocks.set(tag.block, (blocks.get(tag.block) ?? 0) + 1);
  const tagged = [...blocks.values()].reduce((sum, count) => sum + count, 0);
  const content = glyphs.filter(({ isArtifact }) => isArtifact !== true).length;
  if (tagged === 0 || tagged < minTagged * content) return false;
  // A short page may be one paragraph, but not all of a text in several sizes.
  const isOne = blocks.size === 1 && glyphs.every(({ tag }) => tag === undefined || isPlain(tag));
  if (glyphs.length < shortPage && !isOne) return true;
  return [...blocks].every(
    ([block, count]) => count < maxInOneParagraph * tagged || shareOfOneSize(block, glyphs) >= minOfOneSize,
  );
}

const letter = /^\p{L}/u;

/** Whether two letters that follow each other are of one word, in one look and without a gap. */
function areOfOneWord(before: Glyph, glyph: Glyph): boolean {
  const { look, x0, baseline, space, spaces } = glyph;
  const near = thresholds.tags.withinWordEms * look.size;
  return (
    before.look === look &&
    space === null &&
    spaces === 0 &&
    Math.abs(x0 - before.x1) < near &&
    Math.abs(baseline - before.baseline) < near &&
    letter.test(before.text) &&
    letter.test(glyph.text)
  );
}

/** How many words of a page its tags divide between two paragraphs. */
const dividedWords = (glyphs: readonly Glyph[]): number =>
  glyphs.filter((glyph, index) => {
    const before = glyphs[index - 1];
    if (before?.tag === undefined || glyph.tag === undefined || before.tag.block === glyph.tag.block) return false;
    return areOfOneWord(before, glyph);
  }).length;

/**
 * Creates what tells of the letters of each page whether its tags are believed: they are plausible, and neither there nor on an
 * earlier page are words divided between paragraphs. Where that is so, as once a file was changed after it was tagged, the tags
 * of all its text are some letters beside it.
 */
export function createTagTrust(): (glyphs: readonly Glyph[]) => boolean {
  let areBeside = false;
  return (glyphs) => {
    areBeside ||= dividedWords(glyphs) >= thresholds.tags.minDividedWords;
    return !areBeside && areReliable(glyphs);
  };
}
