import { describe, expect, it } from 'vitest';
import { wrapEdge } from '../../../../../../api/engines/pdf/reconstruct/columns/wrap-edge.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const texts = ['these lines of ragged text all wrap', 'where a long word meets the edges'];

/** A page of lines of running text, which end at 225 and at 215 points. */
const text = (count: number) =>
  findSegments(Array.from({ length: count }, (_, at) => glyphs(texts[at % 2] as string, 50, 100 + 12 * at)).flat());
const label = findSegments(glyphs('a label of some drawing which is wider than text', 50, 500));

describe('ragged text wraps', () => {
  it('where most of its lines have no room for the next word, though a label ends further right', () => {
    expect(wrapEdge([text(30), label], 290)).toBe(225);
    expect(wrapEdge([text(8), label], 290)).toBeNull();
  });

  it('at its furthest end, if that explains where its lines end', () => {
    expect(wrapEdge([text(30)], 227)).toBeNull();
  });

  it('at no one place, if its columns are of several widths', () => {
    const narrow = findSegments(
      Array.from({ length: 30 }, (_, at) => glyphs('these lines are much narrower', 50, 100 + 12 * at)).flat(),
    );
    expect(wrapEdge([text(30), narrow, label], 290)).toBeNull();
  });
});
