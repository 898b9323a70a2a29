/** Words that the server prints on the pages of a document it lays out. */
export const documentCopy = {
  page: (page: number) => `Page ${page}`,
  /** Which part of a table that is wider than its paper; numbers count from 1. */
  columns: (first: number, last: number, all: number) => `Columns ${first}–${last} of ${all}`,
} as const;
