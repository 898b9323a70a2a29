import { describe, expect, it } from 'vitest';
import { compareKeys, freeKey, nameKey } from '../../../../../../api/engines/pdf/merge/parts/name-key.ts';

describe('nameKey', () => {
  it.each([
    ['u:chapter', 'u:chapter'],
    ['u:é', 'b:feff00e9'],
    ['b:00ff', 'b:00ff'],
    ['/Name', undefined],
    [3, undefined],
    [undefined, undefined],
  ])('%j is %j', (value, key) => {
    expect(nameKey(value)).toBe(key);
  });
});

it('sorts keys by their bytes', () => {
  const keys = ['b:feff00e9', 'u:b', 'u:B', 'u:', 'b:00', 'u:ba'];
  expect(keys.sort(compareKeys)).toEqual(['u:', 'b:00', 'u:B', 'u:b', 'u:ba', 'b:feff00e9']);
});

describe('freeKey', () => {
  const taken =
    (...keys: string[]) =>
    (key: string) =>
      keys.includes(key);

  it.each([
    ['u:a', [], 'u:a'],
    ['u:a', ['u:a'], 'u:a-2'],
    ['u:a', ['u:a', 'u:a-2'], 'u:a-3'],
    ['b:feff00e9', ['b:feff00e9'], 'b:feff00e9002d0032'],
    ['b:00', ['b:00'], 'b:002d32'],
  ])('%j beside %j becomes %j', (key, others, free) => {
    expect(freeKey(key, taken(...others))).toBe(free);
  });
});
