/** An entry of the document's outline. */
export interface OutlineEntry {
  readonly title: string;
  /** From 0 for the first rank. */
  readonly level: number;
  /** Index of its page; -1 if it has none. */
  readonly page: number;
  /** Points from the top of the page; null for the page as a whole. */
  readonly y: number | null;
}
