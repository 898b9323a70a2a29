import { describe, expect, it } from 'vitest';
import { findFaults } from '../../../../api/comparison/rasters/find-faults.ts';

const alike = { ssim: 0.97, windows: 10_000, inkLost: 0, blackGained: 0, shifted: 0, recoloured: 0, isBlank: false };

describe('faults', () => {
  it('are none if pages are similar enough', () => {
    expect(findFaults(alike, 0.95)).toEqual([]);
  });

  it('are named after what is visible', () => {
    expect(findFaults(alike, 0.98)).toEqual(['unlike']);
    expect(findFaults({ ...alike, isBlank: true, inkLost: 700 }, 0.95)).toEqual(['blank', 'ink-lost']);
    expect(findFaults({ ...alike, blackGained: 2, shifted: 2 }, 0.95)).toEqual(['black-gained', 'lightness-changed']);
  });

  it('need more than one window, unless there is only one', () => {
    expect(findFaults({ ...alike, inkLost: 1, shifted: 1, blackGained: 1 }, 0.95)).toEqual([]);
    expect(findFaults({ ...alike, windows: 1, shifted: 1 }, 0.95)).toEqual(['lightness-changed']);
  });

  it('of colour need more than one dot', () => {
    expect(findFaults({ ...alike, recoloured: 4 }, 0.95)).toEqual([]);
    expect(findFaults({ ...alike, recoloured: 6 }, 0.95)).toEqual(['colour-changed']);
  });
});
