import { layerOver, type XmlEditor } from '../edit/xml-editor.ts';

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
