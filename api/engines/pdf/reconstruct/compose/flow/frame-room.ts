import type { Block, Paragraph } from '../../model/doc-model.ts';
import { emptyParagraph } from '../paragraphs/empty-paragraph.ts';
import { thresholds } from './thresholds.ts';

const least = thresholds.minSpacer.frame;

/** An empty paragraph of a height, which begins and ends where another does. */
const spacerBeside = ({ left, firstLine, right }: Paragraph, value: number, parts: Partial<Paragraph> = {}) =>
  emptyParagraph({ line: { rule: 'exact', value }, left: left + Math.min(0, firstLine), right, ...parts });

/**
 * Adds empty paragraphs where the text of a frame is more than a line away from its upper and lower sides: the border and
 * the shading of paragraphs end with their text.
 * @param blocks Those of the frame, before they get its border and shading.
 * @param above Points between its upper side and the text, of the space before the first paragraph.
 * @param below Points between the text and its lower side.
 */
export function withFrameRoom(blocks: readonly Block[], above: number, below: number): readonly Block[] {
  const [first, last] = [blocks[0], blocks.at(-1)];
  const room = first?.type === 'paragraph' ? Math.min(above, first.before) : 0;
  const begin =
    first?.type === 'paragraph' && room >= least
      ? [
          spacerBeside(first, room, { before: first.before - room, starts: first.starts }),
          { ...first, before: 0, starts: null },
        ]
      : blocks.slice(0, 1);
  const end = last?.type === 'paragraph' && below >= least ? [spacerBeside(last, below)] : [];
  return [...begin, ...blocks.slice(1), ...end];
}
