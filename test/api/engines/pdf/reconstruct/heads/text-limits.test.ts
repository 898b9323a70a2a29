import { describe, expect, it } from 'vitest';
import { textLimits } from '../../../../../../api/engines/pdf/reconstruct/heads/text-limits.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const size = { width: 600, height: 800 };
const page = (index: number, from: number, to: number, of = size) => ({
  ...{ index, ...of },
  body: findSegments([...glyphs('first', 50, from), ...glyphs('last', 50, to)]),
});
const none: ReadonlySet<number> = new Set();

describe('how close the text of pages comes to their edges', () => {
  // Letters of ten points reach eight above their baseline and two below it.
  const pages = [page(0, 100, 700), page(1, 105, 650), page(2, 200, 690), page(3, 300, 600)];
  const { of } = textLimits(pages);

  it('is what the nearest two of the other pages agree on', () => {
    expect(of(page(3, 300, 600), 'header', none)).toBe(92);
    expect(of(page(3, 300, 600), 'footer', none)).toBe(98);
  });

  it('is not known of a page whose others differ, or that has none of its size', () => {
    expect(of(page(0, 100, 700), 'header', none)).toBeNull();
    expect(of(page(4, 100, 700, { width: 800, height: 600 }), 'header', none)).toBeNull();
  });

  it('is told without pages that are left out', () => {
    expect(of(page(3, 300, 600), 'header', new Set([0]))).toBeNull();
    expect(textLimits([...pages, page(5, 102, 700)]).of(page(3, 300, 600), 'header', new Set([0]))).toBe(94);
  });

  it('is not what two of many pages happen to agree on', () => {
    const ragged = Array.from({ length: 12 }, (_, index) => page(index, 100, index < 2 ? 700 : 250 + 30 * index));
    expect(textLimits(ragged).of(page(12, 100, 740), 'footer', none)).toBeNull();
    const full = ragged.map((each, index) => (index < 3 ? page(index, 100, 700) : each));
    expect(textLimits(full).of(page(12, 100, 740), 'footer', none)).toBe(98);
  });

  it('is measured on pages with text alone', () => {
    const blank = { ...{ index: 6, ...size }, body: [] };
    expect(textLimits([blank, page(0, 100, 700)]).of(page(3, 300, 600), 'header', none)).toBeNull();
  });
});
