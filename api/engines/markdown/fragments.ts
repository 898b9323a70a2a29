import { randomUUID } from 'node:crypto';

/** The engine's own HTML, which bypasses the sanitiser: the document contains a placeholder for it. */
export interface Fragments {
  /** Takes a piece of HTML and returns the mark for it: text without any meaning in HTML. */
  readonly keep: (html: string) => string;
  /** Replaces each mark in a document by its piece of HTML. */
  readonly restore: (html: string) => string;
}

/** Creates an empty collection, whose placeholders contain a secret so that no document can forge one. */
export function collectFragments(): Fragments {
  const kept: string[] = [];
  const secret = randomUUID().replaceAll('-', '');
  return {
    keep: (html) => `kept${secret}x${kept.push(html) - 1}x`,
    restore: (html) => html.replace(new RegExp(`kept${secret}x(\\d+)x`, 'g'), (_, index) => kept[Number(index)] ?? ''),
  };
}
