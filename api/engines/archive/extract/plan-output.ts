import { decodeNames } from '../../../../catalog/files/archive-names/decode-names.ts';
import { distinctPaths, type WantedPath } from '../../../../catalog/files/archive-names/distinct-paths.ts';
import { safePath } from '../../../../catalog/files/archive-names/safe-path.ts';
import type { ArchiveEntry } from './archive-entry.ts';
import type { PlanChanges } from './notes-of-plans.ts';

/** An entry and its path in the result. */
export interface PlannedEntry<E extends ArchiveEntry> {
  readonly entry: E;
  /** With slashes; a folder's ends with one. */
  readonly path: string;
}

/** What is extracted, and how that differs from what the archives say. */
export interface OutputPlan<E extends ArchiveEntry> {
  readonly entries: readonly PlannedEntry<E>[];
  readonly changes: PlanChanges;
}

/** macOS adds a folder of its own next to the one that was packed. */
const macFolder = '__MACOSX';

/** How many nested folders wrap the whole content. */
function outerFolders(paths: readonly WantedPath[]): number {
  const inside = paths.filter(({ segments }) => segments[0] !== macFolder);
  const files = inside.filter(({ folder }) => !folder);
  const [first] = files;
  if (first === undefined) return 0;
  let depth = first.segments.length - 1;
  for (const { segments, folder } of inside) {
    const own = folder ? segments.length : segments.length - 1;
    let shared = 0;
    while (shared < Math.min(depth, own) && segments[shared] === first.segments[shared]) shared++;
    // The entry of a wrapping folder itself does not shorten the common path.
    if (!folder || shared < own) depth = shared;
  }
  return depth;
}

function withoutOuter(paths: readonly WantedPath[]): readonly WantedPath[] {
  const depth = outerFolders(paths);
  return paths.map((path) =>
    path.segments[0] === macFolder ? path : { ...path, segments: path.segments.slice(depth) },
  );
}

/** The folder that an inner archive is unpacked into: its name without the extension. */
const folderName = (name: string) => name.replace(/(?<=.)\.zip$/i, '');

/**
 * Decides what is extracted, and to which path: names are decoded, made safe and unique; links become text files that
 * contain their target; devices, pipes and sockets are left out. An inner archive that is opened becomes a folder.
 */
export function planOutput<E extends ArchiveEntry>(
  all: readonly E[],
  { flatten, isOpened = () => false }: { readonly flatten: boolean; readonly isOpened?: (entry: E) => boolean },
): OutputPlan<E> {
  const entries = all.filter(({ kind }) => kind !== 'special');
  const { names, guess } = decodeNames(entries);
  const safe = names.map(safePath);
  const named = safe.map(({ segments }, index): WantedPath => {
    const entry = entries[index] as E;
    if (entry.kind === 'folder') return { segments, folder: true };
    const path = segments.length > 0 ? segments : ['file'];
    return { segments: isOpened(entry) ? path.with(-1, folderName(path.at(-1) ?? '')) : path, folder: false };
  });
  const wanted = flatten ? withoutOuter(named) : named;
  const { paths, renamed } = distinctPaths(wanted);
  const planned = entries.flatMap((entry, index) => {
    const path = paths[index] ?? null;
    return path === null || path === '/' ? [] : [{ entry, path }];
  });
  const changes = {
    guess,
    changed: safe.filter((path) => path.changed).length,
    renamed,
    links: entries.filter(({ kind }) => kind === 'link').length,
    leftOut: all.length - entries.length,
  };
  return { entries: planned, changes };
}
