/**
 * What tells scans from pages with text, and words from stains. Tesseract reports confidence from 0 to 100; shares of a
 * page are of its area.
 */
export const thresholds = {
  /** A page whose picture covers more of it is a scan. A printed photograph with a caption covers less. */
  scanShare: 0.6,
  /** A page with fewer words may be a scan with a stamp or a page number printed over it. */
  minWordsOfText: 20,
  /** Pixels across a picture: a page scanned with fewer cannot be read. */
  minScanPixels: 500,
  /** Words that are less certain are stains as often as words. */
  minConfidence: 40,
  /** Scripts that are less certain are chance. Tesseract's scale for them has no upper end. */
  minScriptConfidence: 2,
  /** Frequent short words that it takes to name a text's language. */
  minFrequentWords: 5,
  /** Share that words cover of a page of text: a title alone covers it. Captions and grain read as letters cover less. */
  minWrittenShare: 0.015,
  /** Lines that begin with a misread bullet before the page is taken to have lists. */
  minListItems: 3,
  /** Grey level, of 255, below which a pixel is ink, and how many such pixels are more than dust. */
  ink: { level: 160, minPixels: 60 },
  /** Letters and digits that a line needs to tell its size; a row of dots does not. */
  minLettersForSize: 3,
  /** Sizes of letters that differ by a smaller share are the same: a scan's grain moves every line a little. */
  sameSize: 0.1,
} as const;
