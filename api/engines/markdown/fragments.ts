import { randomUUID } from 'node:crypto';

/** HTML that the engine made itself, kept out of the sanitiser's way: it stands in the document as a mark. */
export interface Fragments {
  /** Takes a piece of HTML and returns the mark for it: text without any meaning in HTML. */
  readonly keep: (html: string) => string;
  /** A document with every mark replaced by its piece. */
  readonly restore: (html: string) => string;
}

/** The marks hold a secret, so that no document can forge one. */
export function collectFragments(): Fragments {
  const kept: string[] = [];
  const secret = randomUUID().replaceAll('-', '');
  return {
    keep: (html) => `kept${secret}x${kept.push(html) - 1}x`,
    restore: (html) => html.replace(new RegExp(`kept${secret}x(\\d+)x`, 'g'), (_, index) => kept[Number(index)] ?? ''),
  };
}
