import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { glyphs, look } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const small = { ...look, size: 7 };

describe('a line of few letters', () => {
  it('is of the size of the one that stands on it where the others are raised and lowered', () => {
    const [line] = findSegments([
      ...glyphs('C', 50, 100),
      ...glyphs('1', 55, 96.4, small),
      ...glyphs('2', 55, 102.7, small),
    ]);
    expect(line).toMatchObject({ look: { size: 10 }, baseline: 100 });
  });

  it('is of the size of most letters where these stand beside a larger one', () => {
    const [line] = findSegments([...glyphs('C', 50, 100), ...glyphs('or', 55, 100, small)]);
    expect(line?.look.size).toBe(7);
  });

  it('is of the size of most letters beside an initial, which stands lower', () => {
    const [line] = findSegments([...glyphs('A', 50, 112, { ...look, size: 20 }), ...glyphs('text', 62, 105)]);
    expect(line?.look.size).toBe(10);
  });
});
