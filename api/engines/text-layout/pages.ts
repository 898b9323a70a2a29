import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import { serverLimits } from '../../../catalog/limits.ts';
import type { LanguageFacts } from '../../formats/encodings/text-language.ts';
import { ProblemError } from '../../problem.ts';
import type { FontDocument } from './fonts/embedded-font.ts';
import { createFontSet, type FontSet } from './fonts/font-set.ts';
import type { InstalledFont } from './fonts/installed-fonts.ts';
import type { PictureDocument } from './fonts/picture-font.ts';
import { createStructure, type StructuredDocument } from './structure.ts';
import { thresholds } from './thresholds.ts';

/** Size of a page in points. */
export interface PageSize {
  readonly width: number;
  readonly height: number;
}

/** A PDF that is written page by page, without keeping pages in memory. */
export interface Pages {
  readonly fonts: FontSet;
  /**
   * Adds a page with this content (operators of ISO 32000-1, annex A; the origin is the lower left corner). Throws
   * `too-complex` for one page too many.
   *
   * @param passages Those that it marks, in their order.
   */
  readonly add: (size: PageSize, content: string, passages?: readonly number[]) => Promise<void>;
  /** Writes the rest; returns the number of pages. */
  readonly finish: () => Promise<number>;
}

/** Metadata of a document, for readers and screen readers. */
export interface DocumentFacts extends LanguageFacts {
  readonly title: string;
}

/** Members of pdfkit's documents that its published types omit. */
type Document = InstanceType<typeof PDFDocument> &
  FontDocument &
  PictureDocument &
  StructuredDocument & {
    page: { fonts: Record<string, object>; write(content: Uint8Array): void };
  };

const { maxQueuedBytes } = thresholds;

/** The problem with a document that would have too many pages. */
export function tooManyPages(): ProblemError {
  const most = serverLimits.maxPages.toLocaleString('en');
  return new ProblemError(
    'too-complex',
    `This file would fill more than ${most} pages, the most that one PDF may have here. Split it into smaller files.`,
  );
}

/** Opens a PDF at `path` that is written page by page. */
export function createPages(path: string, installed: readonly InstalledFont[], facts: DocumentFacts): Pages {
  const document = new PDFDocument({
    autoFirstPage: false,
    pdfVersion: '1.7',
    // Keeps pdfkit from adding Helvetica, its default font.
    font: '',
    info: { Title: facts.title, Producer: 'Filewright', Creator: 'Filewright' },
    displayTitle: true,
    ...(facts.language === undefined ? {} : { lang: facts.language }),
  }) as Document;
  const output = createWriteStream(path);
  const written = once(output, 'finish');
  document.pipe(output);
  const fonts = createFontSet(document, installed, facts.han);
  const structure = createStructure(document);
  let pages = 0;

  return {
    fonts,
    async add({ width, height }, content, passages = []) {
      if (pages === serverLimits.maxPages) throw tooManyPages();
      pages += 1;
      document.addPage({ size: [width, height], margin: 0 });
      Object.assign(document.page.fonts, fonts.resources());
      structure.addPage(passages);
      // pdfkit flips the y axis of every page.
      document.page.write(Buffer.from(`1 0 0 -1 0 ${height} cm\n${content}`, 'latin1'));
      while (document.readableLength > maxQueuedBytes) await setImmediate();
    },
    async finish() {
      fonts.finish();
      structure.finish();
      document.end();
      await written;
      return pages;
    },
  };
}
