import { localName } from '../../../../formats/xml/xml.ts';
import { prefixOf } from '../../../../formats/xml/xml-names.ts';
import { layerOver, type XmlEditor } from '../edit/xml-editor.ts';
import { rewriteElements, type XmlElement } from '../edit/xml-tree.ts';

/** Where a paragraph stands. */
export interface ParagraphPlace {
  /** The prefix of the part's own elements, which those of drawings do not have. */
  readonly prefix: string;
  /** Its section, from 0. */
  readonly section: number;
  /** Whether it stands between the margins of the page or column, and not in a table or a box. */
  readonly isInFlow: boolean;
}

/** A change of paragraphs by where they stand. */
export interface ParagraphRewriting {
  /** Whether a paragraph may have to be rewritten, by its properties, which are all that it has yet; others pass at once. */
  readonly keeps: (paragraph: XmlElement) => boolean;
  /** Rewrites one in place. Returns whether it did. */
  readonly rewrite: (paragraph: XmlElement, place: ParagraphPlace) => boolean;
  /** Elements and texts of a paragraph; one that holds more stays as it is. */
  readonly maxNodes: number;
}

/** Elements around paragraphs and tables that stand between the margins of the page or column. */
export const flows = ['document', 'body', 'sdt', 'sdtContent'];

/** Has paragraphs of a Word document rewritten while a part passes. */
export function rewriteParagraphs(editor: XmlEditor, { keeps, rewrite, maxNodes }: ParagraphRewriting): XmlEditor {
  const names: string[] = [];
  let prefix = '';
  let section = 0;
  /** Whether the paragraph that is open is the last one of its section. */
  let endsSection = false;
  /** The last paragraph of which it was found out whether it may have to be rewritten. */
  let decided: { readonly paragraph: XmlElement; readonly isKept: boolean } | undefined;

  const isFlow = () => names.every((name) => flows.includes(name));
  const inner = rewriteElements(editor, {
    takes: (name) => name === `${prefix}p`,
    keeps(paragraph, child) {
      if (child === `${prefix}pPr`) return true;
      if (decided?.paragraph !== paragraph) decided = { paragraph, isKept: keeps(paragraph) };
      return decided.isKept;
    },
    rewrite: (paragraph) => (rewrite(paragraph, { prefix, section, isInFlow: isFlow() }) ? [paragraph] : undefined),
    maxNodes,
  });
  return layerOver(inner, () => false, {
    open(name, attributes, source) {
      if (names.length === 0) prefix = prefixOf(name);
      const local = localName(name);
      if (local === 'sectPr' && names.at(-1) === 'pPr') endsSection = true;
      names.push(local);
      inner.open(name, attributes, source);
    },
    close(name) {
      names.pop();
      inner.close(name);
      if (!endsSection || name !== `${prefix}p` || !isFlow()) return;
      section += 1;
      endsSection = false;
    },
  });
}
