import { expect, it } from 'vitest';
import { withAlphabet } from '../../../../../../../../api/engines/pdf/reconstruct/extract/text/codes/alphabets.ts';

it.each([
  ['R', 'MSBM10', 'ℝ'],
  ['A', 'MSBM10', '𝔸'],
  ['L', 'CMSY8', 'ℒ'],
  ['D', 'LMMathSymbols10-Regular', '𝒟'],
  ['G', 'EUFM10', '𝔊'],
  ['R', 'CMR10', 'R'],
  ['x', 'MSBM10', 'x'],
])('%s in %s is %s', (text, font, letter) => {
  expect(withAlphabet(text, font)).toBe(letter);
});
