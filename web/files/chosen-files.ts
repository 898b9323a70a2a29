import { extensionOf } from '../../catalog/files/filename.ts';
import type { Input, ListedTool } from '../../catalog/tool/tool.ts';
import { relativePath } from './relative-path.ts';

/** Changes to the chosen files. */
export type FilesEvent =
  | { readonly type: 'chosen'; readonly files: readonly File[] }
  | { readonly type: 'removed'; readonly index: number }
  | { readonly type: 'moved'; readonly from: number; readonly to: number }
  | { readonly type: 'sorted' }
  | { readonly type: 'cleared' };

interface Change {
  readonly files: readonly File[];
  /** Names that were already listed, if the tool ignores duplicates. */
  readonly ignored: readonly string[];
}

const byName = new Intl.Collator(undefined, { numeric: true });

function add(input: Input, listed: readonly File[], added: readonly File[]): Change {
  if (input.several !== 'together') return { files: added.slice(0, 1), ignored: [] };
  if (input.duplicates === 'keep') return { files: [...new Set([...listed, ...added])], ignored: [] };
  const names = new Set(listed.map((file) => file.name));
  const unlisted: File[] = [];
  const ignored: string[] = [];
  for (const file of added) {
    if (names.has(file.name)) ignored.push(file.name);
    else unlisted.push(file);
    names.add(file.name);
  }
  return { files: [...listed, ...unlisted], ignored };
}

function reorder(listed: readonly File[], event: Exclude<FilesEvent, { type: 'chosen' }>): readonly File[] {
  switch (event.type) {
    case 'removed':
      return listed.toSpliced(event.index, 1);
    case 'moved': {
      const moving = listed[event.from];
      return moving === undefined ? listed : listed.toSpliced(event.from, 1).toSpliced(event.to, 0, moving);
    }
    case 'sorted':
      return listed.toSorted((a, b) => byName.compare(relativePath(a), relativePath(b)));
    case 'cleared':
      return [];
  }
}

/** The files after an event: a single-file tool replaces its file, the others add to their list. */
export function changeFiles(input: Input, listed: readonly File[], event: FilesEvent): Change {
  return event.type === 'chosen' ? add(input, listed, event.files) : { files: reorder(listed, event), ignored: [] };
}

/**
 * Whether the page accepts files with these names, all or none. Dialogs have already filtered by extension, ignoring
 * case; drops are checked by the page's own rule.
 */
export function accepts(input: Input, names: readonly string[], how: 'dropped' | 'picked'): boolean {
  if (input.several !== 'together' && names.length > 1) return false;
  const { accept } = input;
  if (accept === 'any' || (how === 'dropped' && input.dropCheck === 'none')) return true;
  const accepted: readonly string[] = accept;
  return names.every((name) =>
    how === 'dropped' && input.dropCheck === 'exact'
      ? accepted.some((extension) => name.endsWith(`.${extension}`))
      : accepted.includes(extensionOf(name)),
  );
}

/** The files that a page takes of those given, judged one by one. */
export function acceptedOf(input: Input, files: readonly File[]): readonly File[] {
  return files.filter(({ name }) => accepts(input, [name], 'picked'));
}

/** Accepts or rejects the files of one drop or dialog as a whole. */
export function offerEvent(
  input: Input,
  files: readonly File[],
  how: 'dropped' | 'picked',
): Extract<FilesEvent, { type: 'chosen' }> | { readonly type: 'rejected' } {
  const names = files.map((file) => file.name);
  return accepts(input, names, how) ? { type: 'chosen', files } : { type: 'rejected' };
}

/**
 * The files that a page handles as a batch: several at once, more than one of which it accepts. Null for a tool that
 * combines files into one result, and for files that the page's own rule decides on.
 */
export function batchOf(
  { family, input }: Pick<ListedTool, 'family' | 'input'>,
  files: readonly File[],
  how: 'dropped' | 'picked',
): readonly File[] | null {
  if (family === 'utility' || input.several === 'together') return null;
  return files.filter(({ name }) => accepts(input, [name], how)).length > 1 ? files : null;
}
