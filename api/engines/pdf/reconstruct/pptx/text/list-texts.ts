import type { Line } from '../../lines/line.ts';
import { largest, smallest } from '../../model/extremes.ts';
import type { Box } from '../../model/page-model.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { wrapsAnywhere } from '../fit/keeps-lines.ts';
import { roomBeside } from '../room-beside.ts';
import { thresholds } from '../thresholds.ts';
import { placedText, type SlideText } from './placed-text.ts';
import { descentInBox } from './slide-baselines.ts';
import type { SlideParagraphOf } from './slide-paragraph.ts';
import type { SlideParagraph } from './slide-text-xml.ts';

const { list, wrapSlack } = thresholds;

/** Whether a paragraph begins at the left, as items of lists on slides do. */
const beginsLeft = ({ alignment, isRightToLeft }: Passage) =>
  !isRightToLeft && (alignment === 'left' || alignment === 'justified');

/** Whether a paragraph continues a list: an item, or what belongs to one, below it and within its width. */
function goesOn(items: readonly Passage[], next: Passage): boolean {
  const [first, last] = [items[0], items.at(-1)];
  if (first === undefined || last === undefined || first.label === null || !beginsLeft(next)) return false;
  // One line more would move all items below it.
  if (wrapsAnywhere(last)) return false;
  const gap = next.y0 - last.y1;
  const isNear = gap > -last.size && gap < list.maxGapEms * Math.max(last.size, next.size);
  const isBelow = (next.lines[0]?.baseline ?? 0) > (last.lines.at(-1)?.baseline ?? 0);
  const isWithin = next.x0 < largest(items.map(({ x1 }) => x1)) && next.x1 > smallest(items.map(({ x0 }) => x0));
  const labels = items.flatMap(({ label, x0 }) => (label === null ? [] : [x0]));
  const belongs = next.label !== null || next.x0 > smallest(labels) + list.minIndent;
  return isNear && isBelow && isWithin && belongs;
}

/** The right edge of a box in which the lines of all items end as on the page; null if there is none. */
function rightEdge(items: readonly Passage[], paragraphs: readonly SlideParagraph[]): number | null {
  const wraps = (at: number) => (items[at]?.lines.length ?? 0) > 1 && paragraphs[at]?.keepsLines !== true;
  const most = smallest(items.flatMap((item, at) => (wraps(at) ? [item.x1 + roomBeside(item)] : [])));
  const least = largest(items.map((item, at) => item.x1 + (wraps(at) ? 0 : list.minSlack * (item.x1 - item.x0))));
  const wanted = largest(items.map(({ x0, x1 }) => x1 + wrapSlack * (x1 - x0)));
  return most < least ? null : Math.min(most, wanted);
}

/** Consecutive numbers are counted by the reader, from the first one on. */
function counted(paragraphs: readonly SlideParagraph[]): readonly SlideParagraph[] {
  let before: { readonly bullet: SlideParagraph['bullet']; readonly left: number; readonly startsAt: number } | null =
    null;
  return paragraphs.map((paragraph) => {
    const { bullet, left } = paragraph;
    const last = before;
    if (bullet?.type !== 'number') {
      before = null;
      return paragraph;
    }
    const goesOn =
      last?.bullet?.type === 'number' &&
      last.bullet.scheme === bullet.scheme &&
      last.left === left &&
      bullet.startsAt === last.bullet.startsAt + 1;
    const startsAt = goesOn ? last.startsAt : bullet.startsAt;
    before = { bullet, left, startsAt };
    return { ...paragraph, bullet: { ...bullet, startsAt } };
  });
}

/** Sets paragraphs below one another, each line where it was on the page; null if that is not possible. */
function stacked(
  items: readonly Passage[],
  paragraphs: readonly SlideParagraph[],
): (Pick<Box, 'y0' | 'y1'> & Pick<SlideText, 'paragraphs'>) | null {
  const set: SlideParagraph[] = [];
  let [top, bottom] = [0, 0];
  for (const [at, { lines, size }] of items.entries()) {
    const [first, last, paragraph] = [lines[0] as Line, lines.at(-1) as Line, paragraphs[at] as SlideParagraph];
    const firstBottom = first.baseline + descentInBox(first);
    const above = set.length === 0 ? 0 : firstBottom - paragraph.pitch - bottom;
    // The height of a single line does not show.
    const closer = lines.length === 1 ? Math.min(0, above) : 0;
    const pitch = Math.max(Math.min(paragraph.pitch, list.minPitchEms * size), paragraph.pitch + closer);
    const before = above + paragraph.pitch - pitch;
    if (before < -list.maxShift) return null;
    if (set.length === 0) top = firstBottom - pitch;
    set.push({ ...paragraph, pitch, before: set.length === 0 ? 0 : Math.max(0, before) });
    bottom = last.baseline + descentInBox(last);
  }
  return { y0: top, y1: bottom, paragraphs: counted(set) };
}

/** The items of a list as one text box; null if their lines would not be where they are. */
function listText(items: readonly Passage[], paragraphOf: SlideParagraphOf): SlideText | null {
  const x0 = smallest(items.map((item) => item.x0));
  const paragraphs = items.map((item) => paragraphOf(item, { x0, x1: item.x1 + roomBeside(item) }));
  // LibreOffice forgets the tab stops of paragraphs that state an indent.
  if (paragraphs.some(({ tabs }) => tabs.length > 0)) return null;
  const x1 = rightEdge(items, paragraphs);
  const set = stacked(items, paragraphs);
  return x1 === null || set === null ? null : { ...set, x0, x1 };
}

/** The paragraphs of one frame as one text box; null if they do not all begin at the left, or are not below one another. */
function framedText(stack: readonly Passage[], paragraphOf: SlideParagraphOf): SlideText | null {
  const isStack = stack.every((passage, at) => {
    const above = stack[at - 1]?.lines.at(-1);
    return beginsLeft(passage) && (above === undefined || (passage.lines[0]?.baseline ?? 0) > above.baseline);
  });
  return stack.length > 1 && isStack ? listText(stack, paragraphOf) : null;
}

/**
 * Places the paragraphs of a slide as text boxes: each list, with what belongs to its items, is one, and the text of a frame.
 * @param stacks The paragraphs, each with those in the same frame.
 */
export function listTexts(
  stacks: readonly (readonly Passage[])[],
  paragraphOf: SlideParagraphOf,
): readonly SlideText[] {
  const texts: SlideText[] = [];
  let items: readonly Passage[] = [];
  const add = (passage: Passage): void => {
    const longer = goesOn(items, passage) ? listText([...items, passage], paragraphOf) : null;
    if (longer !== null) texts.pop();
    items = longer !== null ? [...items, passage] : beginsLeft(passage) ? [passage] : [];
    texts.push(longer ?? placedText(passage, paragraphOf));
  };
  for (const stack of stacks) {
    const framed = framedText(stack, paragraphOf);
    if (framed === null) stack.forEach(add);
    else {
      texts.push(framed);
      items = [];
    }
  }
  return texts;
}
