import { describe, expect, it } from 'vitest';
import { finePrint } from '../../../../../../api/engines/pdf/reconstruct/heads/fine-print.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { glyphs, look } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const size = look.size;
const small = { ...look, size: 0.8 * size };
/** The lines at the foot of a page of 800 points whose text ends at 730. */
function feetOf(
  lines: readonly (readonly [text: string, baseline: number])[],
  letters = small,
  start: number | null = null,
) {
  const text = glyphs('The last line of the text', 20, 730);
  const others = lines.flatMap(([of, baseline]) => glyphs(of, 60, baseline, letters));
  const page = { height: 800, segments: findSegments([...text, ...others]) };
  return finePrint(page, 'footer', size, start).map((line) => line.text);
}

describe('small lines at an end of a page', () => {
  it('are a foot where they begin as near to the edge as text does not, apart from it', () => {
    expect(
      feetOf([
        ['By the club', 765],
        ['Printed at home', 775],
      ]),
    ).toEqual(['Printed at home', 'By the club']);
  });

  it('are none that end further from the edge', () => {
    expect(
      feetOf([
        ['By the club', 755],
        ['Printed at home', 764],
      ]),
    ).toEqual([]);
  });

  it('are none that follow the text closely', () => {
    const rows = [742, 751, 760, 769].map((baseline) => ['Small print', baseline] as const);
    expect(feetOf(rows)).toEqual([]);
  });

  it('are none as large as the text', () => {
    expect(feetOf([['Printed at home', 775]], look)).toEqual([]);
  });

  it('are none where other pages have text', () => {
    expect(feetOf([['Printed at home', 775]], small, 20)).toEqual([]);
    expect(feetOf([['Printed at home', 775]], small, 40)).toEqual(['Printed at home']);
  });
});
