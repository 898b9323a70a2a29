import { describe, expect, it } from 'vitest';
import { workerMessage } from '../../../api/workers/worker-messages.ts';

const isMessage = (value: unknown) => workerMessage.safeParse(value).success;

describe('a worker’s message', () => {
  it.each([
    { type: 'ready', version: '7.4' },
    { type: 'done', id: 1, result: { file: 'a.pdf' }, spent: false },
    { type: 'refused', id: 2, code: 'damaged-file', detail: 'Try another copy.', reason: '', spent: true },
    { type: 'failed', id: 3, reason: 'Error: …' },
  ])('may be $type', (message) => {
    expect(isMessage(message)).toBe(true);
  });

  it.each([
    ['an unknown type', { type: 'hello' }],
    ['an unknown problem', { type: 'refused', id: 1, code: 'no-such-problem', reason: '', spent: false }],
    ['a negative id', { type: 'failed', id: -1, reason: '' }],
    ['something more', { type: 'ready', version: '1', path: '/etc/passwd' }],
    ['endless words', { type: 'failed', id: 1, reason: 'x'.repeat(20_001) }],
    ['no object', 'ready'],
  ])('has nothing to do with %s', (_, message) => {
    expect(isMessage(message)).toBe(false);
  });
});
