import type { PdfJob } from '../../pdf-job.ts';
import { popplerText } from './poppler-text.ts';

/** Letters of a page that are more than stray ones. */
const minLetters = 12;
const letters = /[\p{L}\p{N}]/gu;

/**
 * Whether PDFium finds no letters on a page of a PDF that has text, as where the table of a file's objects is damaged and fonts
 * are not found. Throws the signal's reason.
 * @param without The numbers, from 1, of pages on which it finds none.
 */
export async function missesLetters(job: PdfJob, without: readonly number[]): Promise<boolean> {
  for (const number of without) {
    const text = (await popplerText(job, number)) ?? '';
    if ((text.match(letters) ?? []).length >= minLetters) return true;
  }
  return false;
}
