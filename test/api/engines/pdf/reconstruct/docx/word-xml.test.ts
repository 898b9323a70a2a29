import { expect, it } from 'vitest';
import {
  fontsXml,
  halfPoints,
  shading,
  twentieths,
  valElement,
} from '../../../../../../api/engines/pdf/reconstruct/docx/word-xml.ts';

it('writes lengths and sizes in units of WordprocessingML', () => {
  expect([twentieths(12.34), halfPoints(10.6), halfPoints(11)]).toEqual([247, 21, 22]);
});

it('writes values, colours behind text, and one family for all scripts', () => {
  expect(valElement('w:jc', 'center')).toBe('<w:jc w:val="center"/>');
  expect(shading('FFEE00')).toBe('<w:shd w:val="clear" w:color="auto" w:fill="FFEE00"/>');
  expect(shading(null)).toBe('');
  expect(fontsXml('A & B').match(/="A &amp; B"/g)).toHaveLength(4);
});
