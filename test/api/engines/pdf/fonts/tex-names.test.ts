import { expect, it } from 'vitest';
import { texNames } from '../../../../../api/engines/pdf/fonts/tex-names.ts';

it('tells the characters of names that the Adobe Glyph List lacks, and of no others', () => {
  const names = ['angbracketleft', 'bardbl', 'epsilon1', 'negationslash', 'vector', 'f_f_i', 'Yen'];
  expect(names.map((name) => texNames.get(name))).toEqual([0x27e8, 0x2016, 0x3f5, 0x338, 0x20d7, 0xfb03, undefined]);
});

it('tells signs that grow by their names without the sizes', () => {
  const names = ['parenleftbig', 'bracerightBigg', 'summationdisplay', 'logicalandtext', 'parenleft', 'context'];
  expect(names.map((name) => texNames.get(name))).toEqual([0x28, 0x7d, 0x2211, 0x22c0, undefined, undefined]);
});
