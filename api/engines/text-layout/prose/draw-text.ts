import { sum } from '../../../sum.ts';
import { createAccounts } from '../accounts.ts';
import { createContent } from '../content.ts';
import type { Pages } from '../pages.ts';
import { thresholds } from '../thresholds.ts';
import { unprintable } from '../type/characters.ts';
import { type SetParagraph, setParagraph } from '../type/paragraph.ts';
import type { Words } from '../type/words.ts';
import { createNumberedPages } from './numbered-pages.ts';
import type { TextLine } from './read-lines.ts';
import { expandTabs } from './tabs.ts';
import type { TextPlan } from './text-plan.ts';

/** Draws a text line by line. */
export interface TextDrawing {
  readonly add: (line: TextLine) => Promise<void>;
  readonly finish: () => Promise<void>;
}

const { maxIndent } = thresholds.prose;

/** Lines of these are not divided at spaces. */
const eastAsian = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** The dash, bullet or number of a list item, whose further lines align with its text. */
const listMark = /^([-*•–—]|\d{1,3}[.)]|[a-z][.)])\s+/;

const widthOf = (set: readonly { readonly widthEm: number }[]) => sum(set.map(({ widthEm }) => widthEm));

/** A line of the file as it is set, in ems of its type. */
interface IndentedLine extends SetParagraph {
  /** Where its first line begins, and where those begin that it is broken into. */
  readonly indentEm: number;
  readonly hangEm: number;
  readonly isParagraph: boolean;
  /** Whether its lines end between words, which need a space then. */
  readonly isSpaced: boolean;
}

/** Sets a line, keeping its indent for the lines that it is broken into. */
function setIndented(words: Words, { style }: TextPlan, text: string, widthEm: number): IndentedLine {
  const body = text.trimStart();
  const setWidth = (part: string) => widthOf(words.set(part, style, 'ltr'));
  const indentEm = Math.min(setWidth(text.slice(0, text.length - body.length)), widthEm * maxIndent);
  const mark = style.family === 'mono' ? undefined : listMark.exec(body)?.[0];
  const hangEm = indentEm + (mark ? setWidth(mark) : 0);
  const set = setParagraph(words, body, style, { first: widthEm - indentEm, others: widthEm - hangEm });
  const isParagraph = mark !== undefined || set.lines.length > 1;
  return { ...set, indentEm, hangEm, isParagraph, isSpaced: !eastAsian.test(body) };
}

/** Creates a drawing of paragraphs as the plan sets them. */
export function createTextDrawing(pages: Pages, plan: TextPlan, words: Words): TextDrawing {
  const { page, margin, style, fontSize, lineHeight, gap } = plan;
  const widthEm = (page.width - 2 * margin) / fontSize;
  const accounts = createAccounts();
  const numbered = createNumberedPages(pages, plan, words, accounts);
  const space = words.set(' ', style, 'ltr');
  let content = createContent('tagged');
  /** The number of the passage: a paragraph, or lines that follow each other. */
  let passage = 0;
  let y = page.height - margin;
  let isFresh = true;

  async function turnPage(): Promise<void> {
    await numbered.add(content);
    content = createContent('tagged');
    y = page.height - margin;
    isFresh = true;
  }

  async function addText(text: string): Promise<void> {
    const { lines, rightToLeft, indentEm, hangEm, isParagraph, isSpaced } = setIndented(words, plan, text, widthEm);
    accounts.set(lines.length);
    if (isParagraph) passage += 1;
    for (const [index, line] of lines.entries()) {
      if (y - lineHeight < margin) await turnPage();
      const startEm = index === 0 ? indentEm : hangEm;
      const xEm = rightToLeft ? widthEm - startEm - line.widthEm : startEm;
      // Programs that read the tags would join the words at the ends of lines.
      const isEnd = index === lines.length - 1;
      const set = isSpaced || isEnd ? [...line.words, ...space] : line.words;
      content.text(set, fontSize, margin + xEm * fontSize, y - fontSize, 0, passage);
      accounts.draw(content);
      y -= lineHeight;
      isFresh = false;
    }
    if (isParagraph) passage += 1;
  }

  async function addGap(): Promise<void> {
    passage += 1;
    if (y - gap < margin) await turnPage();
    // No gap is needed at the top of a page.
    else if (!isFresh || numbered.count() === 0) y -= gap;
  }

  return {
    async add({ text, startsPage }) {
      if (startsPage) await turnPage();
      const printable = expandTabs(text).replace(unprintable, '').trimEnd();
      await (printable.trim() === '' ? addGap() : addText(printable));
    },
    async finish() {
      await numbered.finish(isFresh && numbered.count() > 0 ? null : content);
      accounts.settle(null);
    },
  };
}
