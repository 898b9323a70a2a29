/** A path to be written into an archive, split at its slashes. */
export interface WantedPath {
  readonly segments: readonly string[];
  readonly folder: boolean;
}

/** Paths of which no two are the same. */
export interface DistinctPaths {
  /** In the order given, with slashes; a folder's path ends with one, and is null if the folder is already there. */
  readonly paths: readonly (string | null)[];
  /** How many files were renamed. */
  readonly renamed: number;
}

/** Windows and macOS ignore case. */
const folded = (path: string) => path.normalize('NFC').toLowerCase();

function foldersOf({ segments, folder }: WantedPath): string[] {
  const own = folder ? segments.length : segments.length - 1;
  return Array.from({ length: own }, (_, index) => folded(segments.slice(0, index + 1).join('/')));
}

/** "a.txt" → "a (2).txt"; a name that begins with a dot has no extension. */
function numbered(name: string, number: number): string {
  const dot = name.lastIndexOf('.');
  const at = dot > 0 ? dot : name.length;
  return `${name.slice(0, at)} (${number})${name.slice(at)}`;
}

/** Gives every file a unique path, so that none overwrites another when unpacked: "a.txt", "a (2).txt". */
export function distinctPaths(wanted: readonly WantedPath[]): DistinctPaths {
  const taken = new Set(wanted.flatMap(foldersOf));
  const folders = new Set<string>();
  const nextNumber = new Map<string, number>();
  let renamed = 0;

  function fileAt(segments: readonly string[]): string {
    const path = segments.join('/');
    if (!taken.has(folded(path))) return path;
    renamed += 1;
    const around = segments.slice(0, -1);
    for (let number = nextNumber.get(folded(path)) ?? 2; ; number++) {
      const other = [...around, numbered(segments.at(-1) ?? '', number)].join('/');
      if (taken.has(folded(other))) continue;
      nextNumber.set(folded(path), number + 1);
      return other;
    }
  }

  const paths = wanted.map(({ segments, folder }) => {
    const path = folder ? segments.join('/') : fileAt(segments);
    if (!folder) taken.add(folded(path));
    else if (folders.has(folded(path))) return null;
    else folders.add(folded(path));
    return folder ? `${path}/` : path;
  });
  return { paths, renamed };
}
