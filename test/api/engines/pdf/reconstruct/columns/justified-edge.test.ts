import { describe, expect, it } from 'vitest';
import { justifiedEdge } from '../../../../../../api/engines/pdf/reconstruct/columns/justified-edge.ts';

const times = (count: number, end: number) => Array.from({ length: count }, () => end);

describe('the right edge of justified text', () => {
  it('is where many lines end, whatever ends before and hardly any beyond', () => {
    expect(justifiedEdge([...times(8, 300), 120, 180])).toBe(300);
    expect(justifiedEdge([...times(8, 300), 301])).toBe(300);
  });

  it('is where too many lines end for chance, though some are longer', () => {
    expect(justifiedEdge([...times(20, 300), 340, 355, 370])).toBe(300);
  });

  it('is none of ragged text, and of a few lines', () => {
    expect(justifiedEdge([300, 281, 265, 250, 233, 217, 190])).toBeNull();
    expect(justifiedEdge([300])).toBeNull();
    expect(justifiedEdge([])).toBeNull();
  });
});
