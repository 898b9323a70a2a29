import { join } from 'node:path';
import {
  countSelected,
  isTurn,
  type PageRange,
  parseSelection,
  splitPerFile,
  type Turn,
} from '../../../../catalog/files/page-selection.ts';
import type { InputFile } from '../../../engine.ts';
import { isLate, ofFile, ProblemError } from '../../../problem.ts';
import { countPages } from '../count-pages.ts';
import { openProblem } from '../open-problem.ts';
import { hasWritten, type QpdfJob, runQpdf } from '../qpdf/run-qpdf.ts';
import { limits } from './limits.ts';

/** What a visitor wants of one file. */
export interface Selection {
  /** In the order of the result; null for all pages. */
  readonly pages: readonly PageRange[] | null;
  readonly turn: Turn;
}

/** A file as it is merged. */
export interface SelectedFile {
  readonly input: InputFile;
  /** The file itself, or a copy with the selected pages. */
  readonly path: string;
  /** The numbers of its pages in the visitor's file, from 1; null where they are the same. */
  readonly numbers: readonly number[] | null;
}

/** The selections of files from what a form sends. Throws `invalid-field` for more values than files. */
export function selectionsOf(
  inputs: readonly InputFile[],
  fields: { readonly pages?: string | undefined; readonly rotation?: string | undefined },
): readonly Selection[] {
  const [pages, rotation] = [splitPerFile(fields.pages ?? ''), splitPerFile(fields.rotation ?? '')];
  for (const [name, values] of Object.entries({ pages, rotation })) {
    if (values.length > inputs.length)
      throw new ProblemError('invalid-field', `“${name}” has values for ${values.length} files, but there are fewer.`);
  }
  return inputs.map((_, index) => {
    const turn = rotation[index] ?? '';
    return { pages: parseSelection(pages[index] ?? '') ?? null, turn: isTurn(turn) && turn !== '' ? turn : '0' };
  });
}

/** The numbers of the selected pages. Throws `invalid-field` for a page that is not there or named twice. */
function numbersIn(ranges: readonly PageRange[], count: number): readonly number[] {
  const past = ranges.find(({ first, last }) => first > count || (last ?? 0) > count);
  if (past !== undefined) {
    const wanted = past.first > count ? past.first : past.last;
    throw new ProblemError('invalid-field', `This PDF has ${count} pages, so there is no page ${wanted}.`);
  }
  const numbers = ranges.flatMap(({ first, last }) =>
    Array.from({ length: (last ?? count) - first + 1 }, (_, index) => first + index),
  );
  const seen = new Set<number>();
  for (const number of numbers) {
    if (seen.has(number)) throw new ProblemError('invalid-field', `Page ${number} is selected twice.`);
    seen.add(number);
  }
  return numbers;
}

/** The number of pages of a file that can be opened. Throws why it can't be. */
async function pagesOf(job: QpdfJob, path: string): Promise<number> {
  const result = await runQpdf(job, ['--show-npages', path], limits.select.timeoutMs);
  const count = Number.parseInt(result.stdout, 10);
  if (hasWritten(result) && count > 0) return count;
  throw await openProblem({ ...job, input: path });
}

/** Ranges as qpdf reads them. */
const rangesText = (ranges: readonly PageRange[]) =>
  ranges.map(({ first, last }) => `${first}-${last ?? 'z'}`).join(',');

async function selectFrom(job: QpdfJob, input: InputFile, selection: Selection, index: number) {
  const { pages: ranges, turn } = selection;
  const count = await pagesOf(job, input.path);
  if (ranges !== null && countSelected(ranges, count) > limits.maxPages)
    throw new ProblemError('invalid-field', 'A page is selected twice.');
  const numbers = ranges === null ? null : numbersIn(ranges, count);
  const path = join(job.workspace, `selected-${index + 1}.pdf`);
  const selected = ranges === null ? [] : ['--pages', '.', rangesText(ranges), '--'];
  const turned = turn === '0' ? [] : [`--rotate=+${turn}`];
  const result = await runQpdf(job, [...turned, input.path, ...selected, path], limits.select.timeoutMs);
  if (!hasWritten(result)) throw await openProblem({ ...job, input: input.path });
  const written = await countPages(job, path);
  if (written !== (numbers?.length ?? count))
    throw new ProblemError('content-lost', undefined, { cause: `${written} pages of ${numbers?.length ?? count}` });
  return { input, path, numbers };
}

/**
 * Makes a copy of each file of which pages are left out, reordered or turned. qpdf leaves out the form fields of pages
 * that are left out as well, and numbers the labels of the others.
 *
 * Throws, naming the file, `invalid-field` for pages that are not there, `password-protected`, `damaged-file`,
 * `too-complex` and `content-lost`; and the signal's reason.
 */
export async function selectPages(
  job: QpdfJob,
  inputs: readonly InputFile[],
  selections: readonly Selection[],
): Promise<readonly SelectedFile[]> {
  const files: SelectedFile[] = [];
  for (const [index, input] of inputs.entries()) {
    const selection = selections[index] ?? { pages: null, turn: '0' };
    const isWhole = selection.pages === null && selection.turn === '0';
    const file = isWhole
      ? { input, path: input.path, numbers: null }
      : await selectFrom(job, input, selection, index).catch((error: unknown) => {
          throw ofFile(
            input.name,
            isLate(error) ? new ProblemError('too-complex', undefined, { cause: error }) : error,
          );
        });
    files.push(file);
  }
  return files;
}
