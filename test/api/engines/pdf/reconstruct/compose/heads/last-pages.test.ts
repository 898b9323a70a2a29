import { describe, expect, it } from 'vitest';
import { createLastPages } from '../../../../../../../api/engines/pdf/reconstruct/compose/heads/last-pages.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { analysedPage } from '../../../../../../support/rebuilt-pdf/analysed-page.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const footed = (index: number, foot: string) =>
  analysedPage([], { index, footer: findSegments(glyphs(foot, 50, 380)) });

describe('the last page with a head', () => {
  const pages = [footed(0, 'One 1'), footed(1, 'One 2'), footed(2, 'Two 3'), footed(3, 'One 4')];
  const lastLike = createLastPages(pages);
  const last = (page: number) => lastLike(pages[page] ?? footed(9, ''), 'footer').index;

  it('is the last with all its words, whatever the numbers are', () => {
    expect([0, 1, 2, 3].map(last)).toEqual([3, 3, 2, 3]);
  });
});
