import { describe, expect, it } from 'vitest';
import { matchPages } from '../../../../../../api/engines/pdf/reconstruct/proofs/match-pages.ts';
import { pageText } from '../../../../../../api/engines/pdf/reconstruct/proofs/page-text.ts';

const pages = (...texts: readonly string[]) => texts.map((text) => pageText([{ text, y0: 0, y1: 10 }]));
const document = pages('the first of all pages', 'some other words', 'and what ends it');

describe('the pages of a proof', () => {
  it('show the pages of the document that say the same', () => {
    expect(matchPages(document, document)).toEqual([0, 1, 2]);
  });

  it('show a page again where it ran over', () => {
    const proof = pages('the first of all', 'pages', 'some other words', 'and what ends it');
    expect(matchPages(document, proof)).toEqual([0, 0, 1, 2]);
  });

  it('show the page that most of their text is from', () => {
    const proof = pages('the first of', 'all pages some other', 'words and what ends', 'it');
    expect(matchPages(document, proof)).toEqual([0, 1, 2, 2]);
  });

  it('show the first of the pages that say what ran over', () => {
    const repeated = pages('one page and the same words', 'the same words and another page', 'and what ends it');
    const proof = pages('one page and', 'the same words', 'the same words and another page', 'and what ends it');
    expect(matchPages(repeated, proof)).toEqual([0, 0, 1, 2]);
  });

  it('say nothing where they show an empty page', () => {
    expect(matchPages(pages('some words', '', 'others'), pages('some words', '', 'others'))).toEqual([0, 1, 2]);
  });

  it('are none without a proof', () => {
    expect(matchPages(document, [])).toEqual([]);
  });
});
