import { isRaisedMark } from '../../lines/is-raised-mark.ts';
import type { Line } from '../../lines/line.ts';
import type { Mark } from '../../lines/mark.ts';
import type { NoteLabel, Paragraph } from '../../model/doc-model.ts';
import type { Look } from '../../model/page-model.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { thresholds } from './thresholds.ts';

/** How the mark of a note is set, from the line that it begins and how many marks precede the text. */
export function labelOf({ marks, baseline }: Line, skip: number): NoteLabel {
  const [first, body] = [marks[0] as Mark, marks[skip] as Mark];
  const last = marks.slice(0, skip).findLast(({ type }) => type === 'letter') ?? first;
  const isRaised = isRaisedMark(first, { look: body.look, baseline });
  const look: Look = isRaised ? { ...first.look, size: body.look.size } : first.look;
  const room = (body.x0 - last.x1) / body.look.size;
  const { minGapEms, minTabEms } = thresholds;
  return { look, isRaised, gap: room < minGapEms ? 'none' : room < minTabEms ? 'space' : 'tab' };
}

/** A note's first paragraph with a stop for the tab after its mark, unless the text below begins there. */
export function withTab(paragraph: Paragraph, { lines: [first], edges }: Passage, skip: number): Paragraph {
  const at = (first?.marks[skip]?.x0 ?? edges.x0) - edges.x0;
  const { left, tabs } = paragraph;
  const isKnown = [left, ...tabs.map((tab) => tab.at)].some((known) => Math.abs(known - at) < thresholds.sameTab);
  if (isKnown) return paragraph;
  return { ...paragraph, tabs: [{ at, alignment: 'left', leader: 'none' }, ...tabs] };
}
