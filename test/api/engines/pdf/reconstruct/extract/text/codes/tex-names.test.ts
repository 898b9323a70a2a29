import { expect, it } from 'vitest';
import { characterOfTexName } from '../../../../../../../../api/engines/pdf/reconstruct/extract/text/codes/tex-names.ts';

it('tells the characters of names that the Adobe Glyph List lacks, and of no others', () => {
  const names = ['angbracketleft', 'bardbl', 'epsilon1', 'negationslash', 'vector', 'f_f_i', 'Yen'];
  expect(names.map(characterOfTexName)).toEqual([0x27e8, 0x2016, 0x3f5, 0x338, 0x20d7, 0xfb03, undefined]);
});

it('tells signs that grow by their names without the sizes', () => {
  const names = ['parenleftbig', 'bracerightBigg', 'summationdisplay', 'logicalandtext', 'parenleft', 'context'];
  expect(names.map(characterOfTexName)).toEqual([0x28, 0x7d, 0x2211, 0x22c0, undefined, undefined]);
});
