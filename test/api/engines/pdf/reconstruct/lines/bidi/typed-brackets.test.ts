import { expect, it } from 'vitest';
import { withTypedBrackets } from '../../../../../../../api/engines/pdf/reconstruct/lines/bidi/typed-brackets.ts';
import type { Mark } from '../../../../../../../api/engines/pdf/reconstruct/lines/mark.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const typed = (read: string, runsLeft: (mark: Mark) => boolean = () => true) =>
  withTypedBrackets(
    glyphs(read, 0, 0).map((glyph): Mark => ({ ...glyph, type: 'letter' })),
    runsLeft,
  )
    .map(({ text }) => text)
    .join('');

it('are mirrored if the file tells what is drawn', () => {
  expect(typed(')אב(גד')).toBe('(אב)גד');
  expect(typed(']א)ב()ג([')).toBe('[א(ב)(ג)]');
  expect(typed('אב(')).toBe('אב)');
});

it('stay if the file tells what was typed', () => {
  expect(typed('(אב)גד')).toBe('(אב)גד');
});

it('open and close in turn if the file tells one of each', () => {
  expect(typed('אב]גד]')).toBe('אב[גד]');
});

it('stay where they are not of right-to-left text', () => {
  expect(typed(')a(', () => false)).toBe(')a(');
});
