declare module 'linebreak' {
  /** Finds the line break opportunities of a text (UAX #14). */
  export default class LineBreaker {
    constructor(text: string);
    /** The next place, by the index of what follows it; null at the end. */
    nextBreak(): { readonly position: number; readonly required: boolean } | null;
  }
}
