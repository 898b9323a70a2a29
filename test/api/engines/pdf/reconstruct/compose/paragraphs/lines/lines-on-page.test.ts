import { expect, it } from 'vitest';
import { linesOnPage } from '../../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/lines/lines-on-page.ts';
import { findSegments } from '../../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { glyphs } from '../../../../../../../support/rebuilt-pdf/glyphs.ts';

it('end where a paragraph goes on higher up', () => {
  const lines = [700, 712, 40, 52].flatMap((baseline) => findSegments(glyphs('text', 50, baseline)));
  expect(linesOnPage({ lines })).toEqual(lines.slice(0, 2));
  expect(linesOnPage({ lines: lines.slice(0, 2) })).toHaveLength(2);
  expect(linesOnPage({ lines: [] })).toEqual([]);
  const sameHeight = [700, 700].flatMap((baseline) => findSegments(glyphs('text', 50, baseline)));
  expect(linesOnPage({ lines: sameHeight })).toHaveLength(1);
});
