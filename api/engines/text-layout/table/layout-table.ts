import { detectDialect } from '../../../formats/csv-dialect.ts';
import { readTextStart } from '../../../formats/encodings/text-encoding.ts';
import { languageOf } from '../../../formats/encodings/text-language.ts';
import type { InstalledFont } from '../fonts/installed-fonts.ts';
import { notesOf } from '../notes-of.ts';
import { createPages } from '../pages.ts';
import type { LayoutOutcome, LayoutRequest } from '../request.ts';
import { createWords } from '../type/words.ts';
import { collectFacts, type TableFacts } from './column-facts.ts';
import { createTableDrawing } from './draw-table.ts';
import { fitColumns } from './fit-columns.ts';
import { readForgivingly, readTable } from './read-table.ts';
import { createCellSetter } from './set-cell.ts';

/**
 * Lays out a CSV file as a table. Reads it twice: once to measure its columns, once to draw it. Throws
 * `unsupported-file-type` for what is not text, and `too-complex` for a row or a table that is too long.
 */
export async function layoutTable(request: LayoutRequest, installed: readonly InstalledFont[]): Promise<LayoutOutcome> {
  const { encoding, start: text } = await readTextStart(request.input);
  const pages = createPages(request.output, installed, { ...languageOf(text), title: request.title });
  const words = createWords(pages.fonts);
  const setter = createCellSetter(pages.fonts, words);

  let facts: TableFacts | undefined;
  const given = { path: request.input, encoding, dialect: detectDialect(text) };
  const source = await readForgivingly(given, async (rows) => {
    facts = await collectFacts(rows, setter.measure);
  });
  if (!facts) throw new Error('The table was not read.');
  const plan = fitColumns(facts.columns, request.sheet);
  const drawing = createTableDrawing(pages, plan, facts, setter);
  let isFirst = true;
  for await (const row of readTable(source)) {
    if (!isFirst || !drawing.repeatsHeader) await drawing.add(row);
    isFirst = false;
  }
  await drawing.finish();
  return { type: 'done', pages: await pages.finish(), notes: notesOf(encoding, words.missing) };
}
