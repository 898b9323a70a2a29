import { expect, it } from 'vitest';
import { withAttributes, withValues } from '../../../../api/formats/xml/start-tag.ts';
import { withinCpuTime } from '../../../support/processes/within-cpu-time.ts';

it('sets and removes attributes of a tag as written', () => {
  expect(withAttributes('<row r="1" ht = \'15\' x14:ht="2"/>', { ht: 30, customHeight: 1 })).toBe(
    '<row r="1" x14:ht="2" ht="30" customHeight="1"/>',
  );
  expect(withAttributes('<p:pageSetup scale="80" >', { scale: null })).toBe('<p:pageSetup>');
  expect(withAttributes(`<a b=' s="1"'/>`, { s: 2 })).toBe(`<a b=' s="1"' s="2"/>`);
});

it('replaces values in place, and escapes them', () => {
  const tag = `<a x:href = 'b' href="c"\n title='t'>`;
  expect(withValues(tag, { href: 'd"&' })).toBe(`<a x:href = 'b' href="d&quot;&amp;"\n title='t'>`);
  expect(withValues(tag, { 'x:href': '', title: 'u' })).toBe(`<a x:href = '' href="c"\n title='u'>`);
  expect(withValues(tag, { missing: 'e' })).toBe(tag);
});

it(
  'takes time linear in the length of a tag',
  withinCpuTime(5000, () => {
    const tag = `<a${' '.repeat(2_000_000)}b="1"${' c="2"'.repeat(300_000)}${' '.repeat(2_000_000)}/>`;
    expect(withAttributes(tag, { b: null, c: null })).toBe('<a/>');
    expect(withValues(tag, { b: '3' })).toContain(' b="3"');
  }),
);
