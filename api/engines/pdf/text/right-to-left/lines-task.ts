import { readFileSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { startPdfium } from '../../../../formats/pdfium.ts';
import { boundingBoxOf, type Word } from '../../layout/page-layout.ts';
import { openDocument } from '../../reconstruct/extract/read-document.ts';
import { findSegments } from '../../reconstruct/lines/find-lines.ts';
import type { Line } from '../../reconstruct/lines/line.ts';
import type { Mark } from '../../reconstruct/lines/mark.ts';
import type { Page } from '../../reconstruct/model/page-model.ts';
import { element, escapeXml } from '../../reconstruct/ooxml/xml.ts';
import { withToldLetters } from '../../reconstruct/unread/with-told-letters.ts';
import { withWholeLetters } from '../../reconstruct/whole-letters.ts';
import { limits } from '../limits.ts';

/** The task of the process that reads lines. Paths are absolute. */
export interface LinesTask {
  readonly input: string;
  /** Whether hidden layers are marked (`markHidden`), which are left out. */
  readonly hidesLayers: boolean;
  /** The pages to read, from 1, in order. */
  readonly pages: readonly number[];
  /** Where their lines are written, as `pdftotext -bbox-layout` does, with words in reading order. */
  readonly output: string;
}

function wordOf(letters: readonly Mark[]): Word {
  const boxes = letters.map(({ x0, y0, x1, y1 }) => ({ xMin: x0, yMin: y0, xMax: x1, yMax: y1 }));
  return { ...boundingBoxOf(boxes), text: letters.map(({ text }) => text).join('') };
}

/** The words of a line, in reading order. */
export function wordsOf({ marks }: Line): readonly Word[] {
  const words: Mark[][] = [[]];
  for (const mark of marks) {
    if (mark.type === 'letter') words.at(-1)?.push(mark);
    else words.push([]);
  }
  return words.filter(({ length }) => length > 0).map(wordOf);
}

function written(page: Page): string {
  const lines = findSegments(withWholeLetters(withToldLetters(page, new Map())).glyphs).map((line) =>
    wordsOf(line)
      .map(({ text, ...box }) => `${element('word', box, escapeXml(text))}\n`)
      .join(''),
  );
  const text = lines.map((line) => `${line}</line>\n`).join('');
  return `<page width="${page.width}" height="${page.height}">\n${text}</block>\n</page>\n`;
}

/**
 * Writes the lines of pages with their words in reading order, as PDFium's letters and their places show it. Throws
 * OpenError for a file or a page that PDFium does not open.
 */
export async function writeLines({ input, hidesLayers, pages, output }: LinesTask): Promise<void> {
  const bytes = readFileSync(input);
  const document = openDocument(await startPdfium(), bytes, { hidesLayers, skipsDrawings: true });
  const file = await open(output, 'w');
  try {
    for (const [index, number] of pages.entries()) {
      if (index > 0 && index % limits.rightToLeft.pagesInPdfium === 0) document.moveTo(await startPdfium(), bytes);
      await file.write(written(document.readPage(number - 1)));
    }
  } finally {
    await file.close();
    document.close();
  }
}
