import { expect, it } from 'vitest';
import type { Label } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/labels.ts';
import { slideBullet, slideBulletXml } from '../../../../../../api/engines/pdf/reconstruct/pptx/slide-bullet.ts';

const label = (text: string, isBullet = false): Label => ({
  ...{ text, isBullet, length: text.length, bodyX: 20, typed: null, hasSpace: false },
});

it.each([
  ['3.', 'arabicPeriod', 3],
  ['b)', 'alphaLcParenR', 2],
  ['(C)', 'alphaUcParenBoth', 3],
  ['iv.', 'romanLcPeriod', 4],
])('sets the label %s by itself', (text, scheme, startsAt) => {
  expect(slideBullet(label(text))).toEqual({ type: 'number', scheme, startsAt });
});

it.each(['1.2', '[3]', '1-2.'])('leaves the label %s typed, which no scheme writes', (text) => {
  expect(slideBullet(label(text))).toBeNull();
});

it('has bullets that readers have', () => {
  expect(slideBullet(label('\uf0b7', true))).toEqual({ type: 'sign', sign: '•' });
});

it('writes what is before a paragraph, and where a number starts unless that is one', () => {
  expect(slideBulletXml(null)).toBe('<a:buNone/>');
  expect(slideBulletXml({ type: 'sign', sign: '•' })).toBe('<a:buFont typeface="Arial"/><a:buChar char="•"/>');
  const numbered = (startsAt: number) => slideBulletXml({ type: 'number', scheme: 'arabicPeriod', startsAt });
  expect(numbered(1)).toContain('<a:buAutoNum type="arabicPeriod"/>');
  expect(numbered(7)).toContain('<a:buAutoNum type="arabicPeriod" startAt="7"/>');
});
