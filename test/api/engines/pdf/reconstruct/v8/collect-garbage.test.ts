import { expect, it } from 'vitest';
import { collectGarbage } from '../../../../../../api/engines/pdf/reconstruct/v8/collect-garbage.ts';

it('frees what is not used any more', () => {
  const held = { numbers: Array.from({ length: 1_000_000 }, (_, index) => ({ index })) };
  const before = process.memoryUsage().heapUsed;
  held.numbers = [];
  collectGarbage();
  expect(before - process.memoryUsage().heapUsed).toBeGreaterThan(10_000_000);
});
