import { attributeOf, type StartTag } from '../../../formats/html-tags.ts';
import { emptyElements, inlineElements, unseenElements } from './html-elements.ts';

const hiding = /(?:^|[;\s])(?:display\s*:\s*none|mso-hide\s*:\s*all)/i;

const isHiding = (tag: StartTag) =>
  unseenElements.has(tag.tagName) ||
  attributeOf(tag, 'hidden') !== undefined ||
  hiding.test(attributeOf(tag, 'style') ?? '');

/** Follows the tags of a page, and determines which of them are in an element that is not shown. */
export interface HiddenElements {
  /** Whether what comes next is hidden. */
  readonly isOpen: () => boolean;
  /** Takes a start tag. Whether it is in a hidden element. */
  readonly holdStart: (tag: StartTag) => boolean;
  /** Takes an end tag. Whether it is in a hidden element, or is its own. */
  readonly holdEnd: (tagName: string) => boolean;
  /** Takes a start tag that is in no hidden element. Whether it begins one. */
  readonly begin: (tag: StartTag) => boolean;
}

/** Follows the tags of one page, in their order. */
export function createHiddenElements(): HiddenElements {
  /** The element that hides its content, and how many of its name are open. */
  let hidden: { readonly tagName: string; open: number } | null = null;
  /** Whether what is hidden ends by a tag: a paragraph ends where another block begins or ends. */
  const endsParagraph = (tagName: string) =>
    hidden?.tagName === 'p' && !inlineElements.has(tagName) && tagName !== 'br';

  return {
    isOpen: () => hidden !== null,
    holdStart({ tagName, selfClosing }) {
      if (hidden === null) return false;
      if (endsParagraph(tagName)) {
        hidden = null;
        return false;
      }
      if (tagName === hidden.tagName && !selfClosing) hidden.open++;
      return true;
    },
    holdEnd(tagName) {
      if (hidden === null) return false;
      const isOfParent = tagName !== hidden.tagName && endsParagraph(tagName);
      if (isOfParent || (tagName === hidden.tagName && --hidden.open === 0)) hidden = null;
      return !isOfParent;
    },
    begin(tag) {
      if (!isHiding(tag)) return false;
      if (!tag.selfClosing && !emptyElements.has(tag.tagName)) hidden = { tagName: tag.tagName, open: 1 };
      return true;
    },
  };
}
