import { resultCard } from '../../../catalog/copy/tool-page/result.ts';
import type { Note } from '../../../catalog/report.ts';
import { noteTexts } from '../../results/note-texts.ts';

/** What a visitor should know about the result. Many notes scroll, by keyboard too, so that the page below stays in place. */
export function Notes({ notes }: { readonly notes: readonly Note[] }) {
  const texts = noteTexts(notes);
  return (
    <div className="notes">
      <h2>{resultCard.notes}</h2>
      <ul tabIndex={texts.length > 1 ? 0 : undefined} aria-label={resultCard.notes}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </div>
  );
}
