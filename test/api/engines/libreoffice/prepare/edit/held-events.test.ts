import { expect, test } from 'vitest';
import { createHeldEvents } from '../../../../../../api/engines/libreoffice/prepare/edit/held-events.ts';

function record(maxHeld: number) {
  const written: string[] = [];
  const held = createHeldEvents(maxHeld, () => held.release());
  return { written, held, pass: (name: string) => held.pass(() => written.push(name)) };
}

test('events are written at once where nothing is held back', () => {
  const { written, held, pass } = record(10);
  pass('a');
  expect(written).toEqual(['a']);
  expect(held.isHolding()).toBe(false);
});

test('held events are written in order once they are released, and those that follow at once', () => {
  const { written, held, pass } = record(10);
  held.hold();
  pass('a');
  pass('b');
  expect(written).toEqual([]);
  expect(held.isHolding()).toBe(true);
  held.release();
  expect(written).toEqual(['a', 'b']);
  pass('c');
  expect(written).toEqual(['a', 'b', 'c']);
});

test('holding twice loses nothing', () => {
  const { written, held, pass } = record(10);
  held.hold();
  pass('a');
  held.hold();
  held.release();
  expect(written).toEqual(['a']);
});

test('more events than may wait are given up', () => {
  const { written, held, pass } = record(2);
  held.hold();
  for (const name of ['a', 'b', 'c', 'd']) pass(name);
  expect(written).toEqual(['a', 'b', 'c', 'd']);
  expect(held.isHolding()).toBe(false);
});
