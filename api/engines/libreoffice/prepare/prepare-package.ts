import { looksLikeXml } from '../../../formats/xml.ts';
import { openPackage, rewritePackage } from '../../../formats/zip-package.ts';
import { editBy, wouldChange, type XmlEditor } from './xml-editor.ts';

/** The changes to one kind of document before LibreOffice reads it. */
export interface Preparation {
  /**
   * Matches the bytes, as Latin-1, of every part that may have to change. Patterns for anything but names of elements
   * must allow for character references.
   */
  readonly hint: RegExp;
  readonly create: () => XmlEditor;
}

/** Characters carried over between chunks, which may split a match. */
const overlap = 64;

/** Whether a part is in UTF-16, where hints cannot match. */
const isWide = (start: Buffer) => start.subarray(0, 4).includes(0) || start[0] === 0xff || start[0] === 0xfe;

async function holdsHint(source: AsyncIterable<Buffer>, hint: RegExp): Promise<boolean> {
  let rest: string | undefined;
  for await (const chunk of source) {
    if (rest === undefined) {
      if (!looksLikeXml(chunk)) return false;
      if (isWide(chunk)) return true;
    }
    const text: string = (rest ?? '') + chunk.toString('latin1');
    if (hint.test(text)) return true;
    rest = text.slice(-overlap);
  }
  return false;
}

/**
 * Names of the parts that a preparation changes, found by content: relationships may give a part any name. Throws as
 * `openPackage` and `readXml` do, and the signal's reason.
 */
async function partsToPrepare(
  path: string,
  { hint, create }: Preparation,
  signal: AbortSignal,
): Promise<ReadonlySet<string>> {
  const opened = await openPackage(path);
  const names = new Set<string>();
  try {
    for (const entry of opened.entries) {
      signal.throwIfAborted();
      if (entry.folder || !(await holdsHint(await opened.read(entry), hint))) continue;
      if (await wouldChange(await opened.read(entry), create)) names.add(entry.name);
    }
    return names;
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
  const names = await partsToPrepare(path, preparation, signal);
  if (names.size === 0) return path;
  const edit = editBy(preparation.create);
  await rewritePackage(path, output, (name) => (names.has(name) ? edit : undefined), { signal, compressionLevel: 1 });
  return output;
}
