import type { FormatId } from '../../../../catalog/formats.ts';
import type { Note } from '../../../../catalog/report.ts';
import { notesOnLoss } from '../../../comparison/words/loss-notes.ts';
import { compareWords, type WordLoss } from '../../../formats/words/compare-words.ts';
import type { ShownWords } from '../../../formats/words/shown-words.ts';
import { ProblemError } from '../../../problem.ts';
import type { ShownContent } from './content/shown-content.ts';
import { thresholds } from './thresholds.ts';

/** What a result shows. */
export interface Result {
  readonly words: ShownWords;
  /** Pages of a PDF, slides of a presentation; null for other formats. */
  readonly pages: number | null;
  /** Pictures of a package; null for other formats. */
  readonly pictures: number | null;
  readonly format: FormatId;
}

const advice = 'so it was not sent. Opening the original, saving it again and sending that copy often helps.';

function refuseLoss({ letters, lostLetters, words, lostWords }: WordLoss): void {
  if (letters < thresholds.minRefusedLetters || lostLetters < letters * thresholds.refusedShare) return;
  const detail =
    lostWords === words
      ? `The result came out without the text of this document, ${advice}`
      : `The result lacks most of the text of this document, ${advice}`;
  throw new ProblemError('content-lost', detail, { cause: `${lostWords} of ${words} words` });
}

function refuseLostSlides({ slides }: ShownContent, { pages, format }: Result): void {
  if (slides === null || pages === null) return;
  const expected = format === 'pdf' ? slides.shown : slides.shown + slides.hidden;
  if (pages >= expected) return;
  const detail = `The presentation has ${expected} slides, but only ${pages} came out, ${advice}`;
  throw new ProblemError('content-lost', detail);
}

/**
 * Compares a result with the visible content of its source. Returns notes on what it lacks and on what the source
 * hides. Throws `content-lost` if it lacks slides or most of the words.
 */
export function compareWithSource(content: ShownContent, result: Result): readonly Note[] {
  refuseLostSlides(content, result);
  const passages = result.format === 'pdf' ? content.passages : [...content.passages, ...(content.outlined ?? [])];
  const loss = compareWords(
    passages.map(({ text }) => text),
    result.words,
  );
  refuseLoss(loss);
  const notes = [...notesOnLoss(passages, loss)];
  const lostPictures = result.pictures === null ? 0 : content.pictures - result.pictures;
  if (lostPictures > 0) notes.push({ code: 'pictures-missing', pictures: lostPictures });
  const hiddenSlides = result.format === 'pdf' ? (content.slides?.hidden ?? 0) : 0;
  if (hiddenSlides > 0) notes.push({ code: 'slides-hidden', slides: hiddenSlides });
  if (content.hiddenSheets > 0) notes.push({ code: 'sheets-hidden', sheets: content.hiddenSheets });
  return notes;
}
