import { isOff } from '../../../../../formats/xml/on-off.ts';
import { localName } from '../../../../../formats/xml/xml.ts';
import { childOf, childrenOf, elementsOf, stringOf, textOf, type XmlElement } from '../../edit/xml-tree.ts';
import { mathProperty, signOf } from '../../office-math.ts';
import { accented } from './accents.ts';
import { expression, operand, quoted, type Term } from './expression.ts';
import { inBrackets } from './formula-brackets.ts';
import { type MathStyle, termsOfText } from './formula-text.ts';
import { nAry } from './n-ary.ts';
import { group, type Piece } from './star-math.ts';

/** Where a formula stands. */
export interface FormulaPlace {
  /** Whether it stands on its own instead of in a line of text. */
  readonly isDisplayed: boolean;
}

type Structure = (element: XmlElement, place: FormulaPlace) => readonly Term[];

const propertyOf = (element: XmlElement, name: string) => stringOf(mathProperty(element, name));
const isOn = (element: XmlElement, name: string) => {
  const property = mathProperty(element, name);
  return property !== undefined && !isOff(stringOf(property));
};

/** An argument of a structure, between braces. */
const argument = (element: XmlElement | undefined, place: FormulaPlace): Piece =>
  group(expression(termsIn(element, place)));
const part = (element: XmlElement, name: string, place: FormulaPlace): Piece => argument(childOf(element, name), place);
const isEmpty = (element: XmlElement | undefined) => element === undefined || textOf(element) === '';

/** What stands at the foot or the head of something; null where it is empty or hidden. */
function limitOf(element: XmlElement, name: 'sub' | 'sup', place: FormulaPlace): Piece | null {
  const isHidden = isOn(element, `${name}Hide`) || isEmpty(childOf(element, name));
  return isHidden ? null : part(element, name, place);
}

/** Several pieces as one operand, whatever stands beside it. */
const grouped = (...pieces: readonly Piece[]): readonly Term[] => [operand(group(pieces))];

/** A structure with smaller expressions beside its own, by their names and their commands. */
const withScripts =
  (scripts: Readonly<Record<string, string>>): Structure =>
  (element, place) => [
    operand(
      part(element, 'e', place),
      ...Object.entries(scripts).flatMap(([name, command]) => [command, part(element, name, place)]),
    ),
  ];

/** Fractions by their kinds (ECMA-376 part 1, §22.1.3.12). */
const fraction: Structure = (element, place) => {
  const [above, below] = [part(element, 'num', place), part(element, 'den', place)];
  switch (propertyOf(element, 'type')) {
    case 'noBar':
      return grouped('binom', above, below);
    case 'lin':
      return grouped(above, '/', below);
    case 'skw':
      return grouped(above, 'wideslash', below);
    default:
      return grouped(above, 'over', below);
  }
};

const delimited: Structure = (element, place) => {
  const expressions = childrenOf(element, 'e').map((one) => expression(termsIn(one, place)));
  const [left, right] = [signOf(element, 'begChr', '('), signOf(element, 'endChr', ')')];
  return [operand(inBrackets(left, expressions, right, signOf(element, 'sepChr', '|')))];
};

const root: Structure = (element, place) =>
  isOn(element, 'degHide') || isEmpty(childOf(element, 'deg'))
    ? grouped('sqrt', part(element, 'e', place))
    : grouped('nroot', part(element, 'deg', place), part(element, 'e', place));

const overRange: Structure = (element, place) => {
  const limits = propertyOf(element, 'limLoc');
  const found = {
    sign: signOf(element, 'chr', '∫'),
    from: limitOf(element, 'sub', place),
    to: limitOf(element, 'sup', place),
    of: part(element, 'e', place),
    limits: limits === 'undOvr' || limits === 'subSup' ? limits : undefined,
  } as const;
  return grouped(...nAry(found, place.isDisplayed));
};

/** Braces over and under an expression, with a label if there is one. */
const braces: Readonly<Record<string, string>> = { '⏞': 'overbrace', '⏟': 'underbrace' };

function embraced(element: XmlElement, place: FormulaPlace, label: Piece): readonly Term[] {
  const sign = signOf(element, 'chr', '⏟');
  const inner = part(element, 'e', place);
  const brace = braces[sign];
  if (brace !== undefined) return grouped(inner, brace, label);
  const isAbove = propertyOf(element, 'pos') === 'top';
  return grouped(inner, isAbove ? 'csup' : 'csub', group(quoted(sign)));
}

/** An expression with another one above or below it, which may be the label of a brace. */
const limited =
  (command: 'csup' | 'csub'): Structure =>
  (element, place) => {
    const [inner, ...others] = elementsOf(childOf(element, 'e')).filter(({ name }) => !name.endsWith('Pr'));
    const label = part(element, 'lim', place);
    const isBraced = inner !== undefined && others.length === 0 && localName(inner.name) === 'groupChr';
    if (isBraced && signOf(inner, 'chr', '⏟') in braces) return embraced(inner, place, label);
    return grouped(part(element, 'e', place), command, label);
  };

/** Cells up to which the rows of a matrix are made equally long. */
const maxCells = 10_000;

/** Rows of cells, with empty ones at their ends where others have more. */
function matrix(rows: readonly (readonly (readonly Piece[])[])[]): readonly Term[] {
  const longest = Math.max(0, ...rows.map((row) => row.length));
  if (longest === 0) return [];
  const width = longest * rows.length > maxCells ? 0 : longest;
  const lines = rows.map((row) =>
    Array.from({ length: Math.max(width, row.length) }, (_, place) => row[place] ?? expression([])).flatMap(
      (cell, place) => [...(place === 0 ? [] : ['#']), ...cell],
    ),
  );
  return grouped('matrix', group(lines.flatMap((line, place) => [...(place === 0 ? [] : ['##']), ...line])));
}

/** Equations below each other: what stands between signs of alignment is a column, in turn to the right and to the left. */
const equations: Structure = (element, place) => {
  const rows = childrenOf(element, 'e').map((row) => {
    const cells: Term[][] = [[]];
    for (const term of termsIn(row, place)) {
      if (isAlignment(term)) cells.push([]);
      else cells.at(-1)?.push(term);
    }
    return cells.map((terms, column) => [
      column % 2 === 0 && cells.length > 1 ? 'alignr' : 'alignl',
      ...expression(terms),
    ]);
  });
  return matrix(rows);
};

/** Whether a term is a sign of alignment between equations. */
const isAlignment = (term: Term) => 'pieces' in term && term.pieces[0] === '"&"';

/** The structures of formulas (ECMA-376 part 1, §22.1.2). */
const structures: Readonly<Record<string, Structure>> = {
  r: (run) => {
    const text = childrenOf(run, 't').map(textOf).join('');
    const properties = childOf(run, 'rPr');
    const isPlain = childOf(properties, 'nor') !== undefined || childOf(properties, 'lit') !== undefined;
    if (isPlain) return text === '' ? [] : [operand(...quoted(text))];
    return termsOfText(text, (stringOf(childOf(properties, 'sty')) ?? 'i') as MathStyle);
  },
  f: fraction,
  sSup: withScripts({ sup: '^' }),
  sSub: withScripts({ sub: 'rsub' }),
  sSubSup: withScripts({ sub: 'rsub', sup: 'rsup' }),
  sPre: withScripts({ sub: 'lsub', sup: 'lsup' }),
  rad: root,
  nary: overRange,
  d: delimited,
  func: (element, place) => grouped(part(element, 'fName', place), part(element, 'e', place)),
  limLow: limited('csub'),
  limUpp: limited('csup'),
  acc: (element, place) =>
    grouped(...accented(expression(termsIn(childOf(element, 'e'), place)), signOf(element, 'chr', '\u0302'))),
  bar: (element, place) =>
    grouped(propertyOf(element, 'pos') === 'top' ? 'overline' : 'underline', part(element, 'e', place)),
  groupChr: (element, place) => embraced(element, place, group(expression([]))),
  borderBox: (element, place) =>
    isOn(element, 'strikeH') ? grouped('overstrike', part(element, 'e', place)) : [operand(part(element, 'e', place))],
  phant: (element, place) =>
    isOff(propertyOf(element, 'show'))
      ? grouped('phantom', part(element, 'e', place))
      : [operand(part(element, 'e', place))],
  eqArr: equations,
  m: (element, place) =>
    matrix(
      childrenOf(element, 'mr').map((row) => childrenOf(row, 'e').map((cell) => expression(termsIn(cell, place)))),
    ),
};

/** Elements whose content a formula no longer has, or that only say how it looks. */
const leftOut = /^(?:del|moveFrom)$|Pr$/;

function termsIn(element: XmlElement | undefined, place: FormulaPlace): readonly Term[] {
  return elementsOf(element).flatMap((child) => {
    const name = localName(child.name);
    if (leftOut.test(name)) return [];
    const structure = Object.hasOwn(structures, name) ? structures[name] : undefined;
    return structure?.(child, place) ?? termsIn(child, place);
  });
}

/** A formula as StarMath. Of what StarMath lacks, all text is kept. */
export const starMathOf = (formula: XmlElement, place: FormulaPlace): readonly Piece[] =>
  expression(termsIn(formula, place));
