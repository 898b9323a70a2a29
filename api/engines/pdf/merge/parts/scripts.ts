import type { PdfValue } from '../../qpdf/qpdf-objects.ts';
import type { JoinedFile } from '../joined-file.ts';
import { freeKey, nameKey } from './name-key.ts';
import type { Part } from './part.ts';
import { readTree, writeNameTree } from './tree.ts';

/** Joins the document-level scripts (ISO 32000-1 §12.6.4.16). Their names only have to be unique. */
export function joinScripts(joined: JoinedFile): Part {
  const all = new Map<string, PdfValue>();
  return {
    take({ objects, catalogue, translate }) {
      for (const [name, script] of readTree(objects, objects.dict(catalogue['/Names'])?.['/JavaScript'], '/Names')) {
        const key = nameKey(name);
        if (key === undefined) continue;
        all.set(
          freeKey(key, (wanted) => all.has(wanted)),
          translate(script),
        );
      }
    },
    finish: () => (all.size > 0 ? { '/Names': { '/JavaScript': writeNameTree(joined, all) } } : {}),
  };
}
