import { describe, expect, it } from 'vitest';
import type { Label } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/labels.ts';
import {
  type SlideBullet,
  slideBullet,
  slideBulletXml,
} from '../../../../../../../api/engines/pdf/reconstruct/pptx/text/slide-bullet.ts';
import { look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const label = (text: string, isBullet = false): Label => ({
  ...{ text, isBullet, length: text.length, bodyX: 20, typed: null, hasSpace: false },
});

const sign = (text: string, font = 'Arial') => ({ type: 'sign', sign: text, font });
const number = (scheme: string, startsAt: number) => ({ type: 'number', scheme, startsAt });
const red = { ...look, colour: 'FF0000' };

describe('the label of a paragraph', () => {
  it.each([
    ['3.', number('arabicPeriod', 3)],
    ['b)', number('alphaLcParenR', 2)],
    ['(C)', number('alphaUcParenBoth', 3)],
    ['iv.', number('romanLcPeriod', 4)],
    ['1.2', null],
    ['[3]', null],
    ['1-2.', null],
  ])('%s is set by PowerPoint if a scheme writes such numbers', (text, expected) => {
    expect(slideBullet(label(text), look)).toEqual(expected);
  });

  it.each([
    ['\uf0b7', 'SymbolMT', sign('•')],
    ['\uf0a7', 'Wingdings', sign('▪')],
    ['o', 'CourierNewPSMT', sign('o', 'Courier New')],
    ['-', 'Helvetica', sign('-')],
  ])('%j in %s is a bullet that readers have', (text, font, expected) => {
    expect(slideBullet(label(text, true), { ...look, font })).toEqual(expected);
  });

  it.each([
    ['smaller and in another colour', { ...red, size: 8 }, { share: 0.8, colour: 'FF0000' }],
    ['nearly as large', { ...look, size: 9.8 }, {}],
  ])('is %s as it is on the page', (_, own, expected) => {
    expect(slideBullet(label('•', true), own, look)).toEqual({ ...sign('•'), ...expected });
  });
});

it.each([
  ['none', null, '<a:buNone/>'],
  ['a sign', sign('•'), '<a:buFont typeface="Arial"/><a:buChar char="•"/>'],
  ['a number', number('arabicPeriod', 1), '<a:buFont typeface="+mj-lt"/><a:buAutoNum type="arabicPeriod"/>'],
  [
    'a number that starts later',
    number('arabicPeriod', 7),
    '<a:buFont typeface="+mj-lt"/><a:buAutoNum type="arabicPeriod" startAt="7"/>',
  ],
  [
    'a sign with a size and a colour of its own',
    { ...sign('•'), share: 0.8, colour: 'FF0000' },
    '<a:buClr><a:srgbClr val="FF0000"/></a:buClr><a:buSzPct val="80000"/><a:buFont typeface="Arial"/><a:buChar char="•"/>',
  ],
])('writes %s before a paragraph', (_, bullet, expected) => {
  expect(slideBulletXml(bullet as SlideBullet | null)).toBe(expected);
});
