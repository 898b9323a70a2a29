import { expect, it } from 'vitest';
import { countMatches } from '../../../api/formats/count-matches.ts';

it('counts all matches, or none', () => {
  expect(countMatches('banana', /an/g)).toBe(2);
  expect(countMatches('banana', /x/g)).toBe(0);
});
