import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { type Dialect, parserOptions } from '../../../formats/csv-dialect.ts';
import { decodeFile } from '../../../formats/encodings/text-encoding.ts';
import { ProblemError } from '../../../problem.ts';
import { tooManyPages } from '../pages.ts';
import { thresholds } from '../thresholds.ts';
import { maxColumns } from './column-facts.ts';

/** A CSV file and how to read it. */
export interface TableSource {
  readonly path: string;
  readonly encoding: string;
  readonly dialect: Dialect;
}

const { maxRowBytes } = thresholds.table;

/** Parser errors caused by an unclosed quote, which swallows the rest of the file. */
const unclosed = new Set(['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE']);

/**
 * Passes on a text as long as its lines can be rows. Throws `too-complex` for a row of millions of values, which would
 * fill the memory before the parser passed it on.
 */
async function* withinColumns(parts: AsyncIterable<string>, delimiter: string): AsyncGenerator<string> {
  let delimiters = 0;
  for await (const part of parts) {
    if (/[\r\n]/.test(part)) delimiters = 0;
    else delimiters += part.split(delimiter).length - 1;
    if (delimiters > maxColumns) throw tooManyPages();
    yield part;
  }
}

/** Reads the rows of a table, which may differ in length. Throws `too-complex` for a row that is too long. */
export async function* readTable({ path, encoding, dialect }: TableSource): AsyncGenerator<readonly string[]> {
  const { skippedLines } = dialect;
  const parser = parse({ ...parserOptions(dialect), from_line: skippedLines + 1, max_record_size: maxRowBytes });
  // The parser passes the error on to its reader.
  pipeline(Readable.from(withinColumns(decodeFile(path, encoding), dialect.delimiter)), parser, () => {});
  for await (const record of parser as AsyncIterable<string[]>) yield record;
}

/**
 * Reads a whole table with the quotes of its dialect, or, where one of them is never closed, with none. Returns the
 * source that could be read. Throws `too-complex` for a row that is too long.
 *
 * @param pass What is done with the rows; called again from the start for the second attempt.
 */
export async function readForgivingly(
  source: TableSource,
  pass: (rows: AsyncIterable<readonly string[]>) => Promise<void>,
): Promise<TableSource> {
  try {
    await pass(readTable(source));
    return source;
  } catch (error) {
    if (!(error instanceof CsvError) || !unclosed.has(error.code)) throw error;
    if (source.dialect.quote !== null) {
      return readForgivingly({ ...source, dialect: { ...source.dialect, quote: null } }, pass);
    }
    const detail = `One row of this table is longer than ${maxRowBytes / 1_000_000} MB. Check that each row ends with a line break.`;
    throw new ProblemError('too-complex', detail, { cause: error });
  }
}
