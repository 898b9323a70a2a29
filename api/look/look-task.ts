import type { Likeness } from './compare/compare-rasters.ts';
import type { PartCounts, WantedCount } from './thread/count-parts.ts';
import type { PageOfFile } from './thread/draw-pages.ts';

/** A page to look at, and the page that it should look like, if there is one. */
export interface WantedLook {
  readonly after: PageOfFile;
  readonly before: PageOfFile | null;
}

/** What is seen of a page by itself. */
export interface Sight {
  /** Share of its pixels that stand out from its commonest colour. */
  readonly ink: number;
  /** All of one colour. */
  readonly isBlank: boolean;
}

/** What became of a look at one page. */
export type Look =
  | { readonly type: 'seen'; readonly sight: Sight }
  | { readonly type: 'compared'; readonly likeness: Likeness }
  /** The pages have different sizes. */
  | { readonly type: 'resized' }
  /** One of the pages could not be drawn, or not in time. */
  | { readonly type: 'not-drawn'; readonly which: 'before' | 'after' | 'unknown' };

/** What a looking thread is asked, one question at a time; `forget` closes all files, and has no answer. */
export type Question =
  | { readonly type: 'look'; readonly wanted: WantedLook }
  | { readonly type: 'count'; readonly wanted: WantedCount }
  | { readonly type: 'forget' };

export type Answer =
  | { readonly type: 'look'; readonly look: Look }
  /** Null where PDFium does not open the file. */
  | { readonly type: 'count'; readonly counts: PartCounts | null };
