import { describe, expect, it } from 'vitest';
import {
  anyLabel,
  isArrow,
  startsTight,
} from '../../../../../../api/engines/pdf/reconstruct/paragraphs/label-patterns.ts';

describe('what labels look like', () => {
  it('includes bullets, and numbers of all kinds', () => {
    const isLabel = (text: string) => anyLabel.some((kind) => kind.test(text));
    for (const text of ['•', '-', '1.', '(a)', 'iv)', '[12]', 'A1.2', '2.18.iv)', '7', '一、'])
      expect(isLabel(text)).toBe(true);
    for (const text of ['word', 'A', '1984', '']) expect(isLabel(text)).toBe(false);
  });

  it('includes signs before text, arrows aside', () => {
    expect(['•Text', '\uf0a7Text', '\uf0e0Text', 'Text'].map(startsTight)).toEqual([true, true, false, false]);
    expect(['→', '\uf0e0', '•'].map(isArrow)).toEqual([true, true, false]);
  });
});
