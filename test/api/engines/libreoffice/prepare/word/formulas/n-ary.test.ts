import { expect, it } from 'vitest';
import { nAry } from '../../../../../../../api/engines/libreoffice/prepare/word/formulas/n-ary.ts';

const [from, to, of] = [{ group: ['1'] }, { group: ['n'] }, { group: ['x'] }];
const sum = { sign: '∑', from, to, of, limits: undefined } as const;

it('sets the range beside the sign in a line of text, and with integrals', () => {
  expect(nAry(sum, false)).toEqual(['sum', 'rsub', from, 'rsup', to, of]);
  expect(nAry({ ...sum, sign: '∫' }, true)).toEqual(['int', 'rsub', from, 'rsup', to, of]);
  expect(nAry({ ...sum, limits: 'subSup' }, true)).toEqual(['sum', 'rsub', from, 'rsup', to, of]);
});

it('sets it above and below elsewhere', () => {
  expect(nAry(sum, true)).toEqual(['sum', 'csub', from, 'csup', to, of]);
  expect(nAry({ ...sum, sign: '∫', limits: 'undOvr', to: null }, true)).toEqual(['int', 'csub', from, of]);
});

it('draws signs without a command', () => {
  expect(nAry({ ...sum, sign: '⋃', from: null, to: null }, true)).toEqual([{ group: ['size *1.6', '"⋃"'] }, of]);
});
