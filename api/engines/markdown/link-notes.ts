import { escapeMarkup } from '../../../catalog/escape-markup.ts';
import { thresholds } from './thresholds.ts';

const { maxNotes } = thresholds.links;
const readable = /^(https?|ftp):|^(?![a-z][a-z\d+.-]*:)/i;
const absolute = /^(https?|ftp):/i;

/** The addresses of a document's links, so that print shows URLs. */
export interface LinkNotes {
  /** The number of a link's note; null for a link within the document or to nowhere. */
  readonly numberOf: (address: string) => number | null;
  /** The notes as HTML; empty where there are none. */
  readonly list: () => string;
}

/** Creates notes that number the URLs of links in the order of first use, up to a limit. */
export function collectLinkNotes(): LinkNotes {
  const numbers = new Map<string, number>();
  const item = (address: string) => {
    const text = escapeMarkup(address);
    return `<li>${absolute.test(address) ? `<a href="${text}">${text}</a>` : text}</li>\n`;
  };
  return {
    numberOf(address) {
      if (address === '' || address.startsWith('#') || !readable.test(address)) return null;
      const known = numbers.get(address);
      if (known !== undefined || numbers.size >= maxNotes) return known ?? null;
      numbers.set(address, numbers.size + 1);
      return numbers.size;
    },
    list: () =>
      numbers.size === 0
        ? ''
        : `<section class="links" dir="ltr"><ol>\n${[...numbers.keys()].map(item).join('')}</ol></section>\n`,
  };
}
