import { escapeText } from '../../../formats/xml/escape-xml.ts';
import type { InnerDocument } from './keep-tags.ts';

/** The text of a document that is being prepared, in pieces. */
export interface DocumentParts {
  /** Adds text, or keeps a place for the text of a document within this one. */
  readonly add: (part: string | InnerDocument) => void;
  /** Keeps a place for a title where content begins; the browser's parser moves it into the head. */
  readonly beginContent: () => void;
  /** Fills the places, given the prepared text of a document; a title of null is not written. */
  readonly fill: (title: string | null, prepare: (inner: InnerDocument) => Promise<string>) => Promise<string>;
}

/** Creates an empty document. */
export function createDocumentParts(): DocumentParts {
  const parts: string[] = [];
  const inner: { readonly place: number; readonly document: InnerDocument }[] = [];
  let titlePlace: number | null = null;
  return {
    add(part) {
      if (typeof part !== 'string') inner.push({ place: parts.length, document: part });
      parts.push(typeof part === 'string' ? part : '');
    },
    beginContent() {
      titlePlace ??= parts.push('') - 1;
    },
    async fill(title, prepare) {
      for (const { place, document } of inner) parts[place] = document.write(await prepare(document));
      if (titlePlace !== null && title !== null) parts[titlePlace] = `<title>${escapeText(title)}</title>`;
      return parts.join('');
    },
  };
}
