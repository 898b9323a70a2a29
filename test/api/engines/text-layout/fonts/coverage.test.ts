import { describe, expect, it } from 'vitest';
import { parseCharset } from '../../../../../api/engines/text-layout/fonts/coverage.ts';

describe('parseCharset', () => {
  it('reads ranges and single code points', () => {
    const { has } = parseCharset('20-7e a0 1f600-1f64f');
    expect([0x1f, 0x20, 0x7e, 0x7f, 0xa0, 0xa1, 0x1f5ff, 0x1f600, 0x1f64f].map(has)).toEqual([
      false,
      true,
      true,
      false,
      true,
      false,
      false,
      true,
      true,
    ]);
  });
});
