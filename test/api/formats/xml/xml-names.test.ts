import { expect, it } from 'vitest';
import { attributeKey, attributeOf, prefixOf } from '../../../../api/formats/xml/xml-names.ts';

it('finds attributes whatever their prefix', () => {
  const attributes = { 'w:val': '1', plain: '' };
  expect(attributeKey(attributes, 'val')).toBe('w:val');
  expect(attributeOf(attributes, 'val')).toBe('1');
  expect(attributeOf(attributes, 'plain')).toBe('');
  expect(attributeKey(attributes, 'w')).toBeUndefined();
  expect(attributeOf(attributes, 'w:val')).toBeUndefined();
});

it('returns the prefix of a name with its colon', () => {
  expect(prefixOf('w:spacing')).toBe('w:');
  expect(prefixOf('spacing')).toBe('');
});
