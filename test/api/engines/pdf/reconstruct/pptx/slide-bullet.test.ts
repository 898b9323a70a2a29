import { expect, it } from 'vitest';
import type { Label } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/labels.ts';
import { slideBullet, slideBulletXml } from '../../../../../../api/engines/pdf/reconstruct/pptx/slide-bullet.ts';
import { look } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const label = (text: string, isBullet = false): Label => ({
  ...{ text, isBullet, length: text.length, bodyX: 20, typed: null, hasSpace: false },
});

it.each([
  ['3.', 'arabicPeriod', 3],
  ['b)', 'alphaLcParenR', 2],
  ['(C)', 'alphaUcParenBoth', 3],
  ['iv.', 'romanLcPeriod', 4],
])('sets the label %s by itself', (text, scheme, startsAt) => {
  expect(slideBullet(label(text), look)).toEqual({ type: 'number', scheme, startsAt });
});

it.each(['1.2', '[3]', '1-2.'])('leaves the label %s typed, which no scheme writes', (text) => {
  expect(slideBullet(label(text), look)).toBeNull();
});

it('has bullets that readers have', () => {
  expect(slideBullet(label('\uf0b7', true), { ...look, font: 'SymbolMT' })).toEqual({
    type: 'sign',
    sign: '•',
    font: 'Arial',
  });
  expect(slideBullet(label('\uf0a7', true), { ...look, font: 'Wingdings' })).toEqual({
    type: 'sign',
    sign: '▪',
    font: 'Arial',
  });
  expect(slideBullet(label('o', true), { ...look, font: 'CourierNewPSMT' })).toEqual({
    type: 'sign',
    sign: 'o',
    font: 'Courier New',
  });
  expect(slideBullet(label('-', true), { ...look, font: 'Helvetica' })).toEqual({
    type: 'sign',
    sign: '-',
    font: 'Arial',
  });
});

it('writes what is before a paragraph, and where a number starts unless that is one', () => {
  expect(slideBulletXml(null)).toBe('<a:buNone/>');
  expect(slideBulletXml({ type: 'sign', sign: '•', font: 'Arial' })).toBe(
    '<a:buFont typeface="Arial"/><a:buChar char="•"/>',
  );
  const numbered = (startsAt: number) => slideBulletXml({ type: 'number', scheme: 'arabicPeriod', startsAt });
  expect(numbered(1)).toContain('<a:buAutoNum type="arabicPeriod"/>');
  expect(numbered(7)).toContain('<a:buAutoNum type="arabicPeriod" startAt="7"/>');
});

it('has bullets of another size or colour than their text', () => {
  const bullet = slideBullet(label('•', true), { ...look, size: 8, colour: 'FF0000' }, look);
  expect(bullet).toMatchObject({ share: 0.8, colour: 'FF0000' });
  expect(slideBulletXml(bullet)).toMatch(
    /^<a:buClr><a:srgbClr val="FF0000"\/><\/a:buClr><a:buSzPct val="80000"\/><a:buFont/,
  );
  expect(slideBullet(label('•', true), { ...look, size: 9.8 }, look)).not.toHaveProperty('share');
});
