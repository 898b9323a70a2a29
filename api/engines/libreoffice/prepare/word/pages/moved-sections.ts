import { localName } from '../../../../../formats/xml/xml.ts';
import { prefixOf } from '../../../../../formats/xml/xml-names.ts';
import { layerOver, type XmlEditor } from '../../edit/xml-editor.ts';
import { rewriteElements } from '../../edit/xml-tree.ts';
import { flows } from '../rewrite-paragraphs.ts';
import { type MovedTexts, movedElement } from './moved-elements.ts';
import type { SectionShift } from './section-margins.ts';

/** What is needed to move the text of sections. */
export interface MovedSections extends MovedTexts {
  /** How the text of each is moved; undefined where it stays. */
  readonly shifts: readonly (SectionShift | undefined)[];
}

/** Elements whose content stands where they do. */
const containers = ['tbl', 'txbxContent'];
/** Elements and texts of properties; longer ones stay as they are. */
const maxNodes = 500;
/**
 * Has sections stand between their own margins that begin on the page on which the last one ends: LibreOffice gives them
 * those of the first, so that an article in two columns, whose title has other margins, becomes narrower. Pages get the
 * margins of the section that holds most; paragraphs, tables and drawings of the others are moved.
 */
export function moveSections(editor: XmlEditor, { shifts, ...texts }: MovedSections): XmlEditor {
  const names: string[] = [];
  let section = 0;
  let endsSection = false;
  /** The prefix of a paragraph that has just begun, and whose properties, which come first, are yet to come. */
  let begun: string | undefined;
  /** Whether the element that begins is to be rewritten. */
  let isTaken = false;

  const isFlow = () => names.every((name) => flows.includes(name));
  const takes = (local: string): boolean => {
    if (shifts[section] === undefined) return false;
    if (local === 'positionH') return !names.some((name) => containers.includes(name));
    const parent = names.at(-1) ?? '';
    if (local === 'sectPr') return parent === 'body';
    const isOwn = (local === 'pPr' && parent === 'p') || (local === 'tblPr' && parent === 'tbl');
    return isOwn && names.slice(0, -1).every((name) => flows.includes(name));
  };

  const inner = rewriteElements(editor, {
    takes: () => isTaken,
    rewrite: (element) => {
      const shift = shifts[section];
      return shift === undefined ? undefined : [movedElement(element, shift, texts)];
    },
    maxNodes,
  });
  /** Writes properties of a paragraph that has none. */
  const writeProperties = () => {
    if (begun === undefined) return;
    isTaken = true;
    inner.open(`${begun}pPr`, {});
    inner.close(`${begun}pPr`);
    isTaken = false;
    begun = undefined;
  };

  return layerOver(inner, () => false, {
    open(name, attributes, source) {
      const local = localName(name);
      if (local === 'pPr') begun = undefined;
      writeProperties();
      if (local === 'sectPr' && names.at(-1) === 'pPr') endsSection = true;
      if (local === 'p' && shifts[section] !== undefined && isFlow()) begun = prefixOf(name);
      isTaken = takes(local);
      names.push(local);
      inner.open(name, attributes, source);
      isTaken = false;
    },
    close(name) {
      writeProperties();
      names.pop();
      inner.close(name);
      if (!endsSection || localName(name) !== 'p' || !isFlow()) return;
      section += 1;
      endsSection = false;
    },
  });
}
