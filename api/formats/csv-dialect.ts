import { type Options, parse } from 'csv-parse/sync';

/** How a file separates and quotes its values. */
export interface Dialect {
  readonly delimiter: string;
  /** Null if quotes have no special meaning. */
  readonly quote: string | null;
  /** The character that escapes a quote within quotes. */
  readonly quoteEscape: string;
  /** Lines at the file's start that are not data. */
  readonly skippedLines: number;
}

/** Each with a bonus on the score of `regularity`: a comma is frequent in prose, a tab is not. */
const delimiters = [
  { delimiter: ',', bonus: 0 },
  { delimiter: ';', bonus: 0.03 },
  { delimiter: '\t', bonus: 0.04 },
  { delimiter: '|', bonus: 0.02 },
] as const;

/** Measured on the corpus of real tables. */
const thresholds = {
  /** Rows of a sample that are parsed with each delimiter. */
  maxSampleRows: 500,
  /** Columns that count in favour of a delimiter, and the score of each. */
  maxCountedColumns: 10,
  columnScore: 1 / 200,
  /** Share of a row's score lost when quotes are left inside its values: the delimiter tore them apart. */
  tornRowCost: 0.5,
  /** Single quotes are quotes where opening and closing ones differ by no more than this share. */
  maxQuoteImbalance: 0.1,
} as const;

/** The options of csv-parse for a dialect, tolerant of common errors in real files. */
export function parserOptions({ delimiter, quote, quoteEscape }: Dialect): Options {
  return {
    delimiter,
    quote,
    escape: quote === null ? null : quoteEscape,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    // A blank before an opening quote would make the quote part of the value.
    ltrim: delimiter !== '\t',
  };
}

/**
 * How regularly a sample divides into columns, about 0 to 1: the share of rows with the most frequent number of
 * columns.
 */
function regularity(sample: string, dialect: Dialect): number {
  const rows = parse(sample, {
    ...parserOptions(dialect),
    skip_records_with_error: true,
    to: thresholds.maxSampleRows,
  }) as string[][];
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [columns, frequency] = [...counts].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0] ?? [1, 0];
  if (columns < 2) return 0;
  // The right delimiter has the quotes at the values' ends, where the parser takes them off.
  const torn = rows.filter((row) => row.some((cell) => dialect.quote !== null && cell.includes(dialect.quote))).length;
  const { tornRowCost, maxCountedColumns, columnScore } = thresholds;
  return (frequency - torn * tornRowCost) / rows.length + Math.min(columns, maxCountedColumns) * columnScore;
}

/** Single quotes count only if there are no double quotes, and values begin and end with single ones. */
function quoteOf(sample: string): string {
  if (sample.includes('"')) return '"';
  const opening = sample.match(/(^|[,;\t|])'/gm)?.length ?? 0;
  const closing = sample.match(/'([,;\t|]|\r?$)/gm)?.length ?? 0;
  return opening > 1 && Math.abs(opening - closing) <= opening * thresholds.maxQuoteImbalance ? "'" : '"';
}

/** Detects the dialect of a table from the first part of its text. */
export function detectDialect(text: string): Dialect {
  const quote = quoteOf(text);
  const quoteEscape = text.includes(`\\${quote}`) && !/[^,;\t|\r\n]""[^,;\t|\r\n]/.test(text) ? '\\' : quote;
  // Excel's `sep=` line, which names the delimiter.
  const named = /^sep=(.)\r?\n/i.exec(text)?.[1];
  if (named) return { delimiter: named, quote, quoteEscape, skippedLines: 1 };
  // The sample may end in mid-row, which would count as irregular.
  const sample = text.slice(0, text.lastIndexOf('\n') + 1) || text;
  const [best] = delimiters
    .map(({ delimiter, bonus }) => {
      const score = regularity(sample, { delimiter, quote, quoteEscape, skippedLines: 0 });
      return { delimiter, score: score === 0 ? 0 : score + bonus };
    })
    .sort((a, b) => b.score - a.score);
  return { delimiter: best && best.score > 0 ? best.delimiter : ',', quote, quoteEscape, skippedLines: 0 };
}
