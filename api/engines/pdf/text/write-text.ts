import { open } from 'node:fs/promises';
import { wordsInReadingOrder } from '../layout/line-text.ts';
import { heightOf, type PageLayout } from '../layout/page-layout.ts';
import { type Region, regionsOf } from './find-tables.ts';
import { createHyphens, type Hyphens } from './hyphens.ts';
import { continues, type Passage, paragraphsOf } from './paragraphs.ts';
import { thresholds } from './thresholds.ts';

const bufferCharacters = 1 << 16;

function passagesOf(region: Region, order: PageLayout['order'], hyphens: Hyphens): readonly Passage[] {
  if (region.kind === 'block') return paragraphsOf(region.block, order, hyphens);
  return region.rows.map((row) => ({
    text: row.map((cell) => wordsInReadingOrder(cell, order).join(' ')).join('\t'),
    kind: 'row',
    isOpen: false,
    lineHeight: Math.max(...row.map(heightOf)),
  }));
}

const emptyLine = '\n\n';

/** What separates passages of a region: an empty line paragraphs, but not items, rows and single lines. */
const separatorWithin = (previous: Passage, next: Passage): string =>
  next.kind === 'item' || next.kind === 'row' || (previous.kind !== 'paragraph' && next.kind === 'line')
    ? '\n'
    : emptyLine;

/** Where a passage is. */
interface Place {
  /** Whether it begins a region of its page. */
  readonly isFirst: boolean;
  /** Whether it is a running head. */
  readonly isMargin: boolean;
}

/** Whether passages are a running head: a line of its own at the top or bottom of the page. */
function areMargin(passages: readonly Passage[], region: Region, page: PageLayout): boolean {
  if (region.kind !== 'block' || passages.length > 1) return false;
  const { yMin, yMax } = region.block;
  return yMax < page.height * thresholds.marginShare || yMin > page.height * (1 - thresholds.marginShare);
}

/** Holds back the last passage until it is known whether it continues, and the running heads in between. */
function createFlow(hyphens: Hyphens, write: (text: string) => Promise<void>) {
  let pending: Passage | undefined;
  let margins: Passage[] = [];

  /** Writes what is held back. @param separatorAfter By the last passage of it. */
  const flush = async (separatorAfter: (last: Passage) => string) => {
    if (pending === undefined) return;
    const texts = [pending, ...margins].map(({ text }) => text).join(emptyLine);
    await write(texts + separatorAfter(margins.at(-1) ?? pending));
    margins = [];
  };

  return {
    async add(passage: Passage, { isFirst, isMargin }: Place) {
      if (isMargin && pending?.isOpen && pending.kind !== 'row' && margins.length < thresholds.maxHeldMargins) {
        margins.push(passage);
      } else if (pending !== undefined && isFirst && continues(pending, passage)) {
        pending = { ...passage, kind: 'paragraph', text: hyphens.join(pending.text, passage.text) };
      } else {
        await flush((last) => (isFirst ? emptyLine : separatorWithin(last, passage)));
        pending = passage;
      }
    },
    finish: () => flush(() => '\n'),
  };
}

/**
 * Writes pages to a UTF-8 text file: empty lines between paragraphs, paragraphs joined across columns and pages, tabs
 * between the cells of a table row. Returns the number of UTF-16 code units written.
 */
export async function writeText(path: string, pages: AsyncIterable<PageLayout>): Promise<number> {
  const file = await open(path, 'w');
  const hyphens = createHyphens();
  let characters = 0;
  let buffer = '';
  const flow = createFlow(hyphens, async (text) => {
    characters += text.length;
    buffer += text;
    if (buffer.length < bufferCharacters) return;
    await file.write(buffer);
    buffer = '';
  });
  try {
    for await (const page of pages) {
      const { order } = page;
      hyphens.learn(page.blocks.flatMap(({ lines }) => lines.map((line) => wordsInReadingOrder(line, order))));
      for (const region of regionsOf(page)) {
        const passages = passagesOf(region, order, hyphens);
        const isMargin = areMargin(passages, region, page);
        for (const [index, passage] of passages.entries()) await flow.add(passage, { isFirst: index === 0, isMargin });
      }
    }
    await flow.finish();
    await file.write(buffer);
    return characters;
  } finally {
    await file.close();
  }
}
