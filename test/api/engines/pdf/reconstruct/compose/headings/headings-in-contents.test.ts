import { describe, expect, it } from 'vitest';
import { headingsInContents } from '../../../../../../../api/engines/pdf/reconstruct/compose/headings/headings-in-contents.ts';
import type { PlacedPassage } from '../../../../../../../api/engines/pdf/reconstruct/compose/headings/placed-passage.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { findPassages } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { joinSegments } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import type { Passage } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/passage.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const placed = (text: string, x = 50, isInTable = false): PlacedPassage => ({
  passage: findPassages(joinSegments(findSegments(glyphs(text, x, 100))), { x0: 50, x1: 900 })[0] as Passage,
  ...{ next: null, page: 0, isInTable },
});
/** An entry of contents, with dots before the number of the page. */
const entry = (text: string, x = 50) => placed(`${text} ....... 2`, x);
const namedIn = (...all: readonly PlacedPassage[]) =>
  [...headingsInContents(all)].map(([{ text }, depth]) => [text, depth]);

describe('headings that contents name', () => {
  const [wheels, tyres, doors] = [placed('Wheels'), placed('Tyres'), placed('Doors')];

  it('are as deep as the indents of the entries', () => {
    const contents = [entry('Wheels'), entry('Tyres', 70), entry('Doors')];
    expect(namedIn(...contents, wheels, placed('Some text'), tyres, doors)).toEqual([
      ['Wheels', 1],
      ['Tyres', 2],
      ['Doors', 1],
    ]);
  });

  it('are as deep as the numbers of the entries, which they may lack', () => {
    const contents = [entry('1 Wheels'), entry('1.1 Tyres', 70), entry('2 Doors'), entry('Index'), entry('Seats', 90)];
    expect(namedIn(...contents, placed('1 Wheels'), tyres, doors, placed('Index'), placed('Seats'))).toEqual([
      ['1 Wheels', 1],
      ['Tyres', 2],
      ['Doors', 1],
      ['Index', 1],
      ['Seats', null],
    ]);
  });

  it('stand below the contents in the order of these, outside tables', () => {
    const contents = [entry('Wheels'), entry('Tyres', 70), entry('Doors'), entry('Seats')];
    const found = namedIn(doors, ...contents, wheels, placed('Seats', 50, true), tyres, doors, placed('Wheels'));
    expect(found.map(([text]) => text)).toEqual(['Wheels', 'Tyres', 'Doors']);
  });

  it('are no captions', () => {
    const captions = ['Figure 1: A car', 'Figure 2: A bus', 'Figure 3: A van'];
    expect(namedIn(...captions.map((text) => entry(text)), ...captions.map((text) => placed(text)))).toEqual([]);
  });

  it('are not told by contents that name hardly any', () => {
    expect(namedIn(entry('Wheels'), entry('Tyres'), entry('Doors'), wheels, tyres)).toEqual([]);
    expect(namedIn(wheels, tyres, doors)).toEqual([]);
  });

  it('are named by the longest run of entries', () => {
    const text = Array.from({ length: 6 }, () => placed('Some text'));
    const parts = [entry('Tyres'), entry('Doors')];
    const contents = [entry('Wheels'), entry('Tyres', 70), entry('Doors')];
    expect(namedIn(...parts, ...text, ...contents, wheels, tyres, doors)).toHaveLength(3);
  });
});
