import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { detectDialect } from '../../formats/csv-dialect.ts';
import { checkIsText, decodeWhole, detectEncoding, readSample } from '../../formats/text-encoding.ts';
import { type CsvBytes, createCsvScanner, type LineEnd } from './csv-scanner.ts';
import { byteOrderMark, marksUnicode, tableBytes } from './table-bytes.ts';

/** What a first reading tells of a table. */
interface TableFacts {
  readonly lineEnds: ReadonlySet<LineEnd>;
  /** Line ends up to that of the last line that holds anything. */
  readonly lineEndsWithContent: number;
  readonly hasDelimiters: boolean;
  readonly oddQuotes: number;
  readonly isAscii: boolean;
  /** False where a quote is never closed. */
  readonly isClosed: boolean;
}

/** What is done to a table. */
interface MinifyPlan {
  readonly unixLineEnds: boolean;
  readonly dropQuotes: boolean;
  /** Line ends after so many are left out; null for none. */
  readonly maxLineEnds: number | null;
}

interface Table {
  readonly path: string;
  readonly encoding: string;
  readonly bytes: CsvBytes;
}

async function collectFacts({ path, encoding, bytes }: Table): Promise<TableFacts> {
  const lineEnds = new Set<LineEnd>();
  let [count, lineEndsWithContent, oddQuotes] = [0, 0, 0];
  let [hasDelimiters, isAscii] = [false, true];
  let lineIsEmpty = true;
  const scanner = createCsvScanner(bytes, {
    plain(_, delimiters) {
      lineIsEmpty = false;
      hasDelimiters ||= delimiters > 0;
    },
    quoted() {
      lineIsEmpty = false;
    },
    lineEnd(kind) {
      lineEnds.add(kind);
      count += 1;
      if (!lineIsEmpty) lineEndsWithContent = count;
      lineIsEmpty = true;
    },
    oddQuote() {
      oddQuotes += 1;
    },
  });
  for await (const chunk of tableBytes(path, encoding)) {
    isAscii &&= !chunk.some((byte) => byte >= 0x80);
    scanner.write(chunk);
  }
  const isClosed = scanner.end();
  // A last line without an end of its own needs all of those before it.
  if (!lineIsEmpty) lineEndsWithContent = count;
  return { lineEnds, lineEndsWithContent, hasDelimiters, oddQuotes, isAscii, isClosed };
}

/**
 * The steps of a level that change no value of this table: line ends from 1, needless quotes from 7, blank lines at
 * the end from 16. Null where its quotes can be read in several ways, so that nothing is sure.
 */
function planFor(facts: TableFacts, level: number): MinifyPlan | null {
  if (!facts.isClosed) return null;
  return {
    // In a file with several kinds, the rarer ones may be parts of values.
    unixLineEnds: facts.lineEnds.size === 1,
    dropQuotes: level >= 7 && facts.oddQuotes === 0,
    // In a table of one column, a blank line may be an empty value.
    maxLineEnds: level >= 16 && facts.hasDelimiters ? facts.lineEndsWithContent : null,
  };
}

const ends: Readonly<Record<LineEnd, Buffer>> = {
  crlf: Buffer.from('\r\n'),
  lf: Buffer.from('\n'),
  cr: Buffer.from('\r'),
};
const quote = Buffer.from('"');

async function* minified({ path, encoding, bytes }: Table, plan: MinifyPlan): AsyncGenerator<Buffer> {
  let pieces: Buffer[] = [];
  let count = 0;
  let isFirst = true;
  const add = (...buffers: readonly Buffer[]) => {
    pieces.push(...buffers);
    isFirst = false;
  };
  const scanner = createCsvScanner(bytes, {
    plain: (piece) => add(piece),
    quoted(content, needsQuotes) {
      // What stands first may say what kind of file this is: `ID` is a spreadsheet of old, `sep=` a setting.
      if (needsQuotes || isFirst || !plan.dropQuotes) add(quote, content, quote);
      else add(content);
    },
    lineEnd(kind) {
      count += 1;
      if (plan.maxLineEnds === null || count <= plan.maxLineEnds) add(ends[plan.unixLineEnds ? 'lf' : kind]);
    },
    oddQuote() {},
  });
  const taken = () => {
    const all = Buffer.concat(pieces);
    pieces = [];
    return all;
  };
  for await (const chunk of tableBytes(path, encoding)) {
    scanner.write(chunk);
    yield taken();
  }
  scanner.end();
  yield taken();
}

const isByte = (text: string) => text.length === 1 && text < '\x80';

/** Encodings that mean other things by ASCII's bytes, now and then or always. */
const isForeign = (encoding: string, delimiter: string) =>
  /^(iso-2022|utf-7|hz)/.test(encoding) || (delimiter === '|' && /^(gb|big5|shift_jis|euc)/.test(encoding));

async function write(path: string, source: AsyncIterable<Buffer>): Promise<void> {
  await pipeline(Readable.from(source, { objectMode: false }), createWriteStream(path));
}

/**
 * Writes a table with fewer bytes and the same values. Returns false where nothing of it is sure, and writes nothing.
 * Throws `unsupported-file-type` for what is no text.
 */
export async function minifyTable(path: string, output: string, level: number): Promise<boolean> {
  const sample = await readSample(path);
  const encoding = detectEncoding(sample);
  checkIsText(sample, encoding);
  const { delimiter, quote: quoteMark, quoteEscape } = detectDialect(decodeWhole(sample.subarray(0, 65_536), encoding));
  if (quoteMark !== '"' || !isByte(delimiter) || !isByte(quoteEscape) || isForeign(encoding, delimiter)) return false;
  const bytes = { delimiter: delimiter.charCodeAt(0), quoteEscape: quoteEscape.charCodeAt(0) };
  const table: Table = { path, encoding, bytes };
  try {
    const facts = await collectFacts(table);
    const plan = planFor(facts, level);
    if (plan === null) return false;
    const marked = !facts.isAscii && (await marksUnicode(path, encoding));
    async function* content(): AsyncGenerator<Buffer> {
      if (marked) yield byteOrderMark;
      yield* minified(table, plan as MinifyPlan);
    }
    await write(output, content());
    return true;
  } catch (error) {
    // UTF-16 with halves of characters in it.
    if (error instanceof TypeError && encoding.startsWith('utf-16')) return false;
    throw error;
  }
}
