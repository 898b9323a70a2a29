import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import type { ApiKey } from '../../../../api/http/keys/key-file.ts';
import { createEventStreams } from '../../../../api/request/later/event-streams.ts';
import type { Visit } from '../../../../api/request/visit.ts';
import type { JobDocument } from '../../../../catalog/job-document.ts';

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
const client = (ip: string) => ({ apiKey: null, ip });
const endless = async () => running;

describe('event streams', () => {
  it('tell each state once, and end with the conversion', async () => {
    const states = [running, running, done];
    const stream = createEventStreams(1).open(
      client('10.0.0.1'),
      async () => states.shift() as JobDocument,
      visit().visit,
    );
    const events = (await text(stream)).match(/"status":"\w+"/g);
    expect(events).toEqual(['"status":"running"', '"status":"done"']);
  });

  it('end where there is no such conversion any more', async () => {
    const gone = () => Promise.reject(new Error('gone'));
    expect(await text(createEventStreams(1).open(client('10.0.0.1'), gone, visit().visit))).toBe('');
  });

  it('are limited for a client, until the visit is over', async () => {
    const streams = createEventStreams(2);
    const first = visit();
    const opened = streams.open(client('10.0.0.1'), endless, first.visit);
    streams.open(client('10.0.0.1'), endless, visit().visit);
    expect(() => streams.open(client('10.0.0.1'), endless, visit().visit)).toThrow(
      /^Your network can follow 2 conversions/,
    );
    expect(() => streams.open(client('10.0.0.2'), endless, visit().visit)).not.toThrow();
    first.end();
    await expect.poll(() => opened.destroyed).toBe(true);
    expect(() => streams.open(client('10.0.0.1'), endless, visit().visit)).not.toThrow();
  });

  it('are limited for a key, whatever its addresses', () => {
    const apiKey = { id: 'k', origins: new Set<string>() } as unknown as ApiKey;
    const streams = createEventStreams(1);
    streams.open({ apiKey, ip: '10.0.0.1' }, endless, visit().visit);
    expect(() => streams.open({ apiKey, ip: '10.0.0.2' }, endless, visit().visit)).toThrow(/^This key can follow/);
  });

  it('end after the longest time, whether their reader reads or stands still', async () => {
    const streams = createEventStreams(2, 50);
    const still = streams.open(client('10.0.0.1'), endless, visit().visit);
    await expect.poll(() => still.destroyed).toBe(true);
    expect(await text(streams.open(client('10.0.0.2'), endless, visit().visit))).toMatch(/^event: state\n.*\n\n$/);
  });
});
