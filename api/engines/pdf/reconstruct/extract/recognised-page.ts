import type { PageLayout } from '../../layout/page-layout.ts';
import { type LetterSize, letterSizes } from '../../recognise/letter-size.ts';
import type { Page } from '../model/page-model.ts';
import { lettersOf } from '../scans/word-letters.ts';
import { scanPictures } from './scan-pictures.ts';

/** A layout in points. */
const scaled = (layout: PageLayout, scale: number): PageLayout['blocks'] => {
  const inPoints = <T extends Record<'xMin' | 'yMin' | 'xMax' | 'yMax', number>>(box: T): T => ({
    ...box,
    xMin: box.xMin * scale,
    yMin: box.yMin * scale,
    xMax: box.xMax * scale,
    yMax: box.yMax * scale,
  });
  return layout.blocks.map((block) => ({
    ...inPoints(block),
    lines: block.lines.map((line) => ({ ...inPoints(line), words: line.words.map(inPoints) })),
  }));
};

/**
 * Replaces the scan of a page, or its letters without codes, by its recognised words.
 * @param layout The recognised words, in pixels. It is upright, so the page may be rotated.
 */
export function recognisedPage(page: Page, layout: PageLayout): Page {
  const isRotated = layout.width > layout.height !== page.width > page.height;
  const [width, height] = isRotated ? [page.height, page.width] : [page.width, page.height];
  const blocks = scaled(layout, width / layout.width);
  const sizes = letterSizes({ blocks });
  const glyphs = lettersOf(blocks, (line) => ({ ...(sizes.get(line) as LetterSize), isBold: false, colour: '000000' }));
  const scanned = new Set(scanPictures(page));
  const pictures = page.pictures.filter((picture) => !scanned.has(picture));
  return { ...page, width, height, glyphs, rotated: [], unread: 0, isTagged: false, pictures };
}
