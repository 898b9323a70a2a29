import { expect, it } from 'vitest';
import {
  expression,
  operand,
  quoted,
  type Term,
} from '../../../../../../../api/engines/libreoffice/prepare/word/formulas/expression.ts';

const sign: Term = { role: 'sign', pieces: ['+'] };
const equals: Term = { role: 'operator', pieces: ['='] };
const opening: Term = { role: 'opening' };
const closing: Term = { role: 'closing' };
const x = operand('x');

it('completes operators and signs without operands', () => {
  expect(expression([equals, x])).toEqual(['""', '=', 'x']);
  expect(expression([x, equals, equals, x])).toEqual(['x', '=', '""', '=', 'x']);
  expect(expression([sign, x, sign])).toEqual(['+', 'x', '+', '""']);
  expect(expression([])).toEqual(['""']);
});

it('pairs parentheses, and lets others stand alone', () => {
  expect(expression([x, opening, equals, closing])).toEqual(['x', '\\( "" = "" \\)']);
  const loneOpening = { left: 'left (', inner: ['""'], right: ' right none' };
  const loneClosing = { left: 'left none ', inner: ['""'], right: 'right )' };
  expect(expression([opening, x])).toEqual([loneOpening, 'x']);
  expect(expression([x, closing])).toEqual(['x', loneClosing]);
  expect(expression([opening, opening, x, closing])).toEqual([loneOpening, '\\( x \\)']);
});

it('quotes text without what would end it', () => {
  expect(quoted('if "x" \\ (y)')).toEqual(['"if ″x″ ∖ (y)"']);
  expect(quoted('a{b')).toEqual(['"a"', '\\lbrace', '"b"']);
  expect(quoted('[0,1)')).toEqual(['"[0,1"', { left: 'left none ', inner: ['""'], right: 'right )' }]);
});
