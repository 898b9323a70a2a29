import { parseSelection } from '../../../../catalog/files/page-selection.ts';
import { UnreadablePart } from '../../../formats/xml/scan-xml.ts';
import { openPackage, rewritePackage } from '../../../formats/zip/zip-package.ts';
import { ProblemError } from '../../../problem.ts';
import { limits } from '../limits.ts';
import { showSheets } from './edit/show-sheets.ts';
import { partReader, readSheetNames, type SheetNames } from './read/read-workbook.ts';

type Sheets = SheetNames['sheets'];

/** How many sheets a visitor has chosen, and how many there are. */
export interface ChosenSheets {
  readonly sheets: number;
  readonly of: number;
}

const { maxNameParts, maxNamed, maxQuoted } = limits.sheets.choice;

/**
 * Writes a workbook of which only the chosen sheets are shown. `wanted` has names, numbers of shown sheets and ranges
 * of such numbers, with commas between them. A hidden sheet can be chosen by its name.
 *
 * @throws `invalid-field` for a sheet that is not there, and where the workbook does not list its sheets;
 * `damaged-file` for a package that cannot be read; and the signal's reason.
 */
export async function chooseSheets(
  input: string,
  output: string,
  wanted: string,
  signal: AbortSignal,
): Promise<ChosenSheets> {
  const { part, sheets } = await readNames(input, signal);
  const chosen = indicesOf(wanted, sheets);
  const edit = showSheets(chosen);
  const isWorkbook = (name: string) => name.toLowerCase() === part.toLowerCase();
  await rewritePackage(input, output, (name) => (isWorkbook(name) ? edit : undefined), { signal, isTemporary: true });
  return { sheets: chosen.size, of: sheets.length };
}

async function readNames(input: string, signal: AbortSignal): Promise<SheetNames> {
  const opened = await openPackage(input);
  try {
    const names = await readSheetNames(partReader(opened, signal));
    if (names !== undefined) return names;
  } catch (error) {
    signal.throwIfAborted();
    if (!(error instanceof UnreadablePart)) throw error;
  } finally {
    opened.close();
  }
  throw new ProblemError('invalid-field', 'The sheets of this file can’t be chosen. Leave “sheets” empty.');
}

/** The positions of the wanted sheets among all. Names may have commas in them. */
function indicesOf(wanted: string, sheets: Sheets): ReadonlySet<number> {
  const byName = new Map(sheets.map(({ name }, index) => [name.trim().toLowerCase(), index]));
  const shown = sheets.flatMap(({ hidden }, index) => (hidden ? [] : [index]));
  const parts = wanted.split(',');
  const chosen = new Set<number>();
  for (let from = 0; from < parts.length; ) {
    let to = Math.min(parts.length, from + maxNameParts);
    const text = () => parts.slice(from, to).join(',').trim();
    while (to > from + 1 && !byName.has(text().toLowerCase())) to--;
    const named = byName.get(text().toLowerCase());
    for (const index of named === undefined ? numbered(text(), shown, sheets) : [named]) chosen.add(index);
    from = to;
  }
  if (chosen.size === 0) throw new ProblemError('invalid-field', `Choose a sheet of this workbook. ${there(sheets)}`);
  return chosen;
}

/** The positions of shown sheets by their numbers, such as `2` or `2-4`. */
function numbered(text: string, shown: readonly number[], sheets: Sheets): readonly number[] {
  const [range] = parseSelection(text) ?? [];
  if (text === '') return [];
  const last = range?.last ?? shown.length;
  if (range === undefined || range.first > shown.length || last > shown.length) {
    throw new ProblemError('invalid-field', `This workbook has no sheet ${quoted(text)}. ${there(sheets)}`);
  }
  return shown.slice(range.first - 1, last);
}

const quoted = (name: string) => `“${[...name].slice(0, maxQuoted).join('')}”`;

function there(sheets: Sheets): string {
  const names = sheets.slice(0, maxNamed).map(({ name }) => quoted(name));
  const more = sheets.length > maxNamed ? ` and ${sheets.length - maxNamed} more` : '';
  return `Its sheets are ${names.join(', ')}${more}.`;
}
