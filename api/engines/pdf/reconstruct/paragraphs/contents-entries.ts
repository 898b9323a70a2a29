import { largest } from '../model/extremes.ts';
import type { Passage } from './passage.ts';
import { thresholds } from './thresholds.ts';

/** Page numbers have up to three digits: four are years. Few characters are between them and the text. */
const pageNumber = /[\t ]\s{0,9}(\d{1,3})$/u;
const word = /\p{L}{2}/u;
/** A tab may follow the label, too; more of them divide the columns of a table. */
const tabbedNumber = /^(?:\S{0,11}[\d.)]\t)?[^\t]*\t\s*\d{1,3}$/;

/** The page number at the end of a paragraph; NaN for none. */
function numberOf(passage: Passage | undefined): number {
  const text = passage?.text.trim() ?? '';
  const found = pageNumber.exec(text);
  const lineStart = text.lastIndexOf('\n') + 1;
  return found !== null && word.test(text.slice(lineStart, found.index)) ? Number(found[1]) : Number.NaN;
}

/** How many paragraphs from an index on end with page numbers that never decrease, those included that end in the next one. */
function runFrom(passages: readonly Passage[], from: number): number {
  let last = numberOf(passages[from]);
  let end = from;
  while (!Number.isNaN(last) && end < passages.length) {
    const isOpen = Number.isNaN(numberOf(passages[end])) && passages[end + 1]?.label === null;
    const number = numberOf(passages[isOpen ? end + 1 : end]);
    if (Number.isNaN(number) || number < last) break;
    last = number;
    end += isOpen ? 2 : 1;
  }
  return end - from;
}

/** Whether paragraphs whose page numbers never decrease are a table of contents: most numbers end below one another. */
function areContents(run: readonly Passage[]): boolean {
  const { minEntries, minShare, sameEdge } = thresholds.contents;
  const ends = run.flatMap(({ lines }) => {
    const line = lines.at(-1);
    return line !== undefined && tabbedNumber.test(line.text.trimEnd()) ? [line.x1] : [];
  });
  const below = ends.filter((x1) => x1 > largest(ends) - sameEdge).length;
  return below >= Math.max(minEntries, minShare * run.length) && numberOf(run.at(-1)) > numberOf(run[0]);
}

/**
 * Marks the entries of tables of contents without leaders: paragraphs with a page number at the right, below one another.
 * @param passages Those of a column from its top to its bottom.
 */
export function withEntries(passages: readonly Passage[]): readonly Passage[] {
  const entries = new Set<Passage>();
  for (let from = 0; from < passages.length; ) {
    const run = passages.slice(from, from + runFrom(passages, from));
    if (areContents(run)) for (const passage of run) entries.add(passage);
    from += Math.max(1, run.length);
  }
  return entries.size === 0
    ? passages
    : passages.map((passage) => (entries.has(passage) ? { ...passage, isEntry: true } : passage));
}
