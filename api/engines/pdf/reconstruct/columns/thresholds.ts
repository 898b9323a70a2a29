/** What tells columns of running text from tables, and margins from short lines. Points unless a name says otherwise. */
export const thresholds = {
  /** Columns of running text beside each other. */
  column: {
    minGutter: 6,
    minLines: 4,
    minWidth: 90,
    /** Share of its lines that are nearly as wide as the column, and the share of its width that makes a line so. */
    minFullShare: 0.4,
    fullLineShare: 0.7,
    /** Share of its lines that begin, or end, at one place: centred text does not. */
    minFlushShare: 0.45,
    sameEdge: 2,
    /** Share of its lines that are close to the one above: labels beside a text are not. */
    minDenseShare: 0.6,
    /** Line heights between lines that are close. */
    maxDenseGap: 0.7,
    /** Height of the steps in which baselines are counted. */
    baselineStep: 3,
  },
  /** What a magazine sets beside a column of text. */
  beside: {
    /** Lines of the text. */
    minLines: 12,
    /** Share of the text's height that it has. */
    minHeightShare: 0.4,
    /** Between baselines of one row, as cells of a table have. */
    sameRow: 0.8,
    /** Share of its lines that meet lines of the text by chance. */
    maxMetShare: 0.4,
    /** Fewer lines are a caption, which tells nothing by its baselines. */
    minOwnLines: 3,
  },
  /** Where a page may be cut across into regions. */
  region: {
    /** By which lines may overlap at a cut. */
    maxOverlap: 1.5,
    /** Cuts and depth that are tried: both bound the time that a page takes. */
    maxCuts: 60,
    maxDepth: 8,
  },
  /** The edges between which a page's text runs. */
  edge: {
    /** Margins of a page without text, and its least width of text. */
    defaultMargin: 72,
    minWidth: 36,
    /** From a page's edge, within which no text is expected, unless much of it is there. */
    minMargin: 14,
    /** Share of the values that makes what they have in common the rule. */
    minUsualShare: 0.7,
    /** Between the ends of justified lines. */
    sameEnd: 0.6,
    /** Share of the longest lines that may reach beyond the justified edge, and lines that must end there. */
    maxBeyondShare: 0.02,
    minJustifiedLines: 3,
    /** Share of the text's width that a line of a paragraph takes at the least. */
    minLineShare: 0.3,
    /** Room right of the longest ragged line: word processors set it a little wider at times. */
    raggedRoom: 1.5,
    /** Share of the line breaks that may have no reason in a wider margin. */
    maxIdleBreakShare: 0.04,
    /** Ems between lines of one paragraph. */
    maxLineGapEms: 0.5,
  },
} as const;
