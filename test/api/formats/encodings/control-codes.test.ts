import { expect, it } from 'vitest';
import { withoutControlCodes } from '../../../../api/formats/encodings/control-codes.ts';
import { checkIsText } from '../../../../api/formats/encodings/text-encoding.ts';

const bold = (text: string) => [...text].map((letter) => `${letter}\b${letter}`).join('');
const underlined = (text: string) => [...text].map((letter) => `_\b${letter}`).join('');

it('reads the bold and underlined letters of manual pages', () => {
  expect(withoutControlCodes(`${bold('NAME')}\n  ${underlined('file')} - a_b`)).toBe('NAME\n  file - a_b');
  expect(withoutControlCodes('f\b_i\b_, a\ba\ba\ba, +\bo item, あ\b\bあ')).toBe('fi, a, o item, あ');
  expect(withoutControlCodes(`${bold('a_b')} ${underlined('c')}`)).toBe('a_b c');
});

it('keeps what is struck over nothing, and lines apart', () => {
  expect(withoutControlCodes('end\b\nnext')).toBe('end\b\nnext');
  expect(withoutControlCodes('\b\b')).toBe('\b\b');
});

it('leaves out what colours the output of programs, and the addresses of its links', () => {
  const log =
    '\x1b[1;31merror\x1b[0m: \x1b[38;5;12mfile.c\x1b[K:3 \x1b]8;;https://x.org\x1b\\see\x1b]8;;\x07 [31m 5 [a]';
  expect(withoutControlCodes(log)).toBe('error: file.c:3 see [31m 5 [a]');
  expect(withoutControlCodes('\x1b[12\n\x1b]0;title\n\x1b')).toBe('\x1b[12\n\x1b]0;title\n\x1b');
});

it('makes such pages text, and nothing else', () => {
  expect(() => checkIsText(Buffer.from(bold('SYNOPSIS')), 'utf-8')).not.toThrow();
  expect(() => checkIsText(Buffer.from('\b\0\b\x01\b\0'), 'utf-8')).toThrow();
});
