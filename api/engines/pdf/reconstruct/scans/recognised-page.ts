import type { PageLayout } from '../../layout/page-layout.ts';
import { type LetterSize, letterSizes } from '../../recognise/letter-size.ts';
import { scanPictures } from '../extract/scan-pictures.ts';
import type { Page } from '../model/page-model.ts';
import { scaledWords } from './words/placed-words.ts';
import { lettersOf } from './words/word-letters.ts';

/**
 * Replaces the scan of a page, or its letters without codes, by its recognised words.
 * @param layout The recognised words, in pixels. It is upright, so the page may be rotated.
 */
export function recognisedPage(page: Page, layout: PageLayout): Page {
  const isRotated = layout.width > layout.height !== page.width > page.height;
  const [width, height] = isRotated ? [page.height, page.width] : [page.width, page.height];
  const blocks = scaledWords(layout.blocks, width / layout.width);
  const sizes = letterSizes({ blocks });
  const glyphs = lettersOf(blocks, (line) => ({
    ...(sizes.get(line) as LetterSize),
    isBold: () => false,
    colour: '000000',
  }));
  const scanned = new Set(scanPictures(page));
  const pictures = page.pictures.filter((picture) => !scanned.has(picture));
  return { ...page, width, height, glyphs, rotated: [], unread: 0, isTagged: false, pictures };
}
