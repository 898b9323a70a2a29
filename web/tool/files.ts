import { extensionOf } from '../../catalog/filename.ts';
import type { Input } from '../../catalog/tool.ts';

/** What happens to the chosen files. */
export type FilesEvent =
  | { readonly type: 'chosen'; readonly files: readonly File[] }
  | { readonly type: 'removed'; readonly index: number }
  | { readonly type: 'moved'; readonly from: number; readonly to: number }
  | { readonly type: 'cleared' };

interface Change {
  readonly files: readonly File[];
  /** The name that was listed already, where the tool ignores such files. */
  readonly ignored: string | null;
}

function add(input: Input, listed: readonly File[], added: readonly File[]): Change {
  if (input.maxFiles === 1) return { files: added.slice(0, 1), ignored: null };
  if (input.duplicates === 'keep') return { files: [...listed, ...added], ignored: null };
  const names = new Set(listed.map((file) => file.name));
  const fresh: File[] = [];
  let ignored: string | null = null;
  for (const file of added) {
    if (names.has(file.name)) ignored = file.name;
    else fresh.push(file);
    names.add(file.name);
  }
  return { files: [...listed, ...fresh], ignored };
}

/** The files after an event: a single-file tool replaces its file, the others add to their list. */
export function changeFiles(input: Input, listed: readonly File[], event: FilesEvent): Change {
  switch (event.type) {
    case 'chosen':
      return add(input, listed, event.files);
    case 'removed':
      return { files: listed.toSpliced(event.index, 1), ignored: null };
    case 'moved': {
      const moving = listed[event.from];
      if (moving === undefined) return { files: listed, ignored: null };
      return { files: listed.toSpliced(event.from, 1).toSpliced(event.to, 0, moving), ignored: null };
    }
    case 'cleared':
      return { files: [], ignored: null };
  }
}

/**
 * Whether the page takes files of these names, all or none. A dialog has filtered by extension already, in any case;
 * a drop is held against the page's own rule.
 */
export function takes(input: Input, names: readonly string[], how: 'dropped' | 'picked'): boolean {
  if (names.length > input.maxFiles) return false;
  const { accept } = input;
  if (accept === 'any' || (how === 'dropped' && input.dropCheck === 'none')) return true;
  const accepted: readonly string[] = accept;
  return names.every((name) =>
    how === 'dropped' && input.dropCheck === 'exact'
      ? accepted.some((extension) => name.endsWith(`.${extension}`))
      : accepted.includes(extensionOf(name)),
  );
}
