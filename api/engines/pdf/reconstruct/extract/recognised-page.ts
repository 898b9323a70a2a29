import type { PageLayout } from '../../layout/page-layout.ts';
import { type LetterSize, letterSizes } from '../../recognise/letter-size.ts';
import type { Glyph, Look, Page } from '../model/page-model.ts';
import { plainLook } from '../model/plain-look.ts';
import { scanPictures } from './scan-pictures.ts';
import { thresholds } from './thresholds.ts';

/**
 * Replaces the scan of a page, or its letters without codes, by its recognised words.
 * @param layout The recognised words, in pixels. It is upright, so the page may be rotated.
 */
export function recognisedPage(page: Page, layout: PageLayout): Page {
  const isRotated = layout.width > layout.height !== page.width > page.height;
  const [width, height] = isRotated ? [page.height, page.width] : [page.width, page.height];
  const scale = width / layout.width;
  const looks = new Map<number, Look>();
  const sizes = letterSizes(layout);
  const glyphs = layout.blocks.flatMap(({ lines }) =>
    lines.flatMap((line): readonly Glyph[] => {
      const { em, belowBaseline } = sizes.get(line) as LetterSize;
      const size = Math.max(thresholds.minRecognisedSize, Math.round(em * scale * 2) / 2);
      const look = looks.get(size) ?? plainLook(size);
      looks.set(size, look);
      const [y0, y1] = [line.yMin * scale, line.yMax * scale];
      const baseline = y1 - belowBaseline * scale;
      return line.words.flatMap(({ text, xMin, xMax }): readonly Glyph[] => {
        const letters = [...text];
        const step = ((xMax - xMin) * scale) / letters.length;
        return letters.map((letter, index) => ({
          text: letter,
          x0: xMin * scale + index * step,
          x1: xMin * scale + (index + 1) * step,
          y0,
          y1,
          baseline,
          look,
          space: index === 0 ? 'written' : null,
          spaces: index === 0 ? 1 : 0,
          isSoftHyphen: false,
        }));
      });
    }),
  );
  const scanned = new Set(scanPictures(page));
  const pictures = page.pictures.filter((picture) => !scanned.has(picture));
  return { ...page, width, height, glyphs, rotated: [], unread: 0, isTagged: false, pictures };
}
