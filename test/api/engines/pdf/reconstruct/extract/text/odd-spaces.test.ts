import { describe, expect, it } from 'vitest';
import { freeSpaces, oddSpaces } from '../../../../../../../api/engines/pdf/reconstruct/extract/text/odd-spaces.ts';
import type { Look } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import type { Pdfium } from '../../../../../../../api/formats/pdfium.ts';
import { look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';
import { textPage } from '../../../../../../support/rebuilt-pdf/text-page.ts';

/** The fonts of text objects by their handles; in hundreds, so that objects 101 and 102 share one. */
const fontOf = (object: number) => Math.floor(object / 100);
const pdfium = { api: { FPDFTextObj_GetFont: fontOf } } as unknown as Pdfium;
const lookOf = (object: number): Look => ({ ...look, font: `F${fontOf(object)}` });

/** The font of the space between a letter and another one, by their text objects; undefined for that of the first. */
function spaceIn(before: number, space: number, after: number): string | undefined {
  const spaces = oddSpaces(pdfium, lookOf);
  spaces.addLetter(before, lookOf(before));
  spaces.addSpace(space, 1);
  return spaces.addLetter(after, lookOf(after))?.font;
}

describe('a space', () => {
  it('has a font of its own, or that of the letter after it', () => {
    expect(spaceIn(100, 200, 101)).toBe('F2');
    expect(spaceIn(100, 200, 300)).toBe('F2');
    expect(spaceIn(100, 200, 200)).toBe('F2');
  });

  it('has the font of the letter before it otherwise', () => {
    expect(spaceIn(100, 100, 200)).toBeUndefined();
    expect(spaceIn(100, 101, 200)).toBeUndefined();
    expect(spaceIn(100, 0, 200)).toBeUndefined();
  });

  it('is the first of several, and counts once', () => {
    const spaces = oddSpaces(pdfium, lookOf);
    expect(spaces.addLetter(100, lookOf(100))).toBeUndefined();
    spaces.addSpace(200, 1);
    spaces.addSpace(300, 2);
    expect(spaces.addLetter(101, lookOf(101))?.font).toBe('F2');
    expect(spaces.addLetter(101, lookOf(101))).toBeUndefined();
  });

  it('keeps it on the letter that follows it', async () => {
    const { glyphs } = await textPage('BT /F 12 Tf 20 40 Td (a) Tj /G 12 Tf ( ) Tj /F 12 Tf (b c) Tj ET');
    expect(glyphs.map(({ text, spaceLook }) => [text, spaceLook?.font])).toEqual([
      ['a', undefined],
      ['b', 'HiddenHorzOCR'],
      ['c', undefined],
    ]);
  });
});

describe('no-break spaces', () => {
  /** How many letters are after one once the page is read, of letters after no-break spaces and ordinary ones. */
  function leftOf(fixed: number, ordinary: number, text = 'a'): number {
    const letters = Array.from({ length: fixed + ordinary }, (_, index) => ({
      text,
      space: 'written' as const,
      isAfterNoBreakSpace: index < fixed ? true : undefined,
    }));
    freeSpaces(letters);
    return letters.filter(({ isAfterNoBreakSpace }) => isAfterNoBreakSpace).length;
  }

  it('are ordinary ones where a page has many of them', () => {
    expect(leftOf(30, 60)).toBe(0);
    expect(leftOf(1, 0)).toBe(0);
  });

  it('are what the author set otherwise', () => {
    expect(leftOf(10, 90)).toBe(10);
    expect(leftOf(30, 60, '0')).toBe(30);
  });
});
