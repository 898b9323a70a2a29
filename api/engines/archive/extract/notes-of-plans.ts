import type { DecodedNames } from '../../../../catalog/files/archive-names/decode-names.ts';
import type { Note } from '../../../../catalog/report.ts';

/** How many entries of an archive were changed, by kind of change. */
export interface PlanChanges {
  readonly guess: DecodedNames['guess'];
  /** Unsafe paths. */
  readonly changed: number;
  /** Files renamed because another has their name. */
  readonly renamed: number;
  readonly links: number;
  readonly leftOut: number;
}

/** The note, if the change happened at all. */
const counted = (count: number, note: Note): readonly Note[] => (count > 0 ? [note] : []);

/** The notes for the visitor: the archive's own first, then those of nested archives. */
export function notesOfPlans(plans: readonly PlanChanges[]): readonly Note[] {
  const total = (count: (changes: PlanChanges) => number) => plans.reduce((sum, changes) => sum + count(changes), 0);
  const guessed = new Map<string, number>();
  for (const { guess } of plans) {
    if (guess !== null) guessed.set(guess.encoding, (guessed.get(guess.encoding) ?? 0) + guess.names);
  }
  const [changed, renamed, links, leftOut, within] = [
    total((changes) => changes.changed),
    total((changes) => changes.renamed),
    total((changes) => changes.links),
    total((changes) => changes.leftOut),
    plans.length - 1,
  ];
  return [
    ...[...guessed].map(([encoding, names]) => ({ code: 'names-decoded', encoding, names }) as const),
    ...counted(changed, { code: 'paths-made-safe', paths: changed }),
    ...counted(renamed, { code: 'names-made-distinct', files: renamed }),
    ...counted(links, { code: 'links-as-text', links }),
    ...counted(leftOut, { code: 'entries-left-out', entries: leftOut }),
    ...counted(within, { code: 'archives-opened', archives: within }),
  ];
}
