import { localName } from '../../../../../formats/xml/xml.ts';
import { prefixOf } from '../../../../../formats/xml/xml-names.ts';
import { layerOver, type XmlEditor } from '../../edit/xml-editor.ts';
import { childOf, elementsOf, rewriteElements, type XmlElement } from '../../edit/xml-tree.ts';

/** Matches parts with paragraphs whose first line is indented. */
export const firstIndentHint = /[<:]pPr\s[^>]{0,200}indent="[1-9]/;

/** Elements and texts of a paragraph; one that holds more stays as it is. */
const maxNodes = 20_000;
/** Children of paragraph properties by which LibreOffice forgets tab stops, or takes no indent from the paragraph before. */
const exempt = ['tabLst', 'buChar', 'buAutoNum', 'buBlip'];

/** A paragraph that states that its first line is not indented. */
function withoutIndent(paragraph: XmlElement): XmlElement {
  const properties = childOf(paragraph, 'pPr');
  const written: XmlElement = {
    name: properties?.name ?? `${prefixOf(paragraph.name)}pPr`,
    attributes: { ...properties?.attributes, indent: '0' },
    children: properties?.children ?? [],
  };
  return { ...paragraph, children: [written, ...paragraph.children.filter((child) => child !== properties)] };
}

/**
 * Has the first line of paragraphs that state no indent begin at their margin: in LibreOffice it begins where that of the
 * paragraph before begins. Placeholders and texts with a list style of their own may inherit an indent, and stay.
 */
export function endFirstIndents(editor: XmlEditor): XmlEditor {
  let mayInherit = false;
  /** Whether the last paragraph that states its indent has one. */
  let isIndented = false;
  const paragraphs = rewriteElements(editor, {
    takes: (name) => localName(name) === 'p',
    rewrite(paragraph) {
      const properties = childOf(paragraph, 'pPr');
      const { indent } = properties?.attributes ?? {};
      if (indent !== undefined) isIndented = Number(indent) > 0;
      if (indent !== undefined || !isIndented || mayInherit) return undefined;
      if (elementsOf(properties).some(({ name }) => exempt.includes(localName(name)))) return undefined;
      return [withoutIndent(paragraph)];
    },
    maxNodes,
  });
  return layerOver(paragraphs, paragraphs.changed, {
    open(name, attributes, source) {
      const local = localName(name);
      if (local === 'sp' || local === 'graphicFrame') mayInherit = false;
      if (local === 'ph' || (/^lvl\dpPr$/.test(local) && attributes.indent !== undefined)) mayInherit = true;
      if (local === 'txBody') isIndented = false;
      paragraphs.open(name, attributes, source);
    },
  });
}
