const maxLength = 200;
const headings = /^h[1-6]$/;

/** Listens to the tokens of a document for its title and its first heading. */
export interface TitleFinder {
  readonly startTag: (name: string, selfClosing: boolean) => void;
  readonly endTag: (name: string) => void;
  /** Text as a reader sees it. */
  readonly text: (content: string) => void;
  /** What to call a document that does not say; null where it does. */
  readonly missingTitle: () => string | null;
}

/** Watches an HTML document pass, tag by tag, for its title or, failing that, its first heading. */
export function findTitle(): TitleFinder {
  let collecting: 'title' | 'heading' | null = null;
  let title = '';
  let heading = '';
  let svgDepth = 0;
  return {
    startTag(name, selfClosing) {
      if (name === 'svg' && !selfClosing) svgDepth++;
      // A drawing's title is its tooltip.
      if (name === 'title' && svgDepth === 0 && title === '') collecting = 'title';
      if (headings.test(name) && heading.trim() === '') collecting = 'heading';
    },
    endTag(name) {
      if (name === 'svg') svgDepth--;
      if (name === 'title' || headings.test(name)) collecting = null;
    },
    text(content) {
      if (collecting === 'title' && title.length < maxLength) title += content;
      if (collecting === 'heading' && heading.length < maxLength) heading += content;
    },
    missingTitle() {
      if (title.trim() !== '') return null;
      return heading.replace(/\s+/g, ' ').trim().slice(0, maxLength) || 'Untitled';
    },
  };
}
