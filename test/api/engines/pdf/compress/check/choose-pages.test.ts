import { describe, expect, it } from 'vitest';
import { choosePages } from '../../../../../../api/engines/pdf/compress/check/choose-pages.ts';
import { thresholds } from '../../../../../../api/engines/pdf/compress/check/thresholds.ts';

const { maxWholePages, sampledPages } = thresholds;
const page = (pictures: readonly string[] = [], fonts: readonly string[] = []) => ({ pictures, fonts, others: [] });

describe('pages that are looked at', () => {
  it('are none if no picture or font was changed', () => {
    expect(choosePages(3, [page(), { ...page(), others: ['8 0 R'] }, page()])).toEqual([]);
  });

  it('are all with a changed font in a short file', () => {
    const fonts = Array.from({ length: maxWholePages }, () => page([], ['7 0 R']));
    expect(choosePages(maxWholePages, fonts)).toEqual([...fonts.keys()]);
  });

  it('are spread over a file with unknown changes, including the first and last page', () => {
    expect(choosePages(3, null)).toEqual([0, 1, 2]);
    expect(choosePages(1, null)).toEqual([0]);
    const chosen = choosePages(1000, null);
    expect(chosen).toHaveLength(maxWholePages);
    expect([chosen[0], chosen.at(-1)]).toEqual([0, 999]);
  });

  it('are every page with a recoded picture, one for each font and a sample in a long file', () => {
    const pages = Array.from({ length: 1000 }, (_, index) =>
      index === 5 ? page(['9 0 R']) : index > 500 && index < 600 ? page([], ['7 0 R']) : page(),
    );
    const chosen = choosePages(1000, pages);
    expect(chosen).toEqual(expect.arrayContaining([0, 5, 501, 999]));
    expect(chosen).toHaveLength(sampledPages + 2);
  });
});
