import { localName } from '../../../../../formats/xml/xml.ts';
import { layerOver, type XmlEditor } from '../../edit/xml-editor.ts';
import { type ElementRewriting, rewriteElements, type XmlElement } from '../../edit/xml-tree.ts';

/** A change of elements of text. */
export interface TextRewriting extends Pick<ElementRewriting, 'takes' | 'maxNodes'> {
  /**
   * As in `rewriteElements`.
   *
   * @param mayInherit Whether the text may have a look that is not stated on its slide: it is in a placeholder, or its shape
   * has a list style.
   */
  readonly rewrite: (element: XmlElement, mayInherit: boolean) => readonly XmlElement[] | undefined;
}

/** Has elements of text on slides rewritten while a part passes. */
export function rewriteText(editor: XmlEditor, { takes, rewrite, maxNodes }: TextRewriting): XmlEditor {
  let mayInherit = false;
  const texts = rewriteElements(editor, { takes, rewrite: (element) => rewrite(element, mayInherit), maxNodes });
  return layerOver(texts, texts.changed, {
    open(name, attributes, source) {
      const local = localName(name);
      if (local === 'sp' || local === 'graphicFrame') mayInherit = false;
      if (local === 'ph' || /^lvl\dpPr$/.test(local)) mayInherit = true;
      texts.open(name, attributes, source);
    },
  });
}
