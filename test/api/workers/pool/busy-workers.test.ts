import { describe, expect, it } from 'vitest';
import { createBusyWorkers } from '../../../../api/workers/pool/busy-workers.ts';

describe('createBusyWorkers', () => {
  it('counts long jobs apart from the places of others', () => {
    const busy = createBusyWorkers<string>(1);
    for (const worker of ['a', 'b']) busy.add(worker);
    busy.becomeLong('a');
    expect([busy.count(), busy.inPlaces()]).toEqual([2, 1]);
    expect(busy.all()).toEqual(['b', 'a']);
  });

  it('lets long jobs keep their places until there is one for long jobs', () => {
    const busy = createBusyWorkers<string>(1);
    for (const worker of ['a', 'b']) busy.add(worker);
    for (const worker of ['a', 'b']) busy.becomeLong(worker);
    expect(busy.inPlaces()).toBe(1);
    busy.remove('a');
    expect([busy.count(), busy.inPlaces()]).toEqual([1, 0]);
  });

  it('forgets a worker whose job was to give up its place', () => {
    const busy = createBusyWorkers<string>(1);
    for (const worker of ['a', 'b']) busy.add(worker);
    for (const worker of ['a', 'b']) busy.becomeLong(worker);
    busy.remove('b');
    busy.remove('a');
    expect([busy.count(), busy.inPlaces()]).toEqual([0, 0]);
  });
});
