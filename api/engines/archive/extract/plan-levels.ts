import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Note } from '../../../../catalog/report.ts';
import { ProblemError } from '../../../problem.ts';
import { type ArchiveCounts, countArchives } from './archive-counts.ts';
import { entryContent, findPacked, type Reading, readingOf } from './entry-content.ts';
import type { ExtractTask } from './messages.ts';
import { isForeign, isNative } from './methods.ts';
import { notesOfPlans, type PlanChanges } from './notes-of-plans.ts';
import { openArchive, type PlacedEntry } from './open-archive.ts';
import { type OutputPlan, type PlannedEntry, planOutput } from './plan-output.ts';

/** An entry, its path in the result, and the file of the archive that holds it. */
export interface LocatedEntry extends PlannedEntry<PlacedEntry> {
  readonly archive: string;
}

type Planned = PlannedEntry<PlacedEntry>;

/** What is extracted from an archive and those nested in it, and what was done to each. */
interface ArchivePlan {
  readonly entries: readonly LocatedEntry[];
  readonly changes: readonly PlanChanges[];
}

function checkMethods(planned: readonly Planned[]): void {
  const unknown = planned.find(({ entry }) => !isNative(entry.method) && !isForeign(entry.method));
  if (unknown === undefined) return;
  throw new ProblemError(
    'unsupported-file-type',
    `“${unknown.path}” is packed with method ${unknown.entry.method}, which can’t be unpacked here. Unpack it with the program that packed it.`,
  );
}

/** Throws when the password is wrong; checking the first encrypted entry is enough. */
async function checkPassword(reading: Reading, planned: readonly Planned[]): Promise<void> {
  const locked = planned.find(({ entry, path }) => entry.encryption !== null && !path.endsWith('/'));
  if (locked !== undefined) await findPacked(reading, locked.path, locked.entry);
}

/** Only these names: documents such as DOCX are ZIP files too, but stay files. */
const isArchive = ({ entry, path }: Planned) =>
  entry.kind === 'file' && isNative(entry.method) && /\.zip$/i.test(path) && entry.bytes > 0;

/**
 * Decides what is extracted, opening nested archives as deep as the caps allow: each becomes a folder, and one that
 * cannot be opened stays a file. Their contents are counted together. Throws what `openArchive` and
 * `entryContent` throw, and `unsupported-file-type` for unknown methods.
 */
export async function planLevels(
  task: ExtractTask,
): Promise<{ readonly entries: readonly LocatedEntry[]; readonly notes: readonly Note[] }> {
  const counts: ArchiveCounts = countArchives(task.caps);
  let unpacked = 0;

  async function planArchive(archive: string, levels: number): Promise<ArchivePlan> {
    const { file, entries, close } = await openArchive(archive, counts);
    try {
      const plan = planOutput(entries, task);
      const reading = readingOf(file, task.password);
      checkMethods(plan.entries);
      await checkPassword(reading, plan.entries);
      const within = new Map<PlacedEntry, ArchivePlan>();
      for (const item of levels > 1 ? plan.entries.filter(isArchive) : []) {
        const inner = await planInner(reading, item, levels - 1);
        if (inner !== null) within.set(item.entry, inner);
      }
      if (within.size === 0) return located(plan, archive, within);
      return located(planOutput(entries, { ...task, isOpened: (entry) => within.has(entry) }), archive, within);
    } finally {
      close();
    }
  }

  /** An archive's directory is at its end, so that a nested archive must be unpacked before it can be opened. */
  async function planInner(reading: Reading, { entry, path }: Planned, levels: number): Promise<ArchivePlan | null> {
    unpacked += 1;
    const archive = join(task.folder, `within-${unpacked}.zip`);
    await writeFile(archive, entryContent(reading, path, entry));
    try {
      const plan = await planArchive(archive, levels);
      if (plan.entries.length > 0) return plan;
    } catch (error) {
      if (!(error instanceof ProblemError) || error.code === 'too-complex') throw error;
    }
    await rm(archive);
    return null;
  }

  const { entries, changes } = await planArchive(task.input, task.caps.maxLevels);
  return { entries, notes: notesOfPlans(changes) };
}

function located(
  plan: OutputPlan<PlacedEntry>,
  archive: string,
  within: ReadonlyMap<PlacedEntry, ArchivePlan>,
): ArchivePlan {
  const entries = plan.entries.flatMap((item): readonly LocatedEntry[] => {
    const inner = within.get(item.entry);
    if (inner === undefined) return [{ ...item, archive }];
    return inner.entries.map((entry) => ({ ...entry, path: `${item.path}/${entry.path}` }));
  });
  return { entries, changes: [plan.changes, ...[...within.values()].flatMap(({ changes }) => changes)] };
}
