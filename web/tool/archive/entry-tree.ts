import type { ArchiveEntry, Listing, TreeNode } from './archive.ts';

interface Folder {
  readonly folders: Map<string, Folder>;
  readonly files: ArchiveEntry[];
}

const byName = new Intl.Collator(undefined, { numeric: true });
const emptyFolder = (): Folder => ({ folders: new Map(), files: [] });

function folderAt(root: Folder, names: readonly string[]): Folder {
  let folder = root;
  for (const name of names) {
    const inner = folder.folders.get(name) ?? emptyFolder();
    folder.folders.set(name, inner);
    folder = inner;
  }
  return folder;
}

function nodesOf(folder: Folder, parent: string, depth: number): TreeNode[] {
  const folders = [...folder.folders].map(([name, inner]): TreeNode => {
    const id = `${parent}${name}/`;
    const children = nodesOf(inner, id, depth + 1);
    const files = children.reduce((sum, child) => sum + child.files, 0);
    return {
      id,
      name,
      depth,
      entry: null,
      children,
      files,
      bytes: children.reduce((sum, child) => sum + child.bytes, 0),
    };
  });
  const files = folder.files.map((entry): TreeNode => {
    const name = entry.path.split('/').at(-1) ?? '';
    return { id: `${parent}${name}#${entry.index}`, name, depth, entry, children: [], files: 1, bytes: entry.bytes };
  });
  const sorted = (nodes: TreeNode[]) => nodes.sort((a, b) => byName.compare(a.name, b.name));
  return [...sorted(folders), ...sorted(files)];
}

/** The entries of an archive as folders and files in the order of their names. */
function entryTree(entries: readonly ArchiveEntry[]): readonly TreeNode[] {
  const root = emptyFolder();
  for (const entry of entries) {
    const folder = folderAt(root, entry.path.split('/').slice(0, -1));
    if (entry.kind !== 'folder') folder.files.push(entry);
  }
  return nodesOf(root, '', 0);
}

/** The list of an archive as the page shows it. */
export function listingOf(entries: readonly ArchiveEntry[], isComplete: boolean): Listing {
  const tree = entryTree(entries);
  const files = entries.filter((entry) => entry.kind !== 'folder');
  return {
    tree,
    files: files.length,
    folders: foldersOf(tree).length,
    bytes: files.reduce((sum, entry) => sum + entry.bytes, 0),
    encrypted: files.filter((entry) => entry.isEncrypted).length,
    isComplete,
  };
}

/** The rows of a tree in which these folders are open, from top to bottom. */
export function visibleNodes(nodes: readonly TreeNode[], open: ReadonlySet<string>): TreeNode[] {
  const rows: TreeNode[] = [];
  const visit = (node: TreeNode) => {
    rows.push(node);
    if (open.has(node.id)) node.children.forEach(visit);
  };
  nodes.forEach(visit);
  return rows;
}

/** All folders, however deep. */
export function foldersOf(nodes: readonly TreeNode[]): readonly TreeNode[] {
  return nodes.filter((node) => node.entry === null).flatMap((node) => [node, ...foldersOf(node.children)]);
}

/**
 * The folders to open initially: as many levels as fit into the given rows, but always a single folder that contains
 * everything.
 */
export function initiallyOpen(nodes: readonly TreeNode[], maxRows: number): ReadonlySet<string> {
  const folders = foldersOf(nodes);
  let open = new Set<string>();
  for (let depth = 0; ; depth++) {
    const deeper = new Set([...open, ...folders.filter((node) => node.depth === depth).map((node) => node.id)]);
    const isLone = depth === 0 && nodes.length === 1;
    if (deeper.size === open.size || (!isLone && visibleNodes(nodes, deeper).length > maxRows)) return open;
    open = deeper;
  }
}
