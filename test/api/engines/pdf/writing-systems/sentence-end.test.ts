import { describe, expect, it } from 'vitest';
import { endsSentence } from '../../../../../api/engines/pdf/writing-systems/sentence-end.ts';

describe('the end of a sentence', () => {
  it.each([
    'It ends.',
    'Does it?',
    'He said: “It does!”',
    'هل انتهى؟',
    '終わった。',
    '結束了！',
    '(It goes on…)',
    'so:',
  ])('is found in %s', (text) => expect(endsSentence(text)).toBe(true));

  it.each(['It goes on', 'It goes on,', '3.5', 'e.g. this', ''])('is not found in “%s”', (text) =>
    expect(endsSentence(text)).toBe(false),
  );
});
