import { describe, expect, it } from 'vitest';
import {
  isBare,
  ownHeadPictures,
  withRepeated,
} from '../../../../../../../api/engines/pdf/reconstruct/compose/drawings/repeated-drawings.ts';
import type { Block } from '../../../../../../../api/engines/pdf/reconstruct/model/doc-model.ts';
import type { Picture } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { analysedPage } from '../../../../../../support/rebuilt-pdf/analysed-page.ts';

const logo: Picture = { x0: 10, y0: 10, x1: 50, y1: 30, bytes: new Uint8Array([1]), format: 'png' };
const onAll = { pictures: [{ drawn: logo, on: new Set([0, 1, 2]) }], shapes: [] };
const onLater = { pictures: [{ drawn: logo, on: new Set([1, 2]) }], shapes: [] };
const run = { from: 0, to: 3, hasOwnFirst: true, alternates: false };
const text = { usual: null, first: [], even: null };
const drawings = (blocks: readonly Block[] | null) =>
  blocks?.flatMap((block) => (block.type === 'paragraph' ? block.inlines.map(({ type }) => type) : []));

describe('what stands at the same place on most pages', () => {
  it('is in the headers of those that have it', () => {
    expect(drawings(withRepeated(text, run, onAll).first)).toEqual(['drawing']);
    const heads = withRepeated(text, run, onLater);
    expect([drawings(heads.usual), drawings(heads.first), heads.even]).toEqual([['drawing'], [], null]);
    expect(withRepeated(text, { ...run, from: 3, to: 4 }, onLater).usual).toBeNull();
  });

  it('may be missing on a title page', () => {
    const page = (index: number) => analysedPage([], { index });
    expect([isBare(page(0), onLater), isBare(page(1), onLater), isBare(page(0), onAll)]).toEqual([true, false, false]);
    const onOne = { pictures: [{ drawn: logo, on: new Set([2]) }], shapes: [] };
    expect(isBare(page(0), onOne)).toBe(false);
  });

  it('may be on one page alone, whose heads are its own', () => {
    const page = (index: number) => analysedPage([], { index });
    const cover = { pictures: [{ drawn: { ...logo, isOfHead: true as const }, on: new Set([0]) }], shapes: [] };
    expect([ownHeadPictures(page(0), cover), ownHeadPictures(page(1), cover)]).toEqual(['0', '']);
    expect(ownHeadPictures(page(0), onAll)).toBe('');
  });

  it('may be on some pages instead of another one, whose heads are their own', () => {
    const page = (index: number) => analysedPage([], { index });
    const other = { ...logo, isOfHead: true as const, bytes: new Uint8Array([2]) };
    const pictures = [...onAll.pictures, { drawn: other, on: new Set([3, 4]) }];
    const ownOf = (all: typeof pictures) =>
      [0, 2, 3, 4, 5].map((index) => ownHeadPictures(page(index), { pictures: all, shapes: [] }));
    expect(ownOf(pictures)).toEqual(['', '', '1', '1', '']);
    const elsewhere = { drawn: { ...other, x0: 100, x1: 140 }, on: new Set([3, 4]) };
    expect(ownOf([...onAll.pictures, elsewhere])).toEqual(['', '', '', '', '']);
  });

  it('may be on every second page, in the heads of odd or of even ones alone', () => {
    const page = (index: number) => analysedPage([], { index });
    const onOdd = { pictures: [{ drawn: logo, on: new Set([0, 2, 4]) }], shapes: [] };
    expect([0, 1, 2].map((index) => ownHeadPictures(page(index), onOdd))).toEqual(['0', '', '0']);
    const both = { usual: null, first: null, even: [] };
    const heads = withRepeated(both, { from: 0, to: 5, hasOwnFirst: false, alternates: true }, onOdd);
    expect([drawings(heads.usual), drawings(heads.even)]).toEqual([['drawing'], []]);
    const onEven = { pictures: [{ drawn: logo, on: new Set([1, 3]) }], shapes: [] };
    const evenHeads = withRepeated(both, { from: 0, to: 5, hasOwnFirst: false, alternates: true }, onEven);
    expect([evenHeads.usual, drawings(evenHeads.even)]).toEqual([null, ['drawing']]);
  });
});
