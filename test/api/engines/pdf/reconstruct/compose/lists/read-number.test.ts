import { describe, expect, it } from 'vitest';
import { readNumber } from '../../../../../../../api/engines/pdf/reconstruct/compose/lists/read-number.ts';
import type { Label } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/labels.ts';

const label = (text: string, isBullet = false): Label => ({
  ...{ text, isBullet, length: text.length, bodyX: 20, typed: null, hasSpace: false },
});
/** All ways to read a label, most likely first. */
const readings = (text: string, used: readonly string[] = []) =>
  readNumber(label(text), (format) => used.includes(format)).map((read) => read && `${read.format} ${read.value}`);

describe('the number of a label', () => {
  it.each([
    ['7.', ['decimal 7']],
    ['(12)', ['decimal 12']],
    ['b)', ['lowerLetter 2']],
    ['C.', ['upperLetter 3', 'upperRoman 100']],
    ['i.', ['lowerRoman 1', 'lowerLetter 9']],
    ['iv)', ['lowerRoman 4']],
    ['XIX.', ['upperRoman 19']],
    ['iic.', []],
    ['第十二章', ['chineseCounting 12']],
    ['（三）', ['chineseCounting 3']],
    ['*', [null]],
    ['01.', [null]],
  ])('%s is read as %j', (text, expected) => {
    expect(readings(text)).toEqual(expected);
  });

  it('is Roman rather than a letter where the document has Roman numerals', () => {
    expect(readings('v.')).toEqual(['lowerLetter 22', 'lowerRoman 5']);
    expect(readings('v.', ['lowerRoman'])).toEqual(['lowerRoman 5', 'lowerLetter 22']);
  });

  it('is none of a bullet', () => {
    expect(readNumber(label('o', true), () => false)).toEqual([null]);
  });

  it.each([
    ['1.2.3)', { open: '', close: ')', outer: ['1', '2'], separator: '.' }],
    ['(4)', { open: '(', close: ')', outer: [], separator: '.' }],
    ['1-2.', { open: '', close: '.', outer: ['1'], separator: '-' }],
    ['A1.2', { open: 'A', close: '', outer: ['1'], separator: '.' }],
  ])('%s has signs and outer numbers around it', (text, around) => {
    expect(readNumber(label(text), () => false)[0]).toMatchObject(around);
  });
});
