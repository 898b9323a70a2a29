import { expect, it } from 'vitest';
import { replaceSymbolFonts } from '../../../../../../../api/engines/libreoffice/prepare/word/fonts/symbol-fonts.ts';
import { edited } from '../../../../../../support/office/edited.ts';

const replaced = (content: string) => edited(content, replaceSymbolFonts);
const fonts = (family: string) => `<rPr><rFonts ascii="${family}" hAnsi="${family}"/></rPr>`;
const level = (text: string, family: string) => `<lvl><lvlText val="${text}"/>${fonts(family)}</lvl>`;
const run = (text: string, family: string) => `<r>${fonts(family)}<t>${text}</t></r>`;

it('gives bullets the characters that they show', () => {
  expect(replaced(level('\uf0b7', 'Symbol'))).toBe(level('•', 'Stand-in for Symbol'));
  expect(replaced(level('\uf0a7', 'Wingdings'))).toBe(level('▪', 'Stand-in for Wingdings'));
  expect(replaced(level('§', 'Wingdings'))).toBe(level('▪', 'Stand-in for Wingdings'));
});

it('gives text and single characters those that they show, beyond the basic plane too', () => {
  expect(replaced(run('\uf061\uf062', 'symbol'))).toBe(run('αβ', 'Stand-in for Symbol'));
  expect(replaced(run('\uf0fe', 'Wingdings'))).toBe(run('🗹', 'Stand-in for Wingdings'));
  expect(replaced('<r><sym font="Wingdings" char="F0FC"/></r>')).toBe(
    '<r><sym font="Stand-in for Wingdings" char="2713"/></r>',
  );
  expect(replaced('<w:r><w:sym w:font="Wingdings" w:char="F0FE"/></w:r>')).toBe('<w:r><w:t>🗹</w:t></w:r>');
});

it('leaves alone what it does not know', () => {
  expect(replaced(level('o', 'Courier New'))).toBeNull();
  expect(replaced(level('\uf0ff', 'Wingdings'))).toBeNull();
  expect(replaced(run('\uf0fc', 'Marlett'))).toBeNull();
  const drawing = '<drawing><r><t>words</t></r></drawing>';
  expect(replaced(`<r>${fonts('Symbol')}<t>\uf0b7</t>${drawing}</r>`)).toBeNull();
});

it('continues after a run with too much content', () => {
  const many = '<tab/>'.repeat(500);
  const long = `<r>${fonts('Symbol')}${many}<t>\uf0b7</t></r>`;
  expect(replaced(long + run('\uf0b7', 'Symbol'))).toBe(long + run('•', 'Stand-in for Symbol'));
});
