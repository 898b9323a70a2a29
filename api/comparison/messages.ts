import type { Likeness } from './rasters/compare-rasters.ts';
import type { PartCounts, WantedCount } from './thread/count-parts.ts';
import type { PageOfFile } from './thread/draw-pages.ts';

/** A page to examine, and the page that it should look like, if there is one. */
export interface PageRequest {
  readonly after: PageOfFile;
  readonly before: PageOfFile | null;
}

/** What a page shows, without a page to compare it with. */
export interface Coverage {
  /** The share of its pixels that differ clearly from its most common colour. */
  readonly ink: number;
  /** All of one colour. */
  readonly isBlank: boolean;
}

/** The result of rendering one page, and of comparing it. */
export type PageResult =
  | { readonly type: 'drawn'; readonly coverage: Coverage }
  | { readonly type: 'compared'; readonly likeness: Likeness }
  /** The two pages have different sizes. */
  | { readonly type: 'resized' }
  /** One of the pages could not be drawn, or not in time. */
  | { readonly type: 'not-drawn'; readonly which: 'before' | 'after' | 'unknown' };

/** A request to a rendering thread, one at a time; `forget` closes all files, and has no answer. */
export type Question =
  | { readonly type: 'compare'; readonly wanted: PageRequest }
  | { readonly type: 'count'; readonly wanted: WantedCount }
  | { readonly type: 'forget' };

/** A rendering thread's answer, of the type of its question. */
export type Answer =
  | { readonly type: 'compare'; readonly result: PageResult }
  /** Null if PDFium cannot open the file. */
  | { readonly type: 'count'; readonly counts: PartCounts | null };
