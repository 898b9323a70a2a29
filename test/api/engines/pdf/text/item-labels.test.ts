import { describe, expect, it } from 'vitest';
import type { Block } from '../../../../../api/engines/pdf/layout/page-layout.ts';
import { startsItem, withLabels } from '../../../../../api/engines/pdf/text/item-labels.ts';
import { block, line } from '../../../../support/pdf/layout.ts';

const textsOf = (blocks: readonly Block[]) =>
  blocks.map(({ lines }) => lines.map(({ words }) => words.map(({ text }) => text).join(' ')));

describe('withLabels', () => {
  it('puts the labels of a list in front of its items', () => {
    const items = block(['first item', 'goes on here', 'second item'], 70);
    const labels = [block(['•'], 50), block(['•'], 50, 124)];
    expect(textsOf(withLabels([...labels, items], 'printed'))).toEqual([
      ['• first item', 'goes on here', '• second item'],
    ]);
  });

  it('includes them in the boxes of lines and blocks', () => {
    const [labelled] = withLabels([block(['first item'], 70), block(['1.'], 50)], 'printed');
    expect(labelled).toMatchObject({ xMin: 50, xMax: 120, lines: [{ xMin: 50, xMax: 120 }] });
  });

  it('puts them behind lines that are read from the right, as they are printed', () => {
    expect(textsOf(withLabels([block(['םולש'], 50), block(['•'], 80)], 'printed'))).toEqual([['םולש •']]);
  });

  it('leaves labels that stand alone, far from text, above it or after it', () => {
    const alone = [
      [block(['•'], 50), block(['beside'], 120)],
      [block(['•'], 50), block(['below'], 70, 112)],
      [block(['before'], 50), block(['•'], 90)],
    ];
    for (const blocks of alone) expect(withLabels(blocks, 'printed')).toEqual(blocks);
  });

  it('gives each line one label, the first', () => {
    const blocks = [block(['•'], 50), block(['o'], 58), block(['item here'], 70)];
    expect(textsOf(withLabels(blocks, 'printed'))).toEqual([['o'], ['• item here']]);
  });

  it('does not take an age for pages of labels', () => {
    const many = block(Array.from({ length: 10_000 }, (_, index) => (index % 2 === 0 ? '•' : 'text here')));
    expect(withLabels([many], 'printed')).toEqual([many]);
  });
});

describe('startsItem', () => {
  it('tells labels from words', () => {
    const starts = (text: string) => startsItem(line(text, 50, 100), 'printed');
    expect(['• one', '1. one', '(a) one', '2.3 one', '❖ one'].map(starts)).toEqual([true, true, true, true, true]);
    expect(['one two', '•', '1999 was'].map(starts)).toEqual([false, false, false]);
  });
});
