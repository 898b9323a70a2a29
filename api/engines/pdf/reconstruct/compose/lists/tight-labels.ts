import type { Label } from '../../paragraphs/labels.ts';
import type { Passage } from '../../paragraphs/passage.ts';
import { readNumber } from './read-number.ts';
import { thresholds } from './thresholds.ts';

/** What all labels of a kind share: what is around their numbers. */
function kindOf(label: Label): { readonly kind: string; readonly value: number } | null {
  const [counted] = readNumber(label, () => false);
  return counted == null ? null : { kind: `${counted.open}%${counted.close}`, value: counted.value };
}

/**
 * The labels that nothing but the tags sets apart from the text, if Word counts them: typed ones are set apart by chance, so
 * each is the first of its kind or the next number.
 */
export function tightLabels(passages: readonly Passage[]): readonly (readonly [Passage, Label])[] {
  const found = passages.flatMap((passage) => {
    const { label } = passage;
    const read = label?.isTight ? kindOf(label) : null;
    return label === null || read === null ? [] : [{ passage, label, ...read }];
  });
  const values = new Map<string, number>();
  const uncounted = new Set<string>();
  const counts = new Map<string, number>();
  for (const { kind, value } of found) {
    if (value !== 1 && value !== (values.get(kind) ?? 0) + 1) uncounted.add(kind);
    values.set(kind, value);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return found.flatMap(({ passage, label, kind }) =>
    uncounted.has(kind) || (counts.get(kind) ?? 0) < thresholds.minTightLabels ? [] : [[passage, label] as const],
  );
}
