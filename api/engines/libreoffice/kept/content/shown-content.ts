import type { Passage } from '../../../../comparison/words/loss-notes.ts';
import type { XmlEvents } from '../../../../formats/xml/xml.ts';

/** What a document shows to whoever prints it: what its result must show as well. */
export interface ShownContent {
  /**
   * Its words without what may differ or not print: results of fields, running heads, comments, what is deleted,
   * hidden or off the page. The first so many of a very long document.
   */
  readonly passages: readonly Passage[];
  /** Words that are shaped like drawings (WordArt, Fontwork): a PDF has only their outlines. */
  readonly outlined?: readonly Passage[];
  /** Pictures that it carries and shows, as often as it shows them. */
  readonly pictures: number;
  /** Slides of a presentation; null for other documents. */
  readonly slides: { readonly shown: number; readonly hidden: number } | null;
  /** Sheets that a workbook hides; 0 for other documents. */
  readonly hiddenSheets: number;
}

/** Collects what a document shows while its parts are read for other purposes. */
export interface ContentCollector {
  /** Parts that must be read before the others, which depend on them, in this order. */
  readonly first: readonly RegExp[];
  /** Handlers for the XML events of a part; undefined for one that shows nothing. */
  readonly watch: (part: string) => XmlEvents | undefined;
  /** To be called after all parts have been read. */
  readonly content: () => ShownContent;
}
