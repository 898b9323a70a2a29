/** What decides how much closer pages are set that run over in a proof. */
export const thresholds = {
  /** Letters in a row that distinguish one page from another: few pages share many of them. */
  pieceLetters: 4,
  /** Share of a page's height to win beyond what runs over, since the next proof rounds differently. */
  reserve: 0.012,
} as const;
