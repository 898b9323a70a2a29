import { ProblemError } from '../../problem.ts';

/** Counts the texts laid out from a file, and how many of their lines reach a page. */
export interface Accounts {
  /** Records that a text was laid out in this many lines. */
  readonly set: (lines: number) => void;
  /** Records that one of its lines was drawn on a page, which may not be written yet. */
  readonly draw: (page: object) => void;
  /** Records that the page was written. */
  readonly write: (page: object) => void;
  /**
   * Throws `content-lost` if a line was not drawn, or if another number of texts was laid out; null if they are not
   * counted.
   */
  readonly settle: (texts: number | null) => void;
}

/** Creates the accounts of one file. */
export function createAccounts(): Accounts {
  const waiting = new Map<object, number>();
  let [texts, lines, written] = [0, 0, 0];
  return {
    set(count) {
      texts += 1;
      lines += count;
    },
    draw(page) {
      waiting.set(page, (waiting.get(page) ?? 0) + 1);
    },
    write(page) {
      written += waiting.get(page) ?? 0;
      waiting.delete(page);
    },
    settle(expected) {
      if (lines === written && (expected ?? texts) === texts) return;
      throw new ProblemError(
        'content-lost',
        'Part of the file didn’t get onto a page, so the PDF wasn’t sent. Please report this: it’s no fault of the file.',
        { cause: `${written} of ${lines} lines, ${texts} of ${expected} texts` },
      );
    },
  };
}
