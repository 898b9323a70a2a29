declare module 'write-good' {
  /** Something in a text that reads badly. */
  interface Suggestion {
    readonly index: number;
    readonly offset: number;
    /** What it is and why, such as `"in order to" is wordy or unneeded`. */
    readonly reason: string;
  }
  /** Lints English prose; checks are on unless named as off. */
  export default function writeGood(text: string, checks?: Readonly<Record<string, boolean>>): readonly Suggestion[];
}
