import { expect, it } from 'vitest';
import { formatBytes } from '../../../catalog/files/bytes.ts';

it.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [1_270_000, '1.27 MB'],
  [12_345_678, '12.3 MB'],
  [50_000_000, '50 MB'],
  [2_500_000_000_000, '2,500 GB'],
])('%i bytes read %s', (bytes, text) => {
  expect(formatBytes(bytes, 'en')).toBe(text);
});

it('follows the locale of the visitor', () => {
  expect(formatBytes(1_270_000, 'de')).toBe('1,27 MB');
});
