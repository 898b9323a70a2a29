import { addTo } from '../../groups.ts';
import { thresholds } from './thresholds.ts';

/** An object of a PDF, which pdfkit writes once it is ended: texts in its data are names. */
interface PdfObject {
  readonly data: Record<string, unknown>;
  readonly end: () => void;
}

/** Members of pdfkit's documents that its published types omit. */
export interface StructuredDocument {
  readonly ref: (data: Record<string, unknown>) => PdfObject;
  readonly page: { readonly dictionary: PdfObject };
  readonly _root: PdfObject;
}

/** The tags of a document, by which it is read aloud (ISO 32000-1, §14.7). */
export interface Structure {
  /** Takes the passages of the document's current page, by number, in the order of their marked content. */
  readonly addPage: (passages: readonly number[]) => void;
  /** Writes the tags; to be called before the document ends. */
  readonly finish: () => void;
}

interface Place {
  readonly page: PdfObject;
  readonly marked: number;
}

const { maxPassages } = thresholds.structure;

/** Creates the tags of a document: a paragraph for each passage, or none for a document with very many. */
export function createStructure(document: StructuredDocument): Structure {
  const places = new Map<number, Place[]>();
  const pages: (readonly number[])[] = [];
  return {
    addPage(passages) {
      if (passages.length === 0 || places.size > maxPassages) return;
      const page = document.page.dictionary;
      page.data.StructParents = pages.length;
      pages.push(passages);
      for (const [marked, passage] of passages.entries()) {
        addTo(places, passage, { page, marked });
      }
    },
    finish() {
      if (places.size === 0 || places.size > maxPassages) return;
      const root = document.ref({ Type: 'StructTreeRoot' });
      const whole = document.ref({ Type: 'StructElem', S: 'Document', P: root });
      const paragraphs = new Map(
        [...places].map(([passage, found]) => {
          const parts = found.map(({ page, marked }) => ({ Type: 'MCR', Pg: page, MCID: marked }));
          return [passage, document.ref({ Type: 'StructElem', S: 'P', P: whole, K: parts })] as const;
        }),
      );
      whole.data.K = [...paragraphs.values()];
      const parents = pages.flatMap((passages, index) => [index, passages.map((passage) => paragraphs.get(passage))]);
      Object.assign(root.data, { K: whole, ParentTree: { Nums: parents }, ParentTreeNextKey: pages.length });
      for (const element of [whole, ...paragraphs.values()]) element.end();
      // pdfkit ends both with the document.
      Object.assign(document._root.data, { StructTreeRoot: root, MarkInfo: document.ref({ Marked: true }) });
    },
  };
}
