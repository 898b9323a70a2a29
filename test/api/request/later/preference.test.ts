import { describe, expect, it } from 'vitest';
import { preferenceOf } from '../../../../api/request/later/preference.ts';

describe('how a client would like its answer', () => {
  it.each([
    [undefined, { isLater: false, waitMs: 0 }],
    ['return=minimal', { isLater: false, waitMs: 0 }],
    ['respond-asynchronously', { isLater: false, waitMs: 0 }],
    ['respond-async', { isLater: true, waitMs: 0 }],
    ['Respond-Async; foo=bar', { isLater: true, waitMs: 0 }],
    ['respond-async, wait=5', { isLater: true, waitMs: 5000 }],
    ['wait="12";x, respond-async', { isLater: true, waitMs: 12_000 }],
    [['respond-async', 'WAIT = 3'], { isLater: true, waitMs: 3000 }],
    ['respond-async, wait=86400', { isLater: true, waitMs: 50_000 }],
    ['respond-async, wait=-5', { isLater: true, waitMs: 0 }],
    ['respond-async, wait=99999999999', { isLater: true, waitMs: 0 }],
  ])('reads %j', (prefer, expected) => {
    expect(preferenceOf({ headers: prefer === undefined ? {} : { prefer } } as never)).toEqual(expected);
  });
});
