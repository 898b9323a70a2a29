import { zeroWidthSpace } from '../../model/characters/zero-width-space.ts';
import type { MathNode, MathRow, MathStyle } from '../../model/formulas/formula.ts';
import { element, escapeXml } from '../../ooxml/xml.ts';
import { withBareOperators } from './bare-operators.ts';
import { bareBrackets, literalPieces } from './literal-pieces.ts';

type NodeOf<Type extends MathNode['type']> = Extract<MathNode, { readonly type: Type }>;

/** A property with a value of the namespace for formulas. */
export const mathValue = (name: string, value: string | number) => element(name, { 'm:val': value });

/** The properties of runs by their styles (`m:rPr`, ECMA-376 part 1, section 22.1.2.91): italic letters are the default. */
const styles: Readonly<Record<MathStyle, string>> = {
  italic: '',
  upright: mathValue('m:sty', 'p'),
  bold: mathValue('m:sty', 'b'),
  'bold-italic': mathValue('m:sty', 'bi'),
  text: element('m:nor'),
};

/**
 * Writes a row of a formula.
 * @param letters The properties that all its letters have (`w:rPr`).
 */
export function rowXml(row: MathRow, letters: string): string {
  const nodes = withBareOperators(row);
  const bare = bareBrackets(nodes);
  return nodes.map((node) => nodeXml(node, letters, bare.get(node))).join('');
}

/**
 * Writes a node in the order of the schema (ECMA-376 part 1, section 22.1).
 * @param bare The places of brackets without a partner in a run.
 */
function nodeXml(node: MathNode, letters: string, bare: ReadonlySet<number> = new Set()): string {
  switch (node.type) {
    case 'run':
      return runXml(node, letters, bare);
    case 'fraction':
      return fractionXml(node, letters);
    case 'radical':
      return radicalXml(node, letters);
    case 'scripts':
      return scriptsXml(node, letters);
    case 'operator':
      return operatorXml(node, letters);
    case 'function':
      return functionXml(node, letters);
    case 'limits':
      return limitsXml(node, letters);
    case 'accent':
      return accentXml(node, letters);
    case 'bar':
      return barXml(node, letters);
    case 'brackets':
      return bracketsXml(node, letters);
    case 'matrix':
      return matrixXml(node, letters);
  }
}

/** The properties of a structure, those of the letters that it draws itself last. */
const propertiesXml = (name: string, letters: string, ...own: readonly string[]) =>
  element(`${name}Pr`, {}, ...own, element('m:ctrlPr', {}, letters));

/** A part of a structure that holds a row. */
const part = (name: string, row: MathRow, letters: string): string => element(name, {}, rowXml(row, letters));

/** Normal text is literal to all programs. */
function runXml({ text, style }: NodeOf<'run'>, letters: string, bare: ReadonlySet<number>): string {
  const pieces = style === 'text' ? [{ text, isLiteral: false }] : literalPieces(text, bare);
  return pieces
    .map((piece) => {
      const own = (piece.isLiteral ? element('m:lit') : '') + styles[style];
      const properties = own === '' ? '' : element('m:rPr', {}, own);
      return element('m:r', {}, properties, letters, `<m:t xml:space="preserve">${escapeXml(piece.text)}</m:t>`);
    })
    .join('');
}

const fractionXml = ({ above, below, hasBar }: NodeOf<'fraction'>, letters: string): string =>
  element(
    'm:f',
    {},
    propertiesXml('m:f', letters, hasBar ? '' : mathValue('m:type', 'noBar')),
    part('m:num', above, letters),
    part('m:den', below, letters),
  );

const radicalXml = ({ degree, content }: NodeOf<'radical'>, letters: string): string =>
  element(
    'm:rad',
    {},
    propertiesXml('m:rad', letters, degree.length === 0 ? mathValue('m:degHide', 1) : ''),
    part('m:deg', degree, letters),
    part('m:e', content, letters),
  );

function scriptsXml({ base, raised, lowered, areBefore }: NodeOf<'scripts'>, letters: string): string {
  const [below, above] = [part('m:sub', lowered, letters), part('m:sup', raised, letters)];
  const content = part('m:e', base, letters);
  if (areBefore) return element('m:sPre', {}, propertiesXml('m:sPre', letters), below, above, content);
  const name = raised.length === 0 ? 'm:sSub' : lowered.length === 0 ? 'm:sSup' : 'm:sSubSup';
  return element(
    name,
    {},
    propertiesXml(name, letters),
    content,
    lowered.length === 0 ? '' : below,
    raised.length === 0 ? '' : above,
  );
}

function operatorXml({ sign, raised, lowered, areBeside, operand }: NodeOf<'operator'>, letters: string): string {
  const properties = propertiesXml(
    'm:nary',
    letters,
    mathValue('m:chr', sign),
    mathValue('m:limLoc', areBeside ? 'subSup' : 'undOvr'),
    lowered.length === 0 ? mathValue('m:subHide', 1) : '',
    raised.length === 0 ? mathValue('m:supHide', 1) : '',
  );
  const limits = [part('m:sub', lowered, letters), part('m:sup', raised, letters)];
  return element('m:nary', {}, properties, ...limits, part('m:e', operand, letters));
}

const functionXml = ({ name, operand }: NodeOf<'function'>, letters: string): string =>
  element(
    'm:func',
    {},
    propertiesXml('m:func', letters),
    part('m:fName', name, letters),
    part('m:e', operand, letters),
  );

/** The base with what is below it is the base of what is above. */
function limitsXml({ base, above, below }: NodeOf<'limits'>, letters: string): string {
  const withLimit = (name: string, content: string, limit: MathRow) =>
    limit.length === 0
      ? content
      : element(name, {}, propertiesXml(name, letters), element('m:e', {}, content), part('m:lim', limit, letters));
  return withLimit('m:limUpp', withLimit('m:limLow', rowXml(base, letters), below), above);
}

const accentXml = ({ sign, content }: NodeOf<'accent'>, letters: string): string =>
  element('m:acc', {}, propertiesXml('m:acc', letters, mathValue('m:chr', sign)), part('m:e', content, letters));

function barXml({ side, content }: NodeOf<'bar'>, letters: string): string {
  const position = mathValue('m:pos', side === 'above' ? 'top' : 'bot');
  return element('m:bar', {}, propertiesXml('m:bar', letters, position), part('m:e', content, letters));
}

function bracketsXml({ open, close, content }: NodeOf<'brackets'>, letters: string): string {
  const signs = [mathValue('m:begChr', open), mathValue('m:endChr', close)];
  return element('m:d', {}, propertiesXml('m:d', letters, ...signs), part('m:e', content, letters));
}

/** What stands in an empty cell of a matrix, where LibreOffice shows a question mark and sets all cells in a row. */
const emptyCell: MathRow = [{ type: 'run', text: zeroWidthSpace, style: 'upright' }];

function matrixXml({ rows, isLeft }: NodeOf<'matrix'>, letters: string): string {
  const count = Math.max(...rows.map((cells) => cells.length));
  const alignment = mathValue('m:mcJc', isLeft ? 'left' : 'center');
  const columns = element('m:mc', {}, element('m:mcPr', {}, mathValue('m:count', count), alignment));
  return element(
    'm:m',
    {},
    propertiesXml('m:m', letters, element('m:mcs', {}, columns)),
    ...rows.map((cells) =>
      element('m:mr', {}, ...cells.map((cell) => part('m:e', cell.length === 0 ? emptyCell : cell, letters))),
    ),
  );
}
