import { decodeNames } from '../../../../catalog/archive-names/decode-names.ts';
import { distinctPaths, type WantedPath } from '../../../../catalog/archive-names/distinct-paths.ts';
import { safePath } from '../../../../catalog/archive-names/safe-path.ts';
import type { Note } from '../../../../catalog/report.ts';
import type { ArchiveEntry } from './archive-entry.ts';

/** An entry and the path that it gets in the result. */
export interface PlannedEntry<E extends ArchiveEntry> {
  readonly entry: E;
  /** With slashes; a folder's ends with one. */
  readonly path: string;
}

export interface OutputPlan<E extends ArchiveEntry> {
  readonly entries: readonly PlannedEntry<E>[];
  readonly notes: readonly Note[];
}

/** Beside the folder that was packed, macOS adds one of its own. */
const macFolder = '__MACOSX';

/** How many outer folders hold everything there is. */
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
    // A folder that lies around the others does not end what they share.
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

/** The code and the count of what was done, where it was done at all. */
const counted = (count: number, note: Note): readonly Note[] => (count > 0 ? [note] : []);

/**
 * Decides what comes out of an archive, and under which path: names decoded, made safe and distinct; links as texts
 * that say where they led; devices, pipes and sockets left out.
 */
export function planOutput<E extends ArchiveEntry>(
  all: readonly E[],
  { flatten }: { readonly flatten: boolean },
): OutputPlan<E> {
  const entries = all.filter(({ kind }) => kind !== 'special');
  const { names, guess } = decodeNames(entries);
  const safe = names.map(safePath);
  const named = safe.map(({ segments }, index): WantedPath => {
    const folder = entries[index]?.kind === 'folder';
    return { segments: folder || segments.length > 0 ? segments : ['file'], folder };
  });
  const wanted = flatten ? withoutOuter(named) : named;
  const { paths, renamed } = distinctPaths(wanted);
  const planned = entries.flatMap((entry, index) => {
    const path = paths[index] ?? null;
    return path === null || path === '/' ? [] : [{ entry, path }];
  });
  const links = entries.filter(({ kind }) => kind === 'link').length;
  const changed = safe.filter((path) => path.changed).length;
  const notes = [
    ...(guess === null ? [] : [{ code: 'names-decoded', ...guess } as const]),
    ...counted(changed, { code: 'paths-made-safe', paths: changed }),
    ...counted(renamed, { code: 'names-made-distinct', files: renamed }),
    ...counted(links, { code: 'links-as-text', links }),
    ...counted(all.length - entries.length, { code: 'entries-left-out', entries: all.length - entries.length }),
  ];
  return { entries: planned, notes };
}
