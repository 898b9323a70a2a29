import { expect, it } from 'vitest';
import { fillIn } from '../../../scripts/docs/fill-in.ts';

it('fills its part of a page in, and no other', () => {
  const page = 'a\n<!-- load -->\nold\n<!-- /load -->\nb\n';
  expect(fillIn(page, 'load', '$& new')).toBe('a\n<!-- load -->\n$& new\n<!-- /load -->\nb\n');
  expect(() => fillIn(page, 'other', '')).toThrow('other');
});
