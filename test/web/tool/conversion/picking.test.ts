import { describe, expect, it } from 'vitest';
import type { Tool } from '../../../../catalog/tool/tool.ts';
import { tools } from '../../../../catalog/tools.ts';
import { notPicked, notReady } from '../../../../web/pickers/not-picked.ts';
import { buttonState, buttonText, initialState, nextState } from '../../../../web/tool/conversion/conversion.ts';
import type { Conversion, Event } from '../../../../web/tool/conversion/state.ts';

const controller = new AbortController();
const picking = (text: string, percent?: number | null): Event => ({ type: 'picking', controller, text, percent });
const chosen: Event = { type: 'chosen', files: [new File(['x'], 'a.bin')] };
const cancelled: Event = { type: 'cancelled' };
const stateAfter = (tool: Tool, ...events: readonly Event[]): Conversion =>
  events.reduce((state, event) => nextState(tool, state, event), initialState(tool));
/** What the page says of a picker. */
const said = (tool: Tool, state: Conversion) => (tool.family === 'converter' ? state.status : state.cloud);

const withPickers = tools.filter(({ pickers }) => pickers.length > 0);

describe.each(withPickers)('a cloud picker on the page of $id', (tool) => {
  it('shows what it does and holds the button until there is a file', () => {
    const state = stateAfter(tool, picking('Authorizing...'), picking('Downloading... 7%', 7));
    expect(said(tool, state)).toBe('Downloading... 7%');
    expect(buttonState(tool, state)).toBe('disabled');
    expect(nextState(tool, state, { type: 'pressed' })).toBe(state);
    const ready = nextState(tool, state, chosen);
    expect(ready).toMatchObject({ picking: null, cloud: null, files: [{ name: 'a.bin' }] });
    expect(buttonText(tool, ready)).toBe(tool.messages.button.ready);
    expect(buttonState(tool, ready)).toBe('enabled');
  });

  it.each([
    ['is cancelled', cancelled],
    ['brings nothing', notPicked('before')],
  ] as const)('leaves the page as it was when it %s', (_how, end) => {
    const before = stateAfter(tool, chosen);
    const state = [picking('Authorizing...'), picking('Downloading... 7%', 7), end].reduce(
      (current, event) => nextState(tool, current, event),
      before,
    );
    expect(state).toEqual(before);
  });

  it('fails in its own words and keeps the file that was there', () => {
    const state = stateAfter(
      tool,
      chosen,
      picking('Connecting to Drive...'),
      notPicked({ text: '❌ Failed to fetch file' }),
    );
    expect(said(tool, state)).toBe('❌ Failed to fetch file');
    expect(state).toMatchObject({ picking: null, files: [{ name: 'a.bin' }] });
    expect(buttonState(tool, state)).toBe('enabled');
  });

  it('returns to the first status with an alert where its provider asks for it', () => {
    const state = stateAfter(tool, picking('Downloading... 7%', 7), notPicked('initial', 'It failed.'));
    expect(state).toEqual({ ...initialState(tool), alert: 'It failed.' });
  });

  it('does not touch a conversion that has begun', () => {
    const busy = stateAfter(tool, chosen, { type: 'pressed' });
    expect(nextState(tool, busy, picking('Downloading... 7%', 7))).toBe(busy);
    expect(nextState(tool, busy, notReady.dropbox)).toBe(busy);
  });

  it('outlives the reset of a finished conversion', () => {
    const download = { blob: new Blob(), filename: 'b', report: null };
    const done = stateAfter(tool, chosen, { type: 'pressed' }, { type: 'succeeded', download });
    const state = [picking('Downloading... 7%', 7), { type: 'reset', run: done.run } as const].reduce(
      (current: Conversion, event: Event) => nextState(tool, current, event),
      done,
    );
    expect(said(tool, state)).toBe('Downloading... 7%');
    expect(state.files).toEqual([]);
    expect(nextState(tool, state, cancelled).status).toBe(tool.messages.button.ready);
  });
});
