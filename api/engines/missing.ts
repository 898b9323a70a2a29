import type { Note } from '../../catalog/report.ts';

type NotLoaded = Extract<Note, { code: 'not-loaded' }>;

/** Base URL of a document while it is printed, against which relative references are resolved. */
export const documentAddress = 'http://document.invalid/';

const maxUrls = 10_000;
const maxNames = 3;
const maxNameLength = 60;

/** Collects the resources that a document refers to and that were not loaded. */
export interface Missing {
  readonly add: (kind: NotLoaded['kind'], url: string) => void;
  readonly notes: () => readonly NotLoaded[];
}

/** The host of a URL, or the file name if it was relative to the document or on a local disk. */
function placeOf(address: string): string {
  const url = URL.canParse(address, documentAddress) ? new URL(address, documentAddress) : null;
  if (url === null) return '';
  const isLocal = url.href.startsWith(documentAddress) || url.protocol === 'file:';
  return (isLocal ? (url.pathname.split('/').at(-1) ?? '') : url.host).slice(0, maxNameLength);
}

/** Creates an empty collection, which counts each address once. */
export function collectMissing(): Missing {
  const kinds = new Map<NotLoaded['kind'], Set<string>>();
  return {
    add(kind, url) {
      const urls = kinds.get(kind) ?? new Set();
      kinds.set(kind, urls);
      if (urls.size < maxUrls) urls.add(url);
    },
    notes: () =>
      [...kinds].map(([kind, urls]) => {
        const places = new Set([...urls].map(placeOf).filter((place) => place !== ''));
        const from = [...places].slice(0, maxNames);
        return { code: 'not-loaded', kind, count: urls.size, from, more: places.size - from.length };
      }),
  };
}
