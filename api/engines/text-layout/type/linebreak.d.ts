declare module 'linebreak' {
  /** Finds where lines of a text may end (UAX #14). */
  export default class LineBreaker {
    constructor(text: string);
    /** The next place, by the index of what follows it; null at the end. */
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}
