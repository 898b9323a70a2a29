import { describe, expect, it } from 'vitest';
import { createUseGuard } from '../../../api/formats/drawing-uses.ts';

type Guard = ReturnType<typeof createUseGuard>;

const open = (guard: Guard, name: string, attributes: Readonly<Record<string, string>> = {}, selfClosing = false) =>
  guard.startTag(
    name,
    Object.entries(attributes).map(([key, value]) => ({ name: key, value })),
    selfClosing,
  );
const use = (guard: Guard, target: string, key = 'href') => open(guard, 'use', { [key]: target }, true);

/** A drawing of groups, each with as many uses of the one before, and of the last one. */
function nested(levels: number, times: number, key?: string): Guard {
  const guard = createUseGuard();
  open(guard, 'svg');
  open(guard, 'g', { id: 'l0' });
  open(guard, 'path', {}, true);
  guard.endTag('g');
  for (let level = 1; level <= levels; level++) {
    open(guard, 'g', { id: `l${level}` });
    for (let count = 0; count < times; count++) use(guard, `#l${level - 1}`, key);
    guard.endTag('g');
  }
  guard.endTag('svg');
  return guard;
}

const tooComplex = expect.objectContaining({ code: 'too-complex' });

describe('drawings that repeat their parts', () => {
  it('are taken as long as that comes to few elements', () => {
    expect(() => nested(3, 10).end()).not.toThrow();
  });

  it.each([undefined, 'xlink:href'])('are refused if it comes to many, by %s', (key) => {
    expect(() => nested(6, 10, key).end()).toThrow(tooComplex);
  });

  it('are taken if parts use themselves, or what is not there', () => {
    const guard = createUseGuard();
    open(guard, 'svg');
    open(guard, 'g', { id: 'a' });
    use(guard, '#a');
    use(guard, '#b');
    use(guard, 'other.svg#a');
    guard.endTag('g');
    expect(() => guard.end()).not.toThrow();
  });

  it('use the first of several parts with one id', () => {
    const guard = createUseGuard();
    open(guard, 'svg');
    open(guard, 'path', { id: 'a' }, true);
    open(guard, 'g', { id: 'a' });
    for (let count = 0; count < 10_000; count++) open(guard, 'path', {}, true);
    guard.endTag('g');
    for (let count = 0; count < 100; count++) use(guard, '#a');
    expect(() => guard.end()).not.toThrow();
  });

  it('count in drawings only', () => {
    const guard = createUseGuard();
    for (let count = 0; count < 30_000; count++) use(guard, '#a');
    open(guard, 'svg');
    guard.endTag('svg');
    for (let count = 0; count < 30_000; count++) use(guard, '#a');
    expect(() => guard.end()).not.toThrow();
  });

  it('end with the tag that closes them, though others within are still open', () => {
    const guard = createUseGuard();
    open(guard, 'svg');
    open(guard, 'g');
    guard.endTag('path');
    guard.endTag('svg');
    for (let count = 0; count < 30_000; count++) use(guard, '#a');
    expect(() => guard.end()).not.toThrow();
  });
});
