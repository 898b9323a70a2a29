import { describe, expect, it } from 'vitest';
import { missesLetters } from '../../../../../../api/engines/pdf/reconstruct/damage/misses-letters.ts';
import { jobWith } from '../../../../../support/processes/poppler-job.ts';

describe('a page on which PDFium finds no letters', () => {
  it('is missed if Poppler reads text on it', async () => {
    expect(await missesLetters(jobWith({ 2: '', 5: 'Chapter 5 of the book' }), [2, 5])).toBe(true);
  });

  it('has none if Poppler reads none, stray letters or signs, or does not read it', async () => {
    expect(await missesLetters(jobWith({ 1: '\f', 2: 'a b c d', 3: '----------', 4: null }), [1, 2, 3, 4])).toBe(false);
    expect(await missesLetters(jobWith({}), [])).toBe(false);
  });

  it('is not looked for any more once the visitor has left', async () => {
    const controller = new AbortController();
    controller.abort(new Error('left'));
    await expect(missesLetters(jobWith({ 1: null }, controller), [1])).rejects.toThrow('left');
  });
});
