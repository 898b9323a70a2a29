import { expect, it } from 'vitest';
import { nameBulletFonts } from '../../../../../../../api/engines/libreoffice/prepare/slides/text/bullet-fonts.ts';
import { edited } from '../../../../../../support/office/edited.ts';

const named = (content: string) => edited(content, nameBulletFonts);
const style = (name: string, content: string) => `<p:${name}><a:lvl1pPr>${content}</a:lvl1pPr></p:${name}>`;
const bullet = '<a:buChar char="•"/>';

it("gives bullets of a master's styles the font of its text", () => {
  expect(named(style('bodyStyle', bullet))).toBe(style('bodyStyle', `<a:buFont typeface="+mn-lt"/>${bullet}`));
  expect(named(style('titleStyle', bullet))).toBe(style('titleStyle', `<a:buFont typeface="+mj-lt"/>${bullet}`));
});

it('keeps bullets whose font is named, or may be named elsewhere', () => {
  expect(named(style('bodyStyle', `<a:buFont typeface="Wingdings"/>${bullet}`))).toBeNull();
  expect(named(style('bodyStyle', `<a:buFontTx/>${bullet}`))).toBeNull();
  expect(named(style('lstStyle', bullet))).toBeNull();
  const two = style('bodyStyle', `<a:buFontTx/>${bullet}`) + style('bodyStyle', bullet);
  expect(named(two)).toContain(`<a:lvl1pPr><a:buFont typeface="+mn-lt"/>${bullet}`);
});

it('shows a soft hyphen as a hyphen', () => {
  expect(named('<a:pPr><a:buChar char="\u00ad"/></a:pPr>')).toBe('<a:pPr><a:buChar char="-"/></a:pPr>');
});

it('takes discs, squares and triangles from a font that has them', () => {
  const disc = '<a:buChar char="●"/>';
  const properties = (font: string) => `<a:pPr><a:buSzPts val="1300"/>${font}${disc}</a:pPr>`;
  const arial = '<a:buFont typeface="Arial"/>';
  expect(named(properties('<a:buFont typeface="Montserrat"/>'))).toBe(properties(arial));
  expect(named(properties(''))).toBe(properties(arial));
  expect(named(properties('<a:buFont typeface="Times New Roman"/>'))).toBeNull();
  expect(named(properties('<a:buFont typeface="Noto Sans Symbols"/>'))).toBeNull();
  expect(named('<a:pPr><a:buFont typeface="Montserrat"/><a:buAutoNum type="arabicPeriod"/></a:pPr>')).toBeNull();
});

it('shows bullets in fonts of signs as Unicode characters', () => {
  const properties = (font: string, char: string) => `<a:pPr><a:buFont ${font}/><a:buChar char="${char}"/></a:pPr>`;
  const wingdings = 'typeface="Wingdings" pitchFamily="2" charset="2"';
  const standIn = 'typeface="Stand-in for Wingdings"';
  expect(named(properties(wingdings, '§'))).toBe(properties(standIn, '▪'));
  expect(named(properties(wingdings, '\uf0d8'))).toBe(properties(standIn, '⮚'));
  expect(named(properties('typeface="Symbol"', '·'))).toBe(properties('typeface="Stand-in for Symbol"', '•'));
  expect(named(properties(wingdings, '\u2588'))).toBeNull();
});
