import type { StartTag } from '../../../formats/html-tags.ts';
import { drawingsIn } from './inline-drawing.ts';

/** Handlers for the tokens of a document that watch for its content. */
export interface ContentWatch {
  readonly startTag: (tag: StartTag) => void;
  readonly endTag: (name: string) => void;
  /** Decoded text. */
  readonly text: (content: string) => void;
  /** Call after the last token. */
  readonly end: () => void;
  /** Whether there was text that is content, visible or not. */
  readonly hasText: () => boolean;
  /** The drawings (SVG) in addresses of attributes and style sheets, each once. */
  readonly drawings: () => Iterable<string>;
}

/** Elements whose text is never displayed. */
const unreadElements = new Set(['script', 'style', 'title', 'template', 'noframes']);

/** Creates a watch for the text of an HTML document, and for the drawings that it holds in addresses. */
export function createContentWatch(): ContentWatch {
  const drawings = new Set<string>();
  /** Text of the style sheet that is open, which may come in several parts. */
  let styles = '';
  let unread: string | null = null;
  let hasText = false;
  const look = (text: string) => {
    for (const drawing of drawingsIn(text)) drawings.add(drawing);
  };
  const endStyles = () => {
    look(styles);
    styles = '';
  };
  return {
    startTag({ tagName, attrs, selfClosing }) {
      for (const { value } of attrs) look(value);
      if (unreadElements.has(tagName) && !selfClosing) unread = tagName;
    },
    endTag(name) {
      if (name === unread) unread = null;
      if (name === 'style') endStyles();
    },
    text(content) {
      if (unread === 'style') styles += content;
      if (!hasText && unread === null && /[\p{L}\p{N}]/u.test(content)) hasText = true;
    },
    end: endStyles,
    hasText: () => hasText,
    drawings: () => drawings,
  };
}
