import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { linesAfterEnds } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/drawn-ends.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

/** The lines that begin a paragraph, among lines in paragraphs whose ends are drawn: those of one are in one list. */
function begins(...paragraphs: readonly (readonly string[])[]): readonly string[] {
  let baseline = 100;
  const lines = paragraphs.flatMap((texts) => {
    const paragraph = { isEnded: true };
    return texts.flatMap((text) => {
      baseline += 12;
      return findSegments(glyphs(text, 50, baseline).map((glyph) => ({ ...glyph, paragraph })));
    });
  });
  return [...linesAfterEnds(lines)].map(({ text }) => text);
}

describe('lines behind which an end is drawn', () => {
  it('end a paragraph whatever follows if they are rows of a list box', () => {
    const rows = ['one', 'two'].flatMap((text, row) => {
      const paragraph = { isEnded: true, isRow: true as const };
      return findSegments(glyphs(text, 50, 100 + 12 * row).map((glyph) => ({ ...glyph, paragraph })));
    });
    expect([...linesAfterEnds(rows)].map(({ text }) => text)).toEqual(['two']);
  });

  it('end a paragraph with a sentence, and other text on the next line', () => {
    expect(begins(['It is so.'], ['Next'])).toEqual(['Next']);
    expect(begins(['It is so.'], ['next'])).toEqual([]);
    expect(begins(['It is so'], ['Next'])).toEqual([]);
  });

  it('end a paragraph with an ideograph, which no space follows', () => {
    expect(begins(['It is 行'], ['next'])).toEqual(['next']);
  });

  it('are paragraphs of their own if there are three of them', () => {
    expect(begins(['One of it'], ['Two'], ['Three'])).toEqual(['Two', 'Three']);
    expect(begins(['One of it'], ['Two', 'Three'])).toEqual([]);
    expect(begins(['One of it'], ['two'], ['Three'])).toEqual(['Three']);
  });

  it('end a paragraph in justified text if they are not stretched to its edge', () => {
    const text = ['All lines but the last', 'ones of paragraphs are', 'of one length as those'];
    expect(begins([...text, 'of other kinds are no'], ['Another'])).toEqual(['Another']);
    expect(begins([...text, 'of other kinds are no'], ['another'])).toEqual([]);
    expect(begins([...text, 'and of them are is it.'], ['Another'])).toEqual([]);
  });
});
