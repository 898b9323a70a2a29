import { describe, expect, it } from 'vitest';
import { createLetterLearner } from '../../../../../../api/engines/pdf/reconstruct/unread/learn-letters.ts';
import { recognisedLines, signOf, unreadPage } from '../../../../../support/rebuilt-pdf/unread-page.ts';

type ReadPage = readonly [lines: readonly string[], readAs?: Readonly<Record<string, string>>, unknown?: RegExp];

/** What is learnt of letters on pages of lines, of which some words were taken for others. */
function learnt(...pages: readonly ReadPage[]) {
  const learner = createLetterLearner();
  for (const [lines, readAs, unknown] of pages)
    learner.add(unreadPage(lines, unknown), recognisedLines(lines, 1, readAs));
  const told = learner.found();
  return (letters: string) => [...letters].map((letter) => told.get(signOf(letter)) ?? '?').join('');
}

describe('letters that no code tells', () => {
  it('are what recognised words have at their places', () => {
    const tell = learnt([['some words', 'of text']], [['some words', 'of text']]);
    expect(tell('somewrdft')).toBe('somewrdft');
    expect(tell('z')).toBe('?');
  });

  it('are what most words say, and short ones least', () => {
    expect(learnt([['cold cloth', 'local colour'], { cold: 'co1d' }])('l')).toBe('l');
    expect(learnt([['all l l'], { l: '1' }])('l')).toBe('l');
  });

  it('are not told by words with fewer letters, or others than those that are known', () => {
    expect(learnt([['words'], { words: 'wors' }])('wd')).toBe('??');
    // Only the w is unknown, and what is beside it is not what was recognised.
    expect(learnt([['words'], { words: 'maths' }, /w/])('w')).toBe('?');
  });

  it('may stand for several, between letters that are known', () => {
    expect(learnt([['oXce once'], { oXce: 'office' }])('X')).toBe('ffi');
    expect(learnt([['oXce some'], { oXce: 'office' }])('X')).toBe('?');
  });

  it('are the dots and the strokes that lead on, though not recognised', () => {
    expect(learnt([['page~~~~~~3'], { 'page~~~~~~3': 'page' }])('~')).toBe('_');
  });

  it('are not told by pages that were turned', () => {
    const learner = createLetterLearner();
    learner.add(unreadPage(['words']), { ...recognisedLines(['words']), linesRan: 'down' });
    expect(learner.found().size).toBe(0);
  });
});
