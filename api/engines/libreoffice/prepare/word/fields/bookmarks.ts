import { localName, readXml } from '../../../../../formats/xml/xml.ts';
import { attributeOf } from '../../../../../formats/xml/xml-names.ts';
import { openPackage } from '../../../../../formats/zip/zip-package.ts';

/** Matches parts with fields that show the page of a bookmark. */
export const pageReferenceHint = /PAGEREF/i;

/** More than a document has; of one with even more, no reference is taken for one that leads nowhere. */
const maxBookmarks = 200_000;
const textPart = /^word\/(?:document|header|footer|footnotes|endnotes)\d*\.xml$/;
const pageReference = /^\s*PAGEREF\s+"?([^\s"\\]+)/i;

/**
 * The names of a Word document's bookmarks; null where there are too many to read. Throws as `openPackage` and
 * `readXml` do.
 */
export async function readBookmarks(path: string, signal: AbortSignal): Promise<ReadonlySet<string> | null> {
  const names = new Set<string>();
  const open = (name: string, attributes: Readonly<Record<string, string>>) => {
    if (localName(name) !== 'bookmarkStart' || names.size > maxBookmarks) return;
    names.add(attributeOf(attributes, 'name') ?? '');
  };
  const opened = await openPackage(path);
  try {
    for (const entry of opened.entries.filter(({ name }) => textPart.test(name))) {
      await readXml(await opened.read(entry), { open, close: () => {}, text: () => {} }, { signal });
    }
  } finally {
    opened.close();
  }
  return names.size > maxBookmarks ? null : names;
}

/** Whether a field, by its instruction, shows the page of a bookmark that there is not (ECMA-376 part 1, §17.16.5.46). */
export function leadsNowhere(instruction: string, bookmarks: ReadonlySet<string> | null): boolean {
  const bookmark = pageReference.exec(instruction)?.[1];
  return bookmark !== undefined && bookmarks !== null && !bookmarks.has(bookmark);
}
