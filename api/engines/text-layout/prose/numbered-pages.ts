import { documentCopy } from '../../../../catalog/copy/documents.ts';
import type { Accounts } from '../accounts.ts';
import type { Content } from '../content.ts';
import type { Pages } from '../pages.ts';
import { thresholds } from '../thresholds.ts';
import { setParagraph, unbroken } from '../type/paragraph.ts';
import type { Words } from '../type/words.ts';
import type { TextPlan } from './text-plan.ts';

/** The pages of a text, with their numbers below it unless there is only one. */
export interface NumberedPages {
  /** Adds a page that another one follows. */
  readonly add: (content: Content) => Promise<void>;
  /** How many pages were added. */
  readonly count: () => number;
  /** Ends the text, given its last page; null where nothing is on that. */
  readonly finish: (last: Content | null) => Promise<void>;
}

const { footerSize } = thresholds.prose;

/** Creates a writer of a text's pages, which keeps accounts of what is written. */
export function createNumberedPages(pages: Pages, plan: TextPlan, words: Words, accounts: Accounts): NumberedPages {
  const { page, margin, style } = plan;
  let drawn = 0;
  /** The first page, held back until it is known whether it is the only one, which needs no number. */
  let waiting: Content | undefined;
  const count = () => drawn + (waiting ? 1 : 0);

  async function write(done: Content): Promise<void> {
    await pages.add(page, done.toString(), done.passages);
    accounts.write(done);
  }

  async function writeNumbered(done: Content): Promise<void> {
    drawn += 1;
    const line = setParagraph(words, documentCopy.page(drawn), style, unbroken).lines[0];
    const x = (page.width - (line?.widthEm ?? 0) * footerSize) / 2;
    if (line) done.text(line.words, footerSize, x, margin / 2, thresholds.footerGray);
    await write(done);
  }

  async function add(content: Content): Promise<void> {
    if (waiting) await writeNumbered(waiting);
    if (drawn > 0) await writeNumbered(content);
    waiting = drawn > 0 ? undefined : content;
  }

  return {
    add,
    count,
    async finish(last) {
      if (last !== null && count() === 0) await write(last);
      else if (last !== null) await add(last);
      else if (waiting) await write(waiting);
    },
  };
}
