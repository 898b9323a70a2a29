import { describe, expect, it } from 'vitest';
import { kinds, mixes, rented, zones } from '../../../scripts/scaling/figures.ts';
import { averageOf, placesFor, sizeFor, waitingShareOf } from '../../../scripts/scaling/model.ts';
import { simulate } from '../../../scripts/scaling/simulate.ts';

describe('the model', () => {
  it('knows Erlang’s formula', () => {
    // With one place, the share that waits is the share of the time that it is busy.
    expect(waitingShareOf(0.3, 1)).toBeCloseTo(0.3, 10);
    // ρ²/(1+ρ) · … for two places: 2ρ²/(1+ρ) with ρ = work/2.
    expect(waitingShareOf(1, 2)).toBeCloseTo(1 / 3, 10);
    expect(waitingShareOf(2, 2)).toBe(1);
    expect(waitingShareOf(9000, 9200)).toBeGreaterThan(0);
  });

  it('finds the fewest places', () => {
    for (const work of [0.3, 5, 80, 4000]) {
      const places = placesFor(work);
      expect(waitingShareOf(work, places)).toBeLessThanOrEqual(0.05);
      expect(waitingShareOf(work, places - 1)).toBeGreaterThan(0.05);
    }
  });

  it.each(Object.entries(mixes))('has whole mixes: %s', (_name, shares) => {
    expect(Object.values(shares).reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 10);
    expect(averageOf(shares).cpuSeconds).toBeLessThan(Math.max(...Object.values(kinds).map((each) => each.cpuSeconds)));
  });

  it('buys no less for more, and enough without one zone', () => {
    const sizes = [1, 10, 100, 1000, 10_000].map((perSecond) => sizeFor(perSecond, mixes.mixed));
    for (const [index, size] of sizes.entries()) {
      const before = sizes[index - 1];
      if (before !== undefined) expect(size.dollarsPerMonth).toBeGreaterThan(before.dollarsPerMonth);
      expect((size.workers * rented.machine.cores * (zones - 1)) / zones).toBeGreaterThanOrEqual(size.places);
      expect(size.webs).toBeGreaterThanOrEqual(zones - 1);
    }
  });
});

describe('the simulation', () => {
  const shares = mixes.mixed;

  it('agrees with the formula on how many wait', () => {
    const perSecond = 20;
    const places = placesFor(perSecond * averageOf(shares).cpuSeconds, 0.2);
    const expected = waitingShareOf(perSecond * averageOf(shares).cpuSeconds, places);
    // Times vary more than the formula assumes, since kinds differ.
    expect(Math.abs(simulate({ perSecond, shares, places, seconds: 5000 }).waitingShare - expected)).toBeLessThan(0.05);
  });

  it('is the same each time', () => {
    const settings = { perSecond: 5, shares, places: 8, seconds: 200, lostAt: 100 };
    expect(simulate(settings)).toEqual(simulate(settings));
  });

  it('survives a lost zone where places were kept for it, and queues up where not', () => {
    const perSecond = 100;
    const { places, workers } = sizeFor(perSecond, shares);
    const settings = { perSecond, shares, seconds: 900, lostAt: 300 };
    expect(simulate({ ...settings, places: workers * rented.machine.cores }).longest).toBeLessThan(20);
    expect(simulate({ ...settings, places }).longest).toBeGreaterThan(30);
  });
});
