import { pipeline, Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { ProblemError } from '../../../problem.ts';
import { decodeFile } from '../../../text-encoding.ts';
import { type Dialect, parserOptions } from './dialect.ts';

/** A table on disk. */
export interface TableSource {
  readonly path: string;
  readonly encoding: string;
  readonly dialect: Dialect;
}

/** One row is in memory at a time; a longer one is no table. */
const maxRowBytes = 24_000_000;

/** A quote that nothing closes swallows the rest of the file. */
const unclosed = new Set(['CSV_QUOTE_NOT_CLOSED', 'CSV_MAX_RECORD_SIZE']);

/** The rows of a table as they are read; a row may have any number of values. */
export async function* readTable({ path, encoding, dialect }: TableSource): AsyncGenerator<readonly string[]> {
  const { skippedLines } = dialect;
  const parser = parse({ ...parserOptions(dialect), from_line: skippedLines + 1, max_record_size: maxRowBytes });
  // The parser passes the error on to its reader.
  pipeline(Readable.from(decodeFile(path, encoding)), parser, () => {});
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
    const detail = 'One row of this table is longer than 24 megabytes. Check that each row ends with a line end.';
    throw new ProblemError('too-complex', detail, { cause: error });
  }
}
