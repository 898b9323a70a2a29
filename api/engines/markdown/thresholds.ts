/** Bounds on what one document may cause, and what decides how it is set. Lengths are in characters. */
export const thresholds = {
  frontMatter: {
    /** Longer front matter is taken for text. */
    maxLength: 50_000,
    /** YAML aliases, which can expand exponentially. */
    maxAliases: 20,
    /** Of a field, such as the title: the rest is cut off. */
    maxFieldLength: 200,
  },
  code: {
    /** Longer code is not highlighted, which would cost more than it helps. */
    maxHighlightedLength: 100_000,
    /** Lines of a block that is kept on one page. */
    maxKeptLines: 18,
  },
  formula: {
    /** KaTeX's limits: expansions of macros, and the size of a rule or space in ems. */
    maxExpand: 500,
    maxSizeEm: 40,
    /**
     * Characters of a formula, and groups open at the same time, beyond which it is left as it was written. One of
     * 400,000 characters did not end in 200 s, and 300 fractions in each other took the browser 19 s.
     */
    maxLength: 5000,
    maxNesting: 50,
  },
  links: {
    /** Addresses that get a note. */
    maxNotes: 2000,
    /** A bare host (`www.…`) is recognised up to this length. */
    maxBareLength: 2000,
  },
  table: {
    /** Columns; tables with more of them are set in smaller type, and in still smaller. */
    wide: 6,
    veryWide: 10,
    /** Longer words may be broken in a narrow column; shorter ones, such as numbers, are kept whole. */
    maxWholeWord: 20,
  },
  html: {
    /** Elements open at the same time. */
    maxNesting: 200,
    /** Of the placeholder for missing content: its description, and the URL. */
    maxPlaceholderLength: 120,
  },
  /** Of the text by which the language is guessed. */
  languageSampleLength: 20_000,
} as const;
