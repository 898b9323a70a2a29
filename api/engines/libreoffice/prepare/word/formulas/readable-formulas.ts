import { localName } from '../../../../../formats/xml/xml.ts';
import { attributeOf, prefixOf } from '../../../../../formats/xml/xml-names.ts';
import { layerOver, type XmlEditor } from '../../edit/xml-editor.ts';
import { childOf, elementsOf, rewriteElements, stringOf, type XmlElement } from '../../edit/xml-tree.ts';
import type { TextStyles } from '../styles/text-styles.ts';
import { starMathOf } from './formula-structures.ts';
import { group, type Piece } from './star-math.ts';

/** Elements and texts of a formula; one that holds more stays as it is. */
const maxNodes = 20_000;

const element = (name: string, children: XmlElement['children'], attributes = {}): XmlElement => ({
  name,
  attributes,
  children,
});

/** An element that LibreOffice reads as a piece of StarMath: it takes the text of runs, and signs of brackets, as code. */
function elementFor(piece: Piece, prefix: string): XmlElement {
  const argument = (pieces: readonly Piece[]) =>
    element(
      `${prefix}e`,
      pieces.map((inner) => elementFor(inner, prefix)),
    );
  if (typeof piece === 'string') {
    return element(`${prefix}r`, [element(`${prefix}t`, [piece], { 'xml:space': 'preserve' })]);
  }
  // Braces surround what a function is applied to.
  if ('group' in piece) return element(`${prefix}func`, [element(`${prefix}fName`, []), argument(piece.group)]);
  const signs = Object.entries({ begChr: `${piece.left} `, endChr: ` ${piece.right}` }).map(([name, code]) =>
    element(`${prefix}${name}`, [], { [`${prefix}val`]: code }),
  );
  return element(`${prefix}d`, [element(`${prefix}dPr`, signs), argument(piece.inner)]);
}

/** The size of the first run that states one, in half-points; undefined where none does. */
function statedSize(element: XmlElement): number | undefined {
  for (const child of elementsOf(element)) {
    const own = localName(child.name) === 'r' ? stringOf(sizeOf(child)) : undefined;
    const found = own === undefined ? statedSize(child) : Number(own);
    if (found !== undefined && found > 0) return found;
  }
  return undefined;
}

/** The size in a run's properties as text, which stand beside those of formulas. */
function sizeOf(run: XmlElement): XmlElement | undefined {
  return elementsOf(run)
    .filter(({ name }) => localName(name) === 'rPr')
    .map((properties) => childOf(properties, 'sz'))
    .find((size) => size !== undefined);
}

/**
 * Writes formulas in a way that LibreOffice reads without loss, and in the size of the text: it takes their text for code
 * of its own language, so that brackets that stand alone, signs without operands, and words that are commands there cost
 * what follows them.
 * @param styles What styles say about the size of text; null where LibreOffice's own size is kept.
 */
export function writeFormulasReadably(editor: XmlEditor, styles: TextStyles | null): XmlEditor {
  let displays = 0;
  /** Styles of the paragraphs that are open; undefined where they name none. */
  const paragraphs: { style: string | undefined }[] = [];

  const rewrite = (formula: XmlElement): readonly XmlElement[] => {
    const prefix = prefixOf(formula.name);
    const pieces = starMathOf(formula, { isDisplayed: displays > 0 });
    const halfPoints = statedSize(formula) ?? styles?.styleOf(paragraphs.at(-1)?.style).text.halfPoints;
    const sized = halfPoints === undefined ? pieces : [`size ${halfPoints / 2}`, group(pieces)];
    return [{ ...formula, children: sized.map((piece) => elementFor(piece, prefix)) }];
  };
  const takes = (name: string) => localName(name) === 'oMath';
  const inner = rewriteElements(editor, { takes, rewrite, maxNodes });
  return layerOver(inner, () => false, {
    open(name, attributes, source) {
      const local = localName(name);
      const paragraph = paragraphs.at(-1);
      if (local === 'oMathPara') displays += 1;
      if (local === 'p') paragraphs.push({ style: undefined });
      else if (local === 'pStyle' && paragraph !== undefined) paragraph.style = attributeOf(attributes, 'val');
      inner.open(name, attributes, source);
    },
    close(name) {
      const local = localName(name);
      if (local === 'oMathPara') displays -= 1;
      if (local === 'p') paragraphs.pop();
      inner.close(name);
    },
  });
}
