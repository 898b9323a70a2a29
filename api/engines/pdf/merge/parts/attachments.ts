import { isReference, type PdfDict, type PdfValue } from '../../qpdf/qpdf-objects.ts';
import type { JoinedFile } from '../joined-file.ts';
import type { SourceDocument } from '../source-document.ts';
import { freeKey, nameKey } from './name-key.ts';
import { append, type Part } from './part.ts';
import { readTree, writeNameTree } from './tree.ts';

/** Numbers a file name before its extension: notes.txt → notes (2).txt. */
const withNumber = (key: string, count: number) => key.replace(/(\.[^.]*)?$/, ` (${count})$1`);

/** The name that readers show for an attachment. */
const shownName = (spec: PdfDict | undefined) => {
  const name = spec?.['/UF'] ?? spec?.['/F'];
  return typeof name === 'string' && name.startsWith('u:') ? name : undefined;
};

/** Joins the attachments (ISO 32000-1 §7.11.4). If several have the same name, all but the first get a number. */
export function joinAttachments(joined: JoinedFile): Part {
  const all = new Map<string, PdfValue>();
  const shownNames = new Set<string>();
  const associated: PdfValue[] = [];

  function takeFreeName(shown: string): string {
    const free = freeKey(shown, (name) => shownNames.has(name), withNumber);
    shownNames.add(free);
    return free;
  }

  function takeFile({ objects, translate, replace }: SourceDocument, key: string, file: PdfValue): void {
    const shown = shownName(objects.dict(file));
    const free = shown === undefined ? undefined : takeFreeName(shown);
    const names = free === undefined || free === shown ? {} : { '/F': free, '/UF': free };
    if (isReference(file)) replace(file, names);
    const translated = translate(file);
    const own = isReference(file) ? translated : { ...(translated as PdfDict), ...names };
    const isTaken = (name: string) => all.has(name);
    all.set(key.startsWith('u:') ? freeKey(key, isTaken, withNumber) : freeKey(key, isTaken), own);
  }

  return {
    take(document) {
      const { objects, catalogue, translate } = document;
      const tree = readTree(objects, objects.dict(catalogue['/Names'])?.['/EmbeddedFiles'], '/Names');
      for (const [name, file] of tree) {
        const key = nameKey(name);
        if (key !== undefined && objects.dict(file) !== undefined) takeFile(document, key, file);
      }
      append(associated, (objects.array(catalogue['/AF']) ?? []).map(translate));
    },
    finish: () => ({
      ...(all.size > 0 ? { '/Names': { '/EmbeddedFiles': writeNameTree(joined, all) } } : {}),
      ...(associated.length > 0 ? { '/AF': associated } : {}),
    }),
  };
}
