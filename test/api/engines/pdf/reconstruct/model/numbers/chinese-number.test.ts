import { describe, expect, it } from 'vitest';
import {
  chineseLabel,
  chineseNumber,
} from '../../../../../../../api/engines/pdf/reconstruct/model/numbers/chinese-number.ts';

describe('a Chinese number', () => {
  it('has a value up to 99', () => {
    expect(['一', '九', '十', '十二', '二十', '九十九'].map(chineseNumber)).toEqual([1, 9, 10, 12, 20, 99]);
    expect(['', '十十', '一二', '百', '1'].map(chineseNumber)).toEqual([null, null, null, null, null]);
  });

  it('is a label with what usually surrounds it', () => {
    const labels = ['一、', '十二、', '（三）', '(四)', '第五章', '第十节'];
    expect(labels.filter((label) => !chineseLabel.test(label))).toEqual([]);
    expect(['一', '一体', '（一', '第五', '五章'].filter((text) => chineseLabel.test(text))).toEqual([]);
  });
});
