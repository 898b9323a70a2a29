import { looksLikeXml } from '../../../formats/xml/xml.ts';
import { openPackage, type PackageEntry, type PartEdit, rewritePackage } from '../../../formats/zip/zip-package.ts';
import { limits } from '../limits.ts';
import { createPlainEditor, editBy, editWhole, wouldChange, type XmlEditor } from './edit/xml-editor.ts';

interface Hinted {
  /**
   * Matches the bytes, as Latin-1, of every part that may have to change. Patterns for anything but names of elements
   * must allow for character references.
   */
  readonly hint: RegExp;
}

/** A change that is made where its hint matches. */
export interface Layer extends Hinted {
  /** @param part The name of the part. */
  readonly wrap: (editor: XmlEditor, part: string) => XmlEditor;
}

/** The changes to one kind of document before LibreOffice reads it. */
export interface Preparation extends Hinted {
  readonly create: () => XmlEditor;
  /** Changes around that of `create`, the innermost first. */
  readonly layers?: readonly Layer[];
  /** Where LibreOffice looks for parts, by the names that they have, if it changes them. */
  readonly renamed?: Readonly<Record<string, string>>;
}

/** Characters carried over between chunks, which may split a match. */
const overlap = 256;

/** Whether a part is in UTF-16, where hints cannot match: any may be there. */
const isWide = (start: Buffer) => start.subarray(0, 4).includes(0) || start[0] === 0xff || start[0] === 0xfe;

/** The first match of each hint in a part; null where there is none. Throws what reading it throws. */
export async function findHints(
  source: AsyncIterable<Buffer>,
  hints: readonly RegExp[],
): Promise<readonly (RegExpExecArray | 'wide' | null)[]> {
  const found: (RegExpExecArray | null)[] = hints.map(() => null);
  let rest: string | undefined;
  for await (const chunk of source) {
    if (rest === undefined) {
      if (!looksLikeXml(chunk)) return found;
      if (isWide(chunk)) return hints.map(() => 'wide');
    }
    const text: string = (rest ?? '') + chunk.toString('latin1');
    hints.forEach((hint, place) => {
      found[place] ??= hint.exec(text);
    });
    if (!found.includes(null)) return found;
    rest = text.slice(-overlap);
  }
  return found;
}

/** The editor for a part, of the changes whose hints match it; null where none does. */
function editorFor(part: string, { create, layers = [] }: Preparation, [own, ...found]: readonly unknown[]) {
  const matching = layers.filter((_, place) => found[place] !== null);
  if (own === null && matching.length === 0) return null;
  return () => matching.reduce((editor, { wrap }) => wrap(editor, part), own === null ? createPlainEditor() : create());
}

const { maxHeldBytes } = limits.prepare;

/** The names that several entries have, each with a content of its own. */
function repeatedNames(entries: readonly PackageEntry[]): ReadonlySet<string> {
  const seen = new Set<string>();
  return new Set(entries.map(({ name }) => name).filter((name) => seen.has(name) || !seen.add(name)));
}

/**
 * The parts that a preparation changes, edited or with what edits them, found by content: relationships may give a part
 * any name. Throws as `openPackage` and `readXml` do, and the signal's reason.
 */
async function partsToPrepare(
  path: string,
  preparation: Preparation,
  signal: AbortSignal,
): Promise<ReadonlyMap<string, PartEdit | Buffer>> {
  const hints = [preparation, ...(preparation.layers ?? [])].map(({ hint }) => hint);
  const opened = await openPackage(path);
  const parts = new Map<string, PartEdit | Buffer>();
  const repeated = repeatedNames(opened.entries);
  let heldBytes = 0;
  try {
    for (const entry of opened.entries) {
      signal.throwIfAborted();
      // Pictures are many and large.
      if (entry.folder || !looksLikeXml(await opened.readStart(entry))) continue;
      const create = editorFor(entry.name, preparation, await findHints(await opened.read(entry), hints));
      if (create === null) continue;
      if (heldBytes + entry.bytes > maxHeldBytes || repeated.has(entry.name)) {
        if (await wouldChange(await opened.read(entry), create)) parts.set(entry.name, editBy(create));
        continue;
      }
      const edited = await editWhole(await opened.read(entry), create);
      if (edited === null) continue;
      heldBytes += entry.bytes;
      parts.set(entry.name, edited);
    }
    return parts;
  } finally {
    opened.close();
  }
}

/**
 * Applies a preparation to a package. Returns `output`, the path of the changed copy, or `path` where nothing changes.
 * Throws as `partsToPrepare` and `rewritePackage` do.
 */
export async function preparePackage(
  path: string,
  output: string,
  preparation: Preparation,
  signal: AbortSignal,
): Promise<string> {
  const parts = await partsToPrepare(path, preparation, signal);
  if (parts.size === 0) return path;
  const { renamed = {} } = preparation;
  await rewritePackage(path, output, (name) => parts.get(name), { signal, isTemporary: true, renamed });
  return output;
}
