import { expect, it } from 'vitest';
import type { XmlElement } from '../../../../../api/engines/libreoffice/prepare/edit/xml-tree.ts';
import { formulaHint, mathProperty, signOf } from '../../../../../api/engines/libreoffice/prepare/office-math.ts';

const element = (
  name: string,
  children: XmlElement[] = [],
  attributes: Readonly<Record<string, string>> = {},
): XmlElement => ({ name, attributes, children });

it('finds parts with formulas', () => {
  expect(['<m:oMath></m:oMath>', '<w:t>oMath</w:t>'].map((part) => formulaHint.test(part))).toEqual([true, false]);
});

it('reads the properties of structures, and the signs that they name', () => {
  const bracket = element('m:begChr', [], { 'm:val': '[' });
  const structure = element('m:d', [element('m:dPr', [bracket, element('m:endChr')]), element('m:e')]);
  expect(mathProperty(structure, 'begChr')).toBe(bracket);
  expect(mathProperty(structure, 'sepChr')).toBeUndefined();
  expect(['begChr', 'endChr', 'sepChr'].map((name) => signOf(structure, name, '|'))).toEqual(['[', '', '|']);
});
