import { layerOver, type XmlEditor } from '../edit/xml-editor.ts';
import { elementsOf, rewriteElements, type XmlElement } from '../edit/xml-tree.ts';

/** Matches parts in which a page style has a second name, for readers. */
export const pageTitleHint = /<style:master-page\s[^<>]*style:display-name\s*=/;

/**
 * Has the page style named Standard go without another name for readers (OpenDocument 1.3 part 3, §19.476), which
 * Calligra writes: LibreOffice takes it for a style of that name, and pages that name no style lose their size, margins,
 * headers and footers.
 */
export function keepStandardPage(editor: XmlEditor): XmlEditor {
  let changed = false;
  return layerOver(editor, () => changed, {
    open(name, attributes, source) {
      const { 'style:display-name': title, ...rest } = attributes;
      if (name !== 'style:master-page' || title === undefined || attributes['style:name'] !== 'Standard') {
        return editor.open(name, attributes, source);
      }
      changed = true;
      editor.open(name, rest);
    },
  });
}

/** Matches parts with page styles of other names than Standard. */
export const otherPageHint = /<style:master-page\s(?![^<>]*style:name\s*=\s*["']Standard["'])/;

/** Elements in all page styles. */
const maxNodes = 50_000;
const named = (page: XmlElement) => page.attributes['style:name'];

/**
 * Adds a page style named Standard to a text that has others only: what names no page style is on pages as the first one
 * describes them for Calligra, and for LibreOffice on pages of Standard, which have the size of its own language then.
 */
export const addStandardPage = (editor: XmlEditor): XmlEditor =>
  rewriteElements(editor, {
    takes: (name) => name === 'office:master-styles',
    maxNodes,
    rewrite(styles) {
      const pages = elementsOf(styles).filter(({ name }) => name === 'style:master-page');
      const [first] = pages;
      if (first === undefined || pages.some((page) => named(page) === 'Standard')) return undefined;
      const { 'style:display-name': _, ...attributes } = first.attributes;
      const standard = { ...first, attributes: { ...attributes, 'style:name': 'Standard' } };
      return [{ ...styles, children: [...styles.children, standard] }];
    },
  });
