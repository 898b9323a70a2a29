import type { Line } from '../../lines/line.ts';
import type { Box } from '../../model/page-model.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { roomBeside } from '../room-beside.ts';
import { thresholds } from '../thresholds.ts';
import { descentInBox } from './slide-baselines.ts';
import type { SlideParagraphOf } from './slide-paragraph.ts';
import type { SlideParagraph } from './slide-text-xml.ts';

/** A text box with a paragraph or the items of a list. Its box is that before it is turned around its middle. */
export interface SlideText extends Box {
  readonly paragraphs: readonly SlideParagraph[];
  /** Degrees clockwise; not set for upright text. */
  readonly turn?: number;
  /** Whether its lines run as columns from right to left. */
  readonly isVertical?: boolean;
}

/** Whether lines may wrap, and have room beside them for more. */
const mayWrap = ({ isLine, tabs, bullet, alignment, isRightToLeft, keepsLines }: SlideParagraph) =>
  keepsLines || (isLine && (tabs.length > 0 || bullet !== null) && alignment === 'left' && !isRightToLeft);

/** Widens a box at the sides where its text ends. */
function widened<B extends Box>(box: B, by: number, { alignment, isRightToLeft }: SlideParagraph): B {
  const [atLeft, atRight] = [alignment === 'right' || isRightToLeft, alignment === 'left' && !isRightToLeft];
  const isCentred = alignment === 'center';
  return { ...box, x0: box.x0 - (atLeft || isCentred ? by : 0), x1: box.x1 + (atRight || isCentred ? by : 0) };
}

/** A passage as a text box where it stands, with as much room beside it as its lines may take. */
export function placedText(passage: Passage, paragraphOf: SlideParagraphOf): SlideText {
  const room = roomBeside(passage);
  const paragraph = paragraphOf(passage, { x0: passage.x0, x1: passage.x1 + room });
  const [first, last] = [passage.lines[0], passage.lines.at(-1)] as [Line, Line];
  const isCentred = paragraph.alignment === 'center';
  const slack = mayWrap(paragraph) ? thresholds.wrapSlack * (passage.x1 - passage.x0) : 0;
  const [x0, x1] = [passage.x0 - (isCentred ? room : 0), passage.x1 + room - paragraph.right];
  const y0 = first.baseline + descentInBox(first) - paragraph.pitch;
  return widened({ paragraphs: [paragraph], x0, x1, y0, y1: last.baseline + descentInBox(last) }, slack, paragraph);
}
