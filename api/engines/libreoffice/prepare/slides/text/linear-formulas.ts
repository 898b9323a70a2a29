import { localName } from '../../../../../formats/xml/xml.ts';
import { prefixOf } from '../../../../../formats/xml/xml-names.ts';
import type { XmlEditor } from '../../edit/xml-editor.ts';
import { childOf, childrenOf, elementsOf, rewriteElements, textOf, type XmlElement } from '../../edit/xml-tree.ts';
import { signOf } from '../../office-math.ts';

/** Elements and texts of a shape: one with a page of text and formulas has some hundreds. */
const maxNodes = 20_000;

/** A piece of a formula in a line. */
interface Piece {
  readonly text: string;
  readonly raised: 'up' | 'down' | null;
}

type Pieces = readonly Piece[];

const on = (text: string): Pieces => (text === '' ? [] : [{ text, raised: null }]);
const raised = (pieces: Pieces, direction: 'up' | 'down'): Pieces =>
  pieces.map((piece) => ({ ...piece, raised: piece.raised ?? direction }));
const lengthOf = (pieces: Pieces) => pieces.reduce((sum, { text }) => sum + text.length, 0);
const bracketed = (pieces: Pieces): Pieces => (lengthOf(pieces) > 1 ? [...on('('), ...pieces, ...on(')')] : pieces);

const content = (element: XmlElement | undefined): Pieces => elementsOf(element).flatMap(piecesOf);
const part = (element: XmlElement, name: string): Pieces => content(childOf(element, name));
const parts = (element: XmlElement, name: string): readonly Pieces[] => childrenOf(element, name).map(content);
const joined = (all: readonly Pieces[], between: string): Pieces =>
  all.flatMap((pieces, place) => (place === 0 ? pieces : [...on(between), ...pieces]));

/** The structures of formulas (ECMA-376 part 1, §22.1.2). */
const structures: Readonly<Record<string, (element: XmlElement) => Pieces>> = {
  r: (run) => on(childrenOf(run, 't').map(textOf).join('')),
  f: (fraction) => [...bracketed(part(fraction, 'num')), ...on('/'), ...bracketed(part(fraction, 'den'))],
  sSup: (element) => [...part(element, 'e'), ...raised(part(element, 'sup'), 'up')],
  sSub: (element) => [...part(element, 'e'), ...raised(part(element, 'sub'), 'down')],
  sSubSup: (element) => [
    ...part(element, 'e'),
    ...raised(part(element, 'sub'), 'down'),
    ...raised(part(element, 'sup'), 'up'),
  ],
  sPre: (element) => [
    ...raised(part(element, 'sub'), 'down'),
    ...raised(part(element, 'sup'), 'up'),
    ...part(element, 'e'),
  ],
  rad: (root) => [...raised(part(root, 'deg'), 'up'), ...on('√'), ...bracketed(part(root, 'e'))],
  nary: (element) => [
    ...on(signOf(element, 'chr', '∫')),
    ...raised(part(element, 'sub'), 'down'),
    ...raised(part(element, 'sup'), 'up'),
    ...part(element, 'e'),
  ],
  d: (element) => [
    ...on(signOf(element, 'begChr', '(')),
    ...joined(parts(element, 'e'), signOf(element, 'sepChr', '|')),
    ...on(signOf(element, 'endChr', ')')),
  ],
  func: (element) => [...part(element, 'fName'), ...on(' '), ...part(element, 'e')],
  limLow: (element) => [...part(element, 'e'), ...raised(part(element, 'lim'), 'down')],
  limUpp: (element) => [...part(element, 'e'), ...raised(part(element, 'lim'), 'up')],
  acc: (element) => [...part(element, 'e'), ...on(signOf(element, 'chr', '\u0302'))],
  eqArr: (element) => joined(parts(element, 'e'), '; '),
  m: (matrix) => joined(elementsOf(matrix).filter(isRow).map(rowOf), '; '),
};

const isRow = ({ name }: XmlElement) => localName(name) === 'mr';
const rowOf = (row: XmlElement): Pieces => joined(parts(row, 'e'), ' ');

function piecesOf(element: XmlElement): Pieces {
  const name = localName(element.name);
  const structure = Object.hasOwn(structures, name) ? structures[name] : undefined;
  return structure?.(element) ?? (name.endsWith('Pr') ? [] : content(element));
}

/** Thousandths of the size of type by which PowerPoint raises and lowers. */
const baselines = { up: '30000', down: '-25000' };

/** The runs of text in place of a formula, in the look of a run beside it. */
function runsOf(formula: XmlElement, prefix: string, look: XmlElement | undefined): readonly XmlElement[] {
  const properties = look ?? { name: `${prefix}rPr`, attributes: {}, children: [] };
  return content(formula).map(({ text, raised: direction }) => ({
    name: `${prefix}r`,
    attributes: {},
    children: [
      direction === null
        ? properties
        : { ...properties, attributes: { ...properties.attributes, baseline: baselines[direction] } },
      { name: `${prefix}t`, attributes: {}, children: [text] },
    ],
  }));
}

const isFormula = (element: XmlElement): boolean =>
  elementsOf(element).some(({ name }) => /^oMath(?:Para)?$/.test(localName(name)));

/** A formula in a paragraph: alone, or as one of several alternatives. */
function formulaIn(node: XmlElement | string): XmlElement | undefined {
  if (typeof node === 'string') return undefined;
  if (isFormula(node)) return node;
  if (localName(node.name) !== 'AlternateContent') return undefined;
  return elementsOf(childOf(node, 'Choice')).find(isFormula);
}

function withoutFormulas(paragraph: XmlElement): XmlElement {
  const prefix = prefixOf(paragraph.name);
  const look = childOf(childOf(paragraph, 'r'), 'rPr');
  const children = paragraph.children.flatMap((child): readonly (XmlElement | string)[] => {
    const formula = formulaIn(child);
    return formula === undefined ? [child] : runsOf(formula, prefix, look);
  });
  return { ...paragraph, children };
}

/** A text whose formulas are text; undefined where it has none, or nothing else, which LibreOffice draws. */
function linearText(body: XmlElement): readonly XmlElement[] | undefined {
  const paragraphs = childrenOf(body, 'p');
  const all = paragraphs.flatMap((paragraph) => paragraph.children.filter((child) => formulaIn(child) !== undefined));
  const rest = paragraphs.flatMap((paragraph) => paragraph.children.filter((child) => formulaIn(child) === undefined));
  const isAlone = all.length === 1 && paragraphs.length === 1 && !rest.some(isRun);
  if (all.length === 0 || isAlone) return undefined;
  const children = body.children.map((child) =>
    typeof child !== 'string' && localName(child.name) === 'p' ? withoutFormulas(child) : child,
  );
  return [{ ...body, children }];
}

const isRun = (node: XmlElement | string) => typeof node !== 'string' && localName(node.name) === 'r';

/**
 * Writes formulas among text on slides as text in a line: LibreOffice draws only such as are all that a shape holds.
 */
export const writeFormulasInLine = (editor: XmlEditor): XmlEditor =>
  rewriteElements(editor, { takes: (name) => localName(name) === 'txBody', rewrite: linearText, maxNodes });
