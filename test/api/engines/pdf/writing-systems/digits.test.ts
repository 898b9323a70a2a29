import { describe, expect, it } from 'vitest';
import { plainDigits } from '../../../../../api/engines/pdf/writing-systems/digits.ts';

describe('digits', () => {
  it('of any script are 0 to 9', () => {
    expect(['صفحة ٢٠', '۱۹', '१२३', '７', '𝟗', 'page 45'].map(plainDigits)).toEqual([
      'صفحة 20',
      '19',
      '123',
      '7',
      '9',
      'page 45',
    ]);
  });
});
