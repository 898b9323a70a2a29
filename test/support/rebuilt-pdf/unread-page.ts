import { boundingBoxOf, type PageLayout, type Word } from '../../../api/engines/pdf/layout/page-layout.ts';
import { createUnknownLetters } from '../../../api/engines/pdf/reconstruct/model/characters/unknown-letters.ts';
import type { Page } from '../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { emptyPage } from './empty-page.ts';
import { glyphs } from './glyphs.ts';

const signs = createUnknownLetters();
/** The sign of an unknown letter in these tests, the same on all pages. */
export const signOf = (letter: string): string => signs('Unread', letter.codePointAt(0) ?? 0);

/** A page of lines of which some letters are unknown: all, if not said. */
export function unreadPage(lines: readonly string[], unknown: RegExp = /./u, index = 0): Page {
  let unread = 0;
  const read = lines.flatMap((line, at) =>
    glyphs(line, 20, 40 + 20 * at).map((glyph) => {
      if (!unknown.test(glyph.text)) return glyph;
      unread++;
      return { ...glyph, text: signOf(glyph.text) };
    }),
  );
  return { ...emptyPage(index, { width: 400, height: 600 }), glyphs: read, unread };
}

/**
 * The same lines as they were recognised, in pixels: two for each point.
 * @param readAs What words were taken for, if not for what they are.
 */
export function recognisedLines(
  lines: readonly string[],
  number = 1,
  readAs: Readonly<Record<string, string>> = {},
): PageLayout {
  const blocks = lines.map((line, at) => {
    const words = [...line.matchAll(/\S+/g)].map(({ 0: text, index }): Word => {
      const [xMin, yMax] = [2 * (20 + 5 * index), 2 * (40 + 20 * at)];
      return { text: readAs[text] ?? text, xMin, xMax: xMin + 10 * text.length, yMin: yMax - 14, yMax };
    });
    return { ...boundingBoxOf(words), lines: [{ ...boundingBoxOf(words), words, isRightToLeft: false }] };
  });
  return { number, width: 800, height: 1200, blocks, order: 'read' };
}
