import { describe, expect, it } from 'vitest';
import { withoutLabels } from '../../../../../../api/engines/pdf/reconstruct/columns/without-labels.ts';

const line = (text: string, x0: number, baseline = 100) => ({
  ...{ text, x0, x1: x0 + 5 * text.length, y0: baseline - 8, y1: baseline + 2, baseline },
});
const left = (...lines: readonly ReturnType<typeof line>[]) => withoutLabels(lines).map(({ text }) => text);

describe('labels', () => {
  it('are left out where other text stands behind them', () => {
    expect(left(line('1.', 50), line('An item', 70), line('•', 50, 112), line('Another', 70, 112))).toEqual([
      'An item',
      'Another',
    ]);
  });

  it('stay where nothing stands behind them, as numbers in the last column of a table', () => {
    expect(left(line('Total', 50), line('12.', 120))).toEqual(['Total', '12.']);
    expect(left(line('1.', 50), line('An item', 70, 140))).toEqual(['1.', 'An item']);
  });

  it('are no words', () => {
    expect(left(line('Name', 50), line('Size', 120))).toEqual(['Name', 'Size']);
  });
});
