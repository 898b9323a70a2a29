import { describe, expect, it } from 'vitest';
import { placeBookmarks } from '../../../../../../api/engines/pdf/reconstruct/compose/bookmarks.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { findPassages } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const placed = (page: number, baseline: number, text: string, link?: string) => {
  const letters = glyphs(text, 50, baseline).map((glyph) => (link === undefined ? glyph : { ...glyph, link }));
  const [passage] = findPassages(findSegments(letters), { x0: 50, x1: 400 });
  if (passage === undefined) throw new Error('no text');
  return { passage, page, isInTable: false, next: null };
};

describe('bookmarks', () => {
  const first = placed(0, 100, 'See the end', '#place_1_295');
  const [middle, end] = [placed(1, 100, 'The middle'), placed(1, 310, 'The end')];
  const all = [first, middle, end];

  it('stand where links lead', () => {
    expect([...placeBookmarks(all, [], () => false)]).toEqual([[end.passage, ['place_1_295']]]);
  });

  it('stand for entries of the outline that are no headings', () => {
    const outline = [
      { title: 'The middle', level: 0, page: 1, y: 90 },
      { title: 'Nowhere', level: 0, page: -1, y: null },
    ];
    expect(placeBookmarks([middle], outline, () => false).get(middle.passage)).toEqual(['outline_1']);
    expect(placeBookmarks([middle], outline, () => true).size).toBe(0);
  });

  it('stand at the nearest paragraph where the place has none', () => {
    const link = placed(0, 100, 'See there', '#place_5_10');
    expect(placeBookmarks([link, middle], [], () => false).get(middle.passage)).toEqual(['place_5_10']);
  });
});
