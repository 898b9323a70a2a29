import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { createEventStreams } from '../../../api/request/event-streams.ts';
import type { Visit } from '../../../api/request/visit.ts';
import type { JobDocument } from '../../../catalog/job-document.ts';

const at = { id: '1', url: '/1', events: '/1/events', result: '/1/result' };
const running: JobDocument = { ...at, status: 'running', ahead: 0, expectedSeconds: null };
const done: JobDocument = { ...at, status: 'done', bytes: 1 };

function visit(): { readonly visit: Visit; readonly end: () => void } {
  let end = () => {};
  const over = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { visit: { signal: new AbortController().signal, over }, end };
}
const endless = async () => running;

describe('event streams', () => {
  it('tell each state once, and end with the conversion', async () => {
    const states = [running, running, done];
    const stream = createEventStreams(1).open('a', async () => states.shift() as JobDocument, visit().visit);
    const events = (await text(stream)).match(/"status":"\w+"/g);
    expect(events).toEqual(['"status":"running"', '"status":"done"']);
  });

  it('end where there is no such conversion any more', async () => {
    const gone = () => Promise.reject(new Error('gone'));
    expect(await text(createEventStreams(1).open('a', gone, visit().visit))).toBe('');
  });

  it('are limited for a client, until the visit is over', async () => {
    const streams = createEventStreams(2);
    const first = visit();
    const opened = streams.open('a', endless, first.visit);
    streams.open('a', endless, visit().visit);
    expect(() => streams.open('a', endless, visit().visit)).toThrow(/follow 2 conversions/);
    expect(() => streams.open('b', endless, visit().visit)).not.toThrow();
    first.end();
    await expect.poll(() => opened.destroyed).toBe(true);
    expect(() => streams.open('a', endless, visit().visit)).not.toThrow();
  });

  it('end after the longest time, whether their reader reads or stands still', async () => {
    const streams = createEventStreams(2, 50);
    const still = streams.open('a', endless, visit().visit);
    await expect.poll(() => still.destroyed).toBe(true);
    expect(await text(streams.open('b', endless, visit().visit))).toMatch(/^event: state\n.*\n\n$/);
  });
});
