import type { Note } from '../../../catalog/report.ts';
import type { WordLoss } from '../../formats/words/compare-words.ts';
import { unitsOf } from '../../formats/words/word-units.ts';
import { thresholds } from './thresholds.ts';

/** A visible paragraph, cell or title of a document. */
export interface Passage {
  readonly text: string;
  /** Whether it is in a text box or another drawn shape of a text document. */
  readonly inBox: boolean;
}

const { minPassageLetters, minScatteredShare, minScatteredWords, quotedPassages, quotedCharacters } = thresholds;

const lettersOf = ({ text }: Passage) => unitsOf(text).reduce((sum, unit) => sum + unit.length, 0);

function quoted({ text }: Passage): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= quotedCharacters ? line : `${line.slice(0, quotedCharacters).replace(/\s\S*$/, '')}…`;
}

/** Notes on words that are missing in a result, if there are enough of them (`thresholds`). */
export function notesOnLoss(
  source: readonly Passage[],
  { words: of, letters, lostLetters, lostWords, passages }: WordLoss,
): readonly Note[] {
  if (lostWords === 0) return [];
  const lost = passages
    .map((index) => source[index] as Passage)
    .filter((passage) => lettersOf(passage) >= minPassageLetters);
  const boxes = lost.filter(({ inBox }) => inBox).length;
  const others = lost.filter(({ inBox }) => !inBox);
  const isScattered = lostWords >= minScatteredWords && lostLetters >= letters * minScatteredShare;
  const notes: Note[] = [];
  if (boxes > 0) notes.push({ code: 'text-boxes-missing', paragraphs: boxes });
  if (others.length > 0 || (isScattered && boxes === 0)) {
    notes.push({ code: 'words-missing', words: lostWords, of, passages: others.slice(0, quotedPassages).map(quoted) });
  }
  return notes;
}
