import { ProblemError } from '../../problem.ts';

/** Counts what is set of a file and what of that comes onto pages. */
export interface Accounts {
  /** A text was set in so many lines. */
  readonly set: (lines: number) => void;
  /** One of its lines was drawn on a page, which may still be waiting. */
  readonly draw: (page: object) => void;
  /** The page was written. */
  readonly write: (page: object) => void;
  /** Throws `content-lost` where a line was not drawn, or where not so many texts were set; null where none are counted. */
  readonly settle: (texts: number | null) => void;
}

/** Opens the accounts of one file. */
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
        'Part of the file did not get onto a page, so the PDF was not sent. Please report this: it is no fault of the file.',
        { cause: `${written} of ${lines} lines, ${texts} of ${expected} texts` },
      );
    },
  };
}
