import { documentCopy } from '../../../../catalog/copy/documents.ts';
import { createAccounts } from '../accounts.ts';
import { type Content, createContent } from '../content.ts';
import type { Pages } from '../pages.ts';
import { thresholds } from '../thresholds.ts';
import { unprintable } from '../type/characters.ts';
import { setParagraph, unbroken } from '../type/paragraph.ts';
import type { Words } from '../type/words.ts';
import type { TextLine } from './read-lines.ts';
import { expandTabs } from './tabs.ts';
import type { TextPlan } from './text-plan.ts';

/** Draws a text line by line. */
export interface TextDrawing {
  readonly add: (line: TextLine) => Promise<void>;
  readonly finish: () => Promise<void>;
}

const { footerSize, maxIndent } = thresholds.prose;

/** The dash, bullet or number of a list item, whose further lines align with its text. */
const listMark = /^([-*•–—]|\d{1,3}[.)]|[a-z][.)])\s+/;

/** Creates a drawing of paragraphs as the plan sets them. */
export function createTextDrawing(pages: Pages, plan: TextPlan, words: Words): TextDrawing {
  const { page, margin, style, fontSize, lineHeight, gap } = plan;
  const widthEm = (page.width - 2 * margin) / fontSize;
  const accounts = createAccounts();
  let content = createContent();
  let y = page.height - margin;
  let isFresh = true;
  let drawn = 0;
  /** The first page, held back until it is known whether it is the only one, which needs no number. */
  let waiting: Content | undefined;

  const widthOf = (text: string) => words.set(text, style, false).reduce((sum, word) => sum + word.widthEm, 0);

  async function writePage(done: Content): Promise<void> {
    await pages.add(page, done.toString());
    accounts.write(done);
  }

  async function addNumbered(done: Content): Promise<void> {
    drawn += 1;
    const line = setParagraph(words, documentCopy.page(drawn), style, unbroken).lines[0];
    const x = (page.width - (line?.widthEm ?? 0) * footerSize) / 2;
    if (line) done.text(line.words, footerSize, x, margin / 2, thresholds.footerGray);
    await writePage(done);
  }

  async function turnPage(): Promise<void> {
    if (waiting) await addNumbered(waiting);
    if (drawn > 0) await addNumbered(content);
    waiting = drawn > 0 ? undefined : content;
    content = createContent();
    y = page.height - margin;
    isFresh = true;
  }

  /** Sets a line, keeping its indent for the lines that it is broken into. */
  async function addText(text: string): Promise<void> {
    const body = text.trimStart();
    const indentEm = Math.min(widthOf(text.slice(0, text.length - body.length)), widthEm * maxIndent);
    const mark = style.family === 'mono' ? undefined : listMark.exec(body)?.[0];
    const hangEm = indentEm + (mark ? widthOf(mark) : 0);
    const { lines, rightToLeft } = setParagraph(words, body, style, {
      first: widthEm - indentEm,
      others: widthEm - hangEm,
    });
    accounts.set(lines.length);
    for (const [index, line] of lines.entries()) {
      if (y - lineHeight < margin) await turnPage();
      const startEm = index === 0 ? indentEm : hangEm;
      const xEm = rightToLeft ? widthEm - startEm - line.widthEm : startEm;
      content.text(line.words, fontSize, margin + xEm * fontSize, y - fontSize);
      accounts.draw(content);
      y -= lineHeight;
      isFresh = false;
    }
  }

  async function addGap(): Promise<void> {
    if (y - gap < margin) await turnPage();
    // No gap is needed at the top of a page.
    else if (!isFresh || drawn + (waiting ? 1 : 0) === 0) y -= gap;
  }

  return {
    async add({ text, startsPage }) {
      if (startsPage) await turnPage();
      const printable = expandTabs(text).replace(unprintable, '').trimEnd();
      await (printable.trim() === '' ? addGap() : addText(printable));
    },
    async finish() {
      const pageCount = drawn + (waiting ? 1 : 0);
      if (pageCount === 0) await writePage(content);
      else if (!isFresh) await turnPage();
      else if (waiting) await writePage(waiting);
      accounts.settle(null);
    },
  };
}
