import { expect, it } from 'vitest';
import { withoutOverstrikes } from '../../../api/formats/overstrikes.ts';
import { checkIsText } from '../../../api/formats/text-encoding.ts';

const bold = (text: string) => [...text].map((letter) => `${letter}\b${letter}`).join('');
const underlined = (text: string) => [...text].map((letter) => `_\b${letter}`).join('');

it('reads the bold and underlined letters of manual pages', () => {
  expect(withoutOverstrikes(`${bold('NAME')}\n  ${underlined('file')} - a_b`)).toBe('NAME\n  file - a_b');
  expect(withoutOverstrikes('f\b_i\b_, a\ba\ba\ba, +\bo item, あ\b\bあ')).toBe('fi, a, o item, あ');
  expect(withoutOverstrikes(`${bold('a_b')} ${underlined('c')}`)).toBe('a_b c');
});

it('keeps what is struck over nothing, and lines apart', () => {
  expect(withoutOverstrikes('end\b\nnext')).toBe('end\b\nnext');
  expect(withoutOverstrikes('\b\b')).toBe('\b\b');
});

it('makes such pages text, and nothing else', () => {
  expect(() => checkIsText(Buffer.from(bold('SYNOPSIS')), 'utf-8')).not.toThrow();
  expect(() => checkIsText(Buffer.from('\b\0\b\x01\b\0'), 'utf-8')).toThrow();
});
