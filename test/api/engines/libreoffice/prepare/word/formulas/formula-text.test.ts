import { expect, it } from 'vitest';
import { expression } from '../../../../../../../api/engines/libreoffice/prepare/word/formulas/expression.ts';
import {
  type MathStyle,
  termsOfText,
} from '../../../../../../../api/engines/libreoffice/prepare/word/formulas/formula-text.ts';

const code = (text: string, style: MathStyle = 'i') => expression(termsOfText(text, style)).join(' ');

it('shows words that are commands, and signs that mean something else', () => {
  expect(code('size=3')).toBe('ital "size" = 3');
  expect(code('50%')).toBe('50 "%"');
  expect(code('a|b&c')).toBe('a "|" b "&" c');
  expect(code('x_1^2')).toBe('x "_" 1 "^" 2');
  expect(code('a\\b')).toBe('a ∖ b');
});

it('sets words as the run asks', () => {
  expect(code('sin', 'p')).toBe('"sin"');
  expect(code('v2', 'b')).toBe('bold "v2"');
  expect(code('v', 'bi')).toBe('bold v');
  expect(code('in', 'bi')).toBe('bold ital "in"');
  expect(code('5', 'b')).toBe('bold 5');
});

it('keeps spaces between words and numbers only', () => {
  expect(code('if x is 1 000,5')).toBe('if ` x ` is ` 1 ` 000,5');
  expect(code(' a + b ')).toBe('a + b');
});

it('completes what stands beside nothing, such as charges and the second half of an equation', () => {
  expect(code('2−')).toBe('2 − ""');
  expect(code('*')).toBe('"" * ""');
  expect(code('≤5')).toBe('"" ≤ 5');
  expect(code('∀x∈A')).toBe('∀ x ∈ A');
});

it('lets brackets stand alone', () => {
  expect(code(']0,1[')).toBe('\\] 0,1 \\[');
  expect(code('f(x)')).toBe('f \\( x \\)');
});
