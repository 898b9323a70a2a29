import { describe, expect, it } from 'vitest';
import { createLearntPages } from '../../../../../../api/engines/pdf/reconstruct/unread/worth-recognising.ts';
import { unreadPage } from '../../../../../support/rebuilt-pdf/unread-page.ts';

const line = 'letters of a text that is long enough to be learnt from it';

describe('a page with unknown letters', () => {
  it('is recognised until each of them was met several times', () => {
    const isWorth = createLearntPages();
    const page = unreadPage([line, line, line, line]);
    expect([isWorth(page, true), isWorth(page, true)]).toEqual([true, false]);
    expect(isWorth(unreadPage([`${line} wiXth`]), true)).toBe(true);
  });

  it('without words of them is recognised if most of its letters are unknown', () => {
    const isWorth = createLearntPages();
    expect([true, false].map((isUnread) => isWorth(unreadPage(['∑ x ∑ y ∫ z']), isUnread))).toEqual([true, false]);
    expect(isWorth(unreadPage([line], /$^/), false)).toBe(false);
  });

  it('is recognised only a few times if most of its letters are known', () => {
    const isWorth = createLearntPages();
    const pages = Array.from({ length: 12 }, (_, at) =>
      unreadPage([String.fromCodePoint(...Array.from({ length: 30 }, (_, each) => 0x4e00 + 40 * at + each))]),
    );
    expect(pages.map((page) => isWorth(page, false)).filter((worth) => worth)).toHaveLength(8);
    expect(isWorth(unreadPage([line]), true)).toBe(true);
  });
});
