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
  const runs: TextWithin[][] = [];
  let run: TextWithin[] | undefined;
  for (const text of texts) {
    const { area } = text;
    if (area === null || !isOfKind(area)) {
      run = undefined;
      continue;
    }
    if (run === undefined) {
      run = [];
      runs.push(run);
    }
    run.push({ ...text, area });
  }
  return runs;
}
