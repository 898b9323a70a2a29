import { describe, expect, it } from 'vitest';
import { isOff, isOn } from '../../../../api/formats/xml/on-off.ts';

describe('values that are on or off', () => {
  it.each(['1', 'true', 'on'])('are on as %s', (value) => {
    expect([isOn(value), isOff(value)]).toEqual([true, false]);
  });

  it.each(['0', 'false', 'off'])('are off as %s', (value) => {
    expect([isOn(value), isOff(value)]).toEqual([false, true]);
  });

  it('are neither where nothing is stated', () => {
    expect([isOn(undefined), isOff(undefined)]).toEqual([false, false]);
  });
});
