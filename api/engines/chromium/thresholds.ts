/** How much work a document may cause in the browser. Lengths are in CSS pixels. */
export const thresholds = {
  /** Memory of a browser: far more than a document of a thousand pages needs. */
  maxTreeBytes: 2_000_000_000,
  /**
   * Processor time, in milliseconds, of a document, and of each megabyte of it besides. 400 pages in 16 KB take 1 s, and
   * a table of 1,500 rows and 20 columns, in 330 KB, takes 14 s. What is smaller and takes longer is made to keep a
   * browser busy, as by counters in counters or blurs over blurs.
   */
  maxCpuMs: 20_000,
  maxCpuMsPerMegabyte: 40_000,
  /** Documents after which a browser is replaced. */
  maxJobs: 100,
  /** Time after which a browser that has not made a page is considered stuck. */
  pageTimeoutMs: 15_000,
  /** Time between two checks that the processes that pages are made from are there: each takes microseconds. */
  zygoteCheckMs: 500,
  /** Time after a failure within which the browser's end becomes known: many times what its pipes take. */
  endKnownMs: 1000,
  /** Pages of a document: at some twenty a second, more could not be printed in time. */
  maxPages: 2000,
  /** Content height of the smallest plausible page: half an A4 page. */
  minPageHeight: 500,
  /** How much taller on screen than on pages a document may be before it is refused without being printed. */
  maxScreenHeightRatio: 4,
  /** Bytes of a PDF that may be blank: two thousand pages with nothing but a background. */
  maxBlankBytes: 4_000_000,
  /** Inflated bytes of one of its streams: a blank page's takes some two hundred. */
  maxBlankStreamBytes: 100_000,
  /** Content area of A4 with default margins, for which documents are laid out. */
  viewport: { width: 680, height: 1010 },
  /** How many times as wide as a page content may be for the browser itself to shrink it to the page. */
  shrunkByBrowser: 1.5,
  /** The smallest scale of a page: letters of 12 points are then 2.4 points high. */
  minScale: 0.2,
  /** Elements, and texts, of a document that is given room for what scrolls: looking at them takes some 5 µs each. */
  maxOpenedNodes: 200_000,
  /** Elements fixed in the window that are looked at: pages have a few bars, banners and buttons. */
  maxFixed: 50,
  /** Characters of transparent text that is shown: marks beside headings and labels of buttons have fewer. */
  minRevealedCharacters: 20,
  /** Width and height of a transparent picture that is shown: icons that wait for a pointer are smaller. */
  minRevealedPicture: 48,
  /** Characters of a word that may be broken into lines: a browser takes a second for 30,000, and the square for more. */
  maxWrappedCharacters: 20_000,
  /** Characters of a document that are compared with its PDF: a book of a thousand pages. */
  maxShownCharacters: 3_000_000,
  /** Nesting depth of frames and `noscript` elements: mail programs write one or two. */
  maxDepth: 20,
  /** Frames with documents of their own: each takes up to .1 s to load and look at. Mail programs write one for each mail. */
  maxFrames: 50,
  /** Characters of all of these documents, each counted once for every level around it: some 2 s of reading. */
  maxFrameCharacters: 20_000_000,
  /** Width and height of a frame, in CSS pixels, that is there to be read. */
  minFrame: 20,
  /** Other elements open at the same time, within each other: a browser takes 3 s for 5,000, and over 30 s for 20,000. */
  maxOpenElements: 5000,
  /**
   * Formatting elements open at the same time. A browser takes seconds for this many, and quadratically longer for
   * more; real documents have dozens, or some thousand if a program never closed its fonts.
   */
  maxOpenFormatting: 50_000,
  /** The same for links, each of which must close the previous one. */
  maxOpenLinks: 20_000,
  /**
   * Squares of the numbers of elements within the same passage, added up, with which a PDF is still tagged. The browser
   * takes 2 s for a passage of 5,000 and the square of that beyond, so some 13 s for this; without tags, .4 s for 5,000.
   */
  maxTaggedSquares: 12_000 ** 2,
  /** Columns of a table: a browser takes 1 s for this many, and the square of that for more. */
  maxColumns: 5000,
  /** Characters in which XHTML says what it is, and those of a document that is read as XHTML: some 2 s. */
  xhtmlStartCharacters: 2000,
  maxXhtmlCharacters: 20_000_000,
  /** Drawings within drawings, by `data:` addresses: programs write none. */
  maxDrawingDepth: 5,
  /** Characters of a title. */
  maxTitleLength: 200,
} as const;
