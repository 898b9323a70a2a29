import { expect, it } from 'vitest';
import {
  inBrackets,
  lowBracket,
} from '../../../../../../../api/engines/libreoffice/prepare/word/formulas/formula-brackets.ts';

it('keeps brackets around code as high as a line, and others as high as what they hold', () => {
  expect(inBrackets('(', [['x']], ')')).toBe('\\( x \\)');
  expect(inBrackets('[', [['x', 'y']], ']')).toBe('\\[ x y \\]');
  const tall = [{ group: ['x'] }];
  expect(inBrackets('(', [tall], ')')).toEqual({ left: 'left (', inner: tall, right: 'right )' });
  expect(inBrackets('{', [tall], '')).toEqual({ left: 'left lbrace', inner: tall, right: ' right none' });
});

it('never leaves a parenthesis alone in code', () => {
  expect(inBrackets('[', [['0,1']], ')')).toEqual({ left: 'left [', inner: ['0,1'], right: 'right )' });
});

it('tells the sides of lines apart, and shows signs that are no brackets', () => {
  expect(inBrackets('|', [['x']], '|')).toEqual({ left: 'left lline', inner: ['x'], right: 'right rline' });
  expect(inBrackets('↑', [['x']], '↓')).toEqual({ left: 'left none "↑"', inner: ['x'], right: '"↓" right none' });
});

it('divides expressions by a line as high as the brackets, or by the sign itself', () => {
  expect(inBrackets('(', [['A'], ['B']], ')')).toBe('\\( A "|" B \\)');
  expect(inBrackets('(', [['A'], ['B']], ')', ';')).toBe('\\( A ";" B \\)');
  const tall = [{ group: ['x'] }];
  const divided = (sign: string) => inBrackets('(', [tall, ['B']], ')', sign);
  expect(divided('|')).toEqual({ left: 'left (', inner: [...tall, 'mline', 'B'], right: 'right )' });
  expect(divided(';')).toEqual({ left: 'left (', inner: [...tall, '";"', 'B'], right: 'right )' });
});

it('names brackets that stand alone', () => {
  expect([lowBracket('['), lowBracket('⟩'), lowBracket('x')]).toEqual(['\\[', '\\rangle', undefined]);
});
