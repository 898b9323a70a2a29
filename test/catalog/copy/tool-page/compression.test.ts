import { describe, expect, it } from 'vitest';
import { compressionText, savedPercent } from '../../../../catalog/copy/tool-page/compression.ts';

describe('the saved share', () => {
  it.each([
    [100, 40, 60],
    [3, 1, 67],
    [100_000, 99_900, 1],
    [100_000, 100, 99],
    [100, 100, 0],
    [100, 140, 0],
  ])('of %i bytes that become %i is %i per cent', (bytesBefore, bytesAfter, percent) => {
    expect(savedPercent({ bytesBefore, bytesAfter })).toBe(percent);
  });
});

describe('the done text', () => {
  const text = '✅ Compressed: {before} → {after} ({n}% smaller)';

  it('has its figures', () => {
    expect(compressionText(text, { bytesBefore: 2_000_000, bytesAfter: 500_000 }, 'en')).toBe(
      '✅ Compressed: 2 MB → 500 kB (75% smaller)',
    );
  });

  it('says so if nothing was saved', () => {
    expect(compressionText(text, { bytesBefore: 10, bytesAfter: 10 })).toBe('✅ Already as small as it gets');
  });
});
