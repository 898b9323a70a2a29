import { localName } from '../../../../../formats/xml/xml.ts';
import { prefixOf } from '../../../../../formats/xml/xml-names.ts';
import { layerOver, type XmlEditor } from '../../edit/xml-editor.ts';
import { rewriteElements, type XmlElement } from '../../edit/xml-tree.ts';
import { starMathOf } from './formula-structures.ts';
import type { Piece } from './star-math.ts';

/** Matches parts with formulas (ECMA-376 part 1, §22.1.2.77). */
export const formulaHint = /[<:]oMath[\s>]/;

/** Elements and texts of a formula; one that holds more stays as it is. */
const maxNodes = 20_000;

const element = (name: string, children: XmlElement['children'], attributes = {}): XmlElement => ({
  name,
  attributes,
  children,
});

/**
 * Elements that LibreOffice reads as StarMath: it takes the text of runs as code, and puts braces around what a function
 * is applied to.
 */
function elementsFor(pieces: readonly Piece[], prefix: string): XmlElement[] {
  return pieces.map((piece) =>
    typeof piece === 'string'
      ? element(`${prefix}r`, [element(`${prefix}t`, [piece], { 'xml:space': 'preserve' })])
      : element(`${prefix}func`, [
          element(`${prefix}fName`, []),
          element(`${prefix}e`, elementsFor(piece.group, prefix)),
        ]),
  );
}

/**
 * Writes formulas in a way that LibreOffice reads without loss: it takes their text for code of its own language, so that
 * brackets that stand alone, signs without operands, and words that are commands there cost what follows them.
 */
export function writeFormulasReadably(editor: XmlEditor): XmlEditor {
  let displays = 0;
  const inner = rewriteElements(editor, {
    takes: (name) => localName(name) === 'oMath',
    rewrite: (formula) => {
      const prefix = prefixOf(formula.name);
      return [{ ...formula, children: elementsFor(starMathOf(formula, { isDisplayed: displays > 0 }), prefix) }];
    },
    maxNodes,
  });
  return layerOver(inner, () => false, {
    open(name, attributes, source) {
      if (localName(name) === 'oMathPara') displays += 1;
      inner.open(name, attributes, source);
    },
    close(name) {
      if (localName(name) === 'oMathPara') displays -= 1;
      inner.close(name);
    },
  });
}
