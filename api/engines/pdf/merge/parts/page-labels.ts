import { isDict, type PdfValue } from '../../qpdf/qpdf-objects.ts';
import type { JoinedFile } from '../joined-file.ts';
import type { SourceDocument } from '../source-document.ts';
import { append, type Part } from './part.ts';
import { readTree, type TreeEntry, writeTree } from './tree.ts';

/** Decimal numbers from 1, which readers show for a file without labels. */
const decimal: PdfValue = { '/S': '/D' };

/** Joins the page labels (ISO 32000-1 §12.4.2): each file keeps its own; one without labels counts from 1. */
export function joinPageLabels(joined: JoinedFile): Part {
  const labels: TreeEntry[] = [];
  let hasLabels = false;

  function ownLabels({ objects, catalogue, pages, firstPage, translate }: SourceDocument): readonly TreeEntry[] {
    const own = readTree(objects, catalogue['/PageLabels'], '/Nums').flatMap(([key, value]): TreeEntry[] => {
      const label = objects.resolve(value);
      const isOfPage = Number.isInteger(key) && Number(key) >= 0 && Number(key) < pages.length;
      return isOfPage && isDict(label) ? [[firstPage + Number(key), translate(label)]] : [];
    });
    return [...new Map(own)].sort(([one], [other]) => Number(one) - Number(other));
  }

  return {
    take(document) {
      const own = ownLabels(document);
      if (own.length > 0) hasLabels = true;
      if (own[0]?.[0] !== document.firstPage) labels.push([document.firstPage, decimal]);
      append(labels, own);
    },
    finish: () => (hasLabels ? { '/PageLabels': writeTree(joined, labels, '/Nums') } : {}),
  };
}
