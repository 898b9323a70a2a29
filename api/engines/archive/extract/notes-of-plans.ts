import type { DecodedNames } from '../../../../catalog/files/archive-names/decode-names.ts';
import type { Note } from '../../../../catalog/report.ts';

/** What was done to an archive's entries, counted. */
export interface PlanChanges {
  readonly guess: DecodedNames['guess'];
  /** Paths that were not safe. */
  readonly changed: number;
  /** Files that got another name than one beside them. */
  readonly renamed: number;
  readonly links: number;
  readonly leftOut: number;
}

/** The code and the count of what was done, where it was done at all. */
const counted = (count: number, note: Note): readonly Note[] => (count > 0 ? [note] : []);

/** What the visitor is told of an archive and of those within it, the archive itself first. */
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
