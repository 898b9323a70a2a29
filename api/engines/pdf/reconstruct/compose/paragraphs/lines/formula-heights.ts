import { kindsOf, type Line } from '../../../lines/line.ts';
import type { MathNode, MathRow } from '../../../model/formulas/formula.ts';
import type { Passage } from '../../../paragraphs/passage.ts';
import { thresholds } from '../thresholds.ts';

const limits = thresholds.formulas;

function nodeHeight(node: MathNode): number {
  const small = (row: MathRow) => (row.length === 0 ? 0 : limits.smallTimes * formulaHeight(row));
  const beyond = (row: MathRow) => Math.max(0, small(row) - limits.besideScript);
  switch (node.type) {
    case 'run':
      return limits.letters;
    case 'fraction':
      return formulaHeight(node.above) + formulaHeight(node.below) + limits.bar;
    case 'radical':
      return limits.rootTimes * formulaHeight(node.content);
    case 'scripts':
      return formulaHeight(node.base) + beyond(node.raised) + beyond(node.lowered);
    case 'operator':
      return Math.max(limits.operator + small(node.raised) + small(node.lowered), formulaHeight(node.operand));
    case 'function':
      return Math.max(formulaHeight(node.name), formulaHeight(node.operand));
    case 'limits':
      return formulaHeight(node.base) + small(node.above) + small(node.below);
    case 'accent':
    case 'bar':
      return formulaHeight(node.content);
    case 'brackets':
      return limits.bracketTimes * formulaHeight(node.content);
    case 'matrix':
      return node.rows.reduce(
        (sum, cells) => sum + Math.max(...cells.map(formulaHeight)) + limits.rowGap,
        -limits.rowGap,
      );
  }
}

/** How high LibreOffice sets a formula, in points, whatever the size of its text. */
export function formulaHeight(row: MathRow): number {
  return row.reduce<number>((highest, node) => Math.max(highest, nodeHeight(node)), limits.letters);
}

/** How high the formulas of a line are set, in points; 0 for a line without any. */
export function highestFormula(line: Line): number {
  if (!kindsOf(line).some(({ formula }) => formula !== undefined)) return 0;
  return line.marks.reduce((highest, { formula }) => Math.max(highest, formula ? formulaHeight(formula.row) : 0), 0);
}

/** Whether readers must make lines higher for formulas: fractions and limits. Indices and hats have room in any line. */
export const hasHighFormula = ({ lines }: Pick<Passage, 'lines'>): boolean =>
  lines.some((line) => highestFormula(line) > limits.maxLow);
