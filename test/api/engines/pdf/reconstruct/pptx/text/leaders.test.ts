import { expect, it } from 'vitest';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { findPassages } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { joinSegments } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import { leaderLine, leadersOf } from '../../../../../../../api/engines/pdf/reconstruct/pptx/text/leaders.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const edges = { x0: 20, x1: 400 };
const passagesOf = (text: string) => findPassages(joinSegments(findSegments(glyphs(text, 20, 50))), edges);

it('draws the dots between a text and its page number on its baseline', () => {
  const [leader, ...others] = leadersOf(passagesOf('Chapter..............17'));
  const [passage] = passagesOf('Chapter..............17');
  const line = passage?.lines[0];
  expect(others).toEqual([]);
  expect(leader?.x0).toBeGreaterThan(20);
  expect(leader?.x1).toBeLessThan(line?.x1 ?? 0);
  expect(leader?.y0).toBeLessThan(line?.baseline ?? 0);
  expect(leader === undefined ? '' : leaderLine(leader)).toMatch(/<a:custDash><a:ds d="100000" sp="200000"\/>/);
});

it('draws none where there are none', () => {
  expect(leadersOf(passagesOf('Chapter 17'))).toEqual([]);
});
