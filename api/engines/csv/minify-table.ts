import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { detectDialect } from '../../formats/csv-dialect.ts';
import { readTextStart } from '../../formats/encodings/text-encoding.ts';
import { createCsvScanner } from './csv-scanner.ts';
import type { CsvBytes, LineEnd } from './csv-sink.ts';
import { byteOrderMark, marksUnicode, tableBytes } from './table-bytes.ts';
import { thresholds } from './thresholds.ts';

/** What the first pass over a table finds. */
interface TableFacts {
  readonly lineEnds: ReadonlySet<LineEnd>;
  /** Line ends up to and including that of the last non-blank line. */
  readonly lineEndsWithContent: number;
  readonly hasDelimiters: boolean;
  readonly strayTexts: number;
  readonly isAscii: boolean;
  /** False if a quote is never closed. */
  readonly isClosed: boolean;
}

/** Which changes are made to a table. */
interface MinifyPlan {
  readonly unixLineEnds: boolean;
  readonly dropQuotes: boolean;
  /** Line ends beyond this many are dropped; null keeps all. */
  readonly maxLineEnds: number | null;
}

interface Table {
  readonly path: string;
  readonly encoding: string;
  readonly bytes: CsvBytes;
}

async function collectFacts({ path, encoding, bytes }: Table): Promise<TableFacts> {
  const lineEnds = new Set<LineEnd>();
  let [count, lineEndsWithContent, strayTexts] = [0, 0, 0];
  let [hasDelimiters, isAscii] = [false, true];
  let lineIsEmpty = true;
  const scanner = createCsvScanner(bytes, {
    plain(_, delimiters) {
      lineIsEmpty = false;
      hasDelimiters ||= delimiters > 0;
    },
    needlesslyQuoted() {
      lineIsEmpty = false;
    },
    lineEnd(kind) {
      lineEnds.add(kind);
      count += 1;
      if (!lineIsEmpty) lineEndsWithContent = count;
      lineIsEmpty = true;
    },
    strayTextAfterQuote() {
      strayTexts += 1;
    },
  });
  for await (const chunk of tableBytes(path, encoding)) {
    isAscii &&= !chunk.some((byte) => byte >= 0x80);
    scanner.write(chunk);
  }
  const isClosed = scanner.end();
  // If the last line has no line end, all the ones before it are needed.
  if (!lineIsEmpty) lineEndsWithContent = count;
  return { lineEnds, lineEndsWithContent, hasDelimiters, strayTexts, isAscii, isClosed };
}

/**
 * The changes that a level allows and that alter no value of this table: line ends from level 1, then needless quotes,
 * then trailing blank lines. Null if its quotes are ambiguous.
 */
function planFor(facts: TableFacts, level: number): MinifyPlan | null {
  if (!facts.isClosed) return null;
  return {
    // With mixed line ends, the rarer kinds may be part of values.
    unixLineEnds: facts.lineEnds.size === 1,
    dropQuotes: level >= thresholds.dropQuotesLevel && facts.strayTexts === 0,
    // In a table of one column, a blank line may be an empty value.
    maxLineEnds: level >= thresholds.dropBlankLinesLevel && facts.hasDelimiters ? facts.lineEndsWithContent : null,
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
    needlesslyQuoted(content) {
      // The first bytes can change how a file is read: `ID` marks SYLK, `sep=` sets the delimiter.
      if (isFirst || !plan.dropQuotes) add(quote, content, quote);
      else add(content);
    },
    lineEnd(kind) {
      count += 1;
      if (plan.maxLineEnds === null || count <= plan.maxLineEnds) add(ends[plan.unixLineEnds ? 'lf' : kind]);
    },
    strayTextAfterQuote() {},
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

/** Encodings in which ASCII bytes may mean something else. */
const isForeign = (encoding: string, delimiter: string) =>
  /^(iso-2022|utf-7|hz)/.test(encoding) || (delimiter === '|' && /^(gb|big5|shift_jis|euc)/.test(encoding));

async function write(path: string, source: AsyncIterable<Buffer>): Promise<void> {
  await pipeline(Readable.from(source, { objectMode: false }), createWriteStream(path));
}

/**
 * Writes a table with the same values in fewer bytes. Returns false, and writes nothing, if the table is ambiguous.
 * Throws `unsupported-file-type` for files that are not text.
 */
export async function minifyTable(path: string, output: string, level: number): Promise<boolean> {
  const { encoding, start } = await readTextStart(path);
  const { delimiter, quote: quoteMark, quoteEscape } = detectDialect(start);
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
    // UTF-16 with unpaired surrogates.
    if (error instanceof TypeError && encoding.startsWith('utf-16')) return false;
    throw error;
  }
}
