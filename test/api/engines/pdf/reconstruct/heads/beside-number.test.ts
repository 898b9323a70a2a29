import { describe, expect, it } from 'vitest';
import { withBesideNumber } from '../../../../../../api/engines/pdf/reconstruct/heads/beside-number.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

/** The heads of a page whose number is one, with the name of a chapter and the first line of its text at these heights. */
function headsWith(name: number, text: number, number = '12'): readonly string[] {
  const segments = findSegments([
    ...glyphs(number, 50, 60),
    ...glyphs('Chapter', 200, name),
    ...glyphs('Text', 50, text),
    ...glyphs('More text', 50, text + 12),
  ]);
  const page = { index: 3, width: 300, height: 400, segments };
  const isHead = ({ text: each }: { readonly text: string }) => each === number;
  const candidates = segments.filter(({ baseline }) => baseline < 0.16 * page.height);
  return withBesideNumber(page, 'header', segments.filter(isHead), candidates).map((line) => line.text);
}

describe('what stands on the line of a page’s number', () => {
  it('is a head with it, however few pages share it', () => {
    expect(headsWith(60, 90)).toEqual(['12', 'Chapter']);
  });

  it('is text if it is closely above other text, on a line of its own, or beside other heads than numbers', () => {
    expect(headsWith(60, 72)).toEqual(['12']);
    expect(headsWith(64, 90)).toEqual(['12']);
    expect(headsWith(60, 90, 'Title')).toEqual(['Title']);
  });
});
