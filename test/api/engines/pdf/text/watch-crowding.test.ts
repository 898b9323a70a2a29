import { describe, expect, it } from 'vitest';
import { thresholds } from '../../../../../api/engines/pdf/text/thresholds.ts';
import { comparisonsOf } from '../../../../../api/engines/pdf/text/watch-crowding.ts';

const { crowdedPageWords, maxComparisons } = thresholds.crowding;

async function* inChunks(text: string, size: number) {
  for (let at = 0; at < text.length; at += size) yield text.slice(at, at + size);
}

describe('the comparisons that a layout takes', () => {
  const crowded = `${'ab \n'.repeat(6000)}\f`;

  it('are the squared words of crowded pages, however their text is cut', async () => {
    for (const size of [1, 7, 1000, 100_000]) {
      expect(await comparisonsOf(inChunks(`${crowded}one two\f${crowded}`, size))).toBe(2 * 6000 ** 2);
    }
    expect(await comparisonsOf(inChunks(crowded.slice(0, -1), 100))).toBe(6000 ** 2);
  });

  it('are none of ordinary pages, however many', async () => {
    const page = `${'word '.repeat(crowdedPageWords)}\f`;
    expect(await comparisonsOf(inChunks(page.repeat(20), 10_000))).toBe(0);
  });

  it('are too many for a page of forty thousand words', async () => {
    expect(await comparisonsOf(inChunks('ab '.repeat(40_000), 10_000))).toBeGreaterThan(maxComparisons);
  });
});
