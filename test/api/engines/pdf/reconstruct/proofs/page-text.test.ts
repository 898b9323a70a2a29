import { describe, expect, it } from 'vitest';
import { pageText, withoutPieces } from '../../../../../../api/engines/pdf/reconstruct/proofs/page-text.ts';

describe('what a page says', () => {
  it('is told by a few letters in a row, whatever the spaces between them', () => {
    const { pieces } = pageText([{ text: 'ab cd e', y0: 1, y1: 2 }]);
    expect([...pieces]).toEqual(['abcd', 'bcde']);
    expect(pageText([{ text: 'abcde', y0: 1, y1: 2 }]).pieces).toEqual(pieces);
  });

  it('lies where its lines lie', () => {
    expect(pageText([{ text: 'a', y0: 1, y1: 2 }]).lines).toEqual([{ y0: 1, y1: 2 }]);
  });

  it('may be told without some of it', () => {
    const page = pageText([{ text: 'abcde', y0: 1, y1: 2 }]);
    expect(withoutPieces(page, new Set(['abcd']))).toEqual({ ...page, pieces: new Set(['bcde']) });
  });
});
