import { thresholds } from '../thresholds.ts';

const maxLength = thresholds.maxTitleLength;
const headings = /^h[1-6]$/;

/** Token handlers that find a document's title and first heading. */
export interface TitleFinder {
  readonly startTag: (name: string, selfClosing: boolean) => void;
  readonly endTag: (name: string) => void;
  /** Decoded text. */
  readonly text: (content: string) => void;
  /** A title for a document without one; null if it has one. */
  readonly missingTitle: () => string | null;
}

/** Creates a finder of an HTML document's title or, failing that, its first heading. */
export function findTitle(): TitleFinder {
  let collecting: 'title' | 'heading' | null = null;
  let title = '';
  let heading = '';
  let svgDepth = 0;
  return {
    startTag(name, selfClosing) {
      if (name === 'svg' && !selfClosing) svgDepth++;
      // The title of an SVG drawing is its tooltip.
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
