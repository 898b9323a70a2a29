import type { Box } from '../../../model/page-model.ts';
import type { DrawnText } from './drawn-paragraphs.ts';

/** A text that is drawn within a known part of the page. */
export type TextWithin = DrawnText & { readonly area: Box };

/**
 * The runs of texts that are drawn within areas of a kind, without others between them.
 * @param texts In the order in which they are drawn.
 * @param isOfKind Whether an area is of that kind.
 */
export function runsWithin(
  texts: readonly DrawnText[],
  isOfKind: (area: Box) => boolean,
): readonly (readonly TextWithin[])[] {
  const isMeant = (text: DrawnText): text is TextWithin => text.area !== null && isOfKind(text.area);
  const runs: TextWithin[][] = [];
  let run: TextWithin[] = [];
  for (const text of texts) {
    if (!isMeant(text)) {
      run = [];
      continue;
    }
    if (run.length === 0) runs.push(run);
    run.push(text);
  }
  return runs;
}
