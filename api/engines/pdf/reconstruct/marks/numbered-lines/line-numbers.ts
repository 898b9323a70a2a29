import type { LineNumbers } from '../../model/doc-model.ts';
import { largest, smallest } from '../../model/extremes.ts';
import { median } from '../../model/numbers/median.ts';
import type { Page } from '../../model/page-model.ts';
import { type LetterRow, letterRows, type RowNumber } from './number-rows.ts';
import { thresholds } from './thresholds.ts';

/** The numbers beside the lines of a page. */
interface NumberedPage {
  readonly index: number;
  readonly numbers: readonly RowNumber[];
  readonly step: number;
  /** Their right edge. */
  readonly x1: number;
  readonly distance: number;
  /** Whether lines beside them begin with small letters, for those that begin with letters that are small or capital. */
  readonly beginSmall: readonly boolean[];
}

/** How the lines of a document are numbered, and where. */
export interface Numbering {
  readonly lineNumbers: LineNumbers;
  /** The right edge of the numbers, in points from the left edge of the page. */
  readonly x1: number;
}

type PageMarks = Pick<Page, 'index' | 'width' | 'glyphs' | 'rules'>;

const isRow = (row: LetterRow): row is LetterRow & { readonly number: RowNumber } => row.number !== null;

/** The rows whose numbers end at the leftmost place at which enough of them do. */
function numberColumn(rows: readonly LetterRow[], width: number) {
  const candidates = rows.filter(isRow).filter(({ number }) => number.x1 < thresholds.maxLeftShare * width);
  const columns = candidates
    .map(({ number: { x1 } }) => candidates.filter(({ number }) => Math.abs(number.x1 - x1) < thresholds.sameEdge))
    .filter(({ length }) => length >= thresholds.minNumbers);
  return columns.reduce<(typeof columns)[number]>(
    (left, column) => ((column[0]?.number.x1 ?? 0) < (left[0]?.number.x1 ?? Number.POSITIVE_INFINITY) ? column : left),
    [],
  );
}

/** The step from each number to the next one; null if they differ. */
function stepOf(numbers: readonly RowNumber[]): number | null {
  const [step = 0, ...others] = numbers.slice(1).map(({ value }, index) => value - (numbers[index] as RowNumber).value);
  return step > 0 && others.every((other) => other === step) ? step : null;
}

/** Whether as many lines are numbered as the step tells: lines in tables have no numbers, and empty ones have. */
function countsLines(numbers: readonly RowNumber[], rows: readonly LetterRow[], step: number): boolean {
  const counts = numbers.slice(1).map(({ baseline }, index) => {
    const from = (numbers[index] as RowNumber).baseline;
    return rows.filter((row) => row.baseline > from && row.baseline <= baseline).length;
  });
  const usual = median(counts);
  return usual <= step && usual >= thresholds.minCountedShare * step;
}

/** Whether sentences run on from line to line: those of a numbered list begin with capital letters. */
function isRunning(pages: readonly NumberedPage[]): boolean {
  const small = pages.flatMap(({ beginSmall }) => beginSmall);
  return small.filter(Boolean).length >= thresholds.minSmallShare * small.length;
}

/** Whether rules run across the numbers and the text beside them, as in a table. */
const areInTable = (numbers: readonly RowNumber[], rules: Page['rules']): boolean =>
  rules.filter(
    ({ isHorizontal, x0, x1, y0 }) =>
      isHorizontal &&
      numbers.some(
        ({ x1: end, textX, baseline }) =>
          x0 < end && x1 > (textX ?? end) && Math.abs(y0 - baseline) < thresholds.nearRule,
      ),
  ).length > thresholds.maxRules;

/** The numbers beside the lines of a page by itself; null for none. */
function numbersOf({ index, width, glyphs, rules }: PageMarks): NumberedPage | null {
  const rows = letterRows({ glyphs });
  const column = numberColumn(rows, width);
  const numbers = column.map(({ number }) => number);
  const step = stepOf(numbers);
  if (step === null) return null;
  const x1 = largest(numbers.map((number) => number.x1));
  const outside = rows.filter((row) => row.x0 < x1 && !column.some((numbered) => numbered === row));
  const beside = column.filter(({ number }) => number.textX !== null);
  const isBeside =
    beside.length >= thresholds.minBesideShare * column.length && outside.length <= thresholds.maxOutside;
  const isText = column.filter(({ isParted }) => isParted).length < thresholds.maxPartedShare * column.length;
  const isMost = step * numbers.length >= thresholds.minNumberedShare * rows.length;
  if (!isBeside || !isText || !isMost || !countsLines(numbers, rows, step) || areInTable(numbers, rules)) return null;
  const text = smallest(numbers.map(({ textX }) => textX ?? Number.POSITIVE_INFINITY));
  return { index, numbers, step, x1, distance: text - x1, beginSmall: column.flatMap((row) => row.beginsSmall ?? []) };
}

/** Whether the numbers of a page continue those of an earlier one: at once, or with pages between them. */
function continues({ index, numbers: [first], step }: NumberedPage, before: NumberedPage): boolean {
  const ahead = (first?.value ?? 0) - (before.numbers.at(-1)?.value ?? 0);
  return ahead > 0 && ahead % step === 0 && (ahead === step || index > before.index + 1);
}

/**
 * Finds whether the lines of a document are numbered at the left of its text: most pages have numbers that count their
 * lines, all in one column, which continue from page to page or begin anew on each.
 * @param all All pages of the document, of which the first ones are searched.
 */
export function findLineNumbers(all: readonly PageMarks[]): Numbering | null {
  const pages = all.slice(0, thresholds.maxPages);
  const found = pages.map(numbersOf).filter((page) => page !== null);
  const [first] = found;
  const withText = pages.filter(({ glyphs }) => glyphs.length > 0).length;
  if (first === undefined || found.length < Math.max(thresholds.minPages, thresholds.minPageShare * withText))
    return null;
  const { step, x1 } = first;
  if (step === 1 && !isRunning(found)) return null;
  if (found.some((page) => page.step !== step || Math.abs(page.x1 - x1) > thresholds.sameEdge)) return null;
  const starts = found.slice(1).filter((page) => (page.numbers[0]?.value ?? 0) <= step).length;
  const joints = found.slice(1).filter((page, index) => continues(page, found[index] as NumberedPage)).length;
  if (starts + joints < found.length - 1) return null;
  const restart = starts > joints ? 'newPage' : 'continuous';
  return { lineNumbers: { step, distance: Math.max(0, median(found.map(({ distance }) => distance))), restart }, x1 };
}

/** A page without the numbers of its lines: those at their place that count on from each other. */
export function withoutLineNumbers(page: Page, { x1, lineNumbers: { step } }: Numbering): Page {
  const leftOut = new Set<Page['glyphs'][number]>();
  let last = 0;
  // A page holds its letters packed: each use may give other objects.
  const { glyphs } = page;
  for (const { number } of letterRows({ glyphs })) {
    if (number === null || Math.abs(number.x1 - x1) > thresholds.sameEdge) continue;
    if (number.value <= last || (last > 0 && (number.value - last) % step > 0)) continue;
    last = number.value;
    for (const letter of number.letters) leftOut.add(letter);
  }
  return { ...page, glyphs: glyphs.filter((glyph) => !leftOut.has(glyph)) };
}
