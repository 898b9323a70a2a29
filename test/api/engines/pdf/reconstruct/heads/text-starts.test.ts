import { describe, expect, it } from 'vitest';
import { textStarts } from '../../../../../../api/engines/pdf/reconstruct/heads/text-starts.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

/** A page with lines at these heights. */
function pageOf(index: number, baselines: readonly number[], size = { width: 600, height: 800 }) {
  const body = findSegments(baselines.flatMap((baseline) => glyphs('Some text', 80, baseline)));
  return { index, ...size, body };
}

const ofOthers = (...starts: readonly (readonly number[])[]) => {
  const first = pageOf(0, [40, 70]);
  return textStarts([first, ...starts.map((baselines, index) => pageOf(index + 1, baselines))]).of(first, 'header');
};

describe('where the text of pages begins', () => {
  it('is told by rows at one pitch on two other pages', () => {
    expect(ofOthers([40, 52, 64, 76], [41, 53, 65, 77])).toBe(32);
    expect(ofOthers([40, 52, 64, 76], [70, 82, 94, 106])).toBeNull();
    expect(ofOthers([40, 52, 64, 76])).toBeNull();
  });

  it('is not told by a head, which stands apart', () => {
    expect(ofOthers([40, 70, 82, 94], [40, 70, 82, 94])).toBeNull();
  });

  it('is told of the foot, too, and of pages of the same size only', () => {
    const rows = [724, 736, 748, 760];
    const pages = [pageOf(0, [760]), pageOf(1, rows), pageOf(2, rows)] as const;
    const [first] = pages;
    expect(textStarts(pages).of(first, 'footer')).toBe(38);
    expect(
      textStarts([first, pageOf(1, rows, { width: 800, height: 800 }), pageOf(2, rows)]).of(first, 'footer'),
    ).toBeNull();
  });
});
