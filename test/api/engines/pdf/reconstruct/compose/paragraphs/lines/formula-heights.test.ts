import { expect, it } from 'vitest';
import { formulaHeight } from '../../../../../../../../api/engines/pdf/reconstruct/compose/paragraphs/lines/formula-heights.ts';
import type { MathNode, MathRow } from '../../../../../../../../api/engines/pdf/reconstruct/model/formulas/formula.ts';

const run: MathNode = { type: 'run', text: 'x', style: 'italic' };
const scripts = (raised: MathRow, lowered: MathRow): MathNode => ({
  ...{ type: 'scripts', base: [run], raised, lowered, areBefore: false },
});
const fraction: MathNode = { type: 'fraction', above: [run], below: [run], hasBar: true };
const sum: MathNode = {
  type: 'operator',
  sign: '\u2211',
  raised: [run],
  lowered: [run],
  areBeside: false,
  operand: [run],
};

/** Formulas with their heights in LibreOffice 7.4, in points. */
const measured: readonly (readonly [string, MathNode, number])[] = [
  ['a letter', run, 13.3],
  ['an index', scripts([], [run]), 15],
  ['an index and a power', scripts([run], [run]), 16.7],
  ['a fraction', fraction, 28.3],
  ['a fraction in a fraction', { ...fraction, above: [fraction] }, 43.3],
  ['a fraction as a power', scripts([fraction], []), 23.1],
  ['a sum', sum, 32.3],
  ['a root of a fraction', { type: 'radical', degree: [], content: [fraction] }, 30.7],
  ['a fraction in brackets', { type: 'brackets', open: '(', close: ')', content: [fraction] }, 31.2],
  ['a limit', { type: 'limits', base: [run], above: [], below: [run] }, 21.2],
  ['a hat', { type: 'accent', sign: '\u0302', content: [run] }, 13.3],
  ['a function', { type: 'function', name: [run], operand: [run] }, 13.3],
  [
    'a matrix',
    {
      type: 'matrix',
      rows: [
        [[run], [run]],
        [[run], [run]],
      ],
      isLeft: false,
    },
    27.5,
  ],
];

it.each(measured)('%s is as high as readers set it', (_, node, height) => {
  expect(Math.abs(formulaHeight([node]) - height)).toBeLessThan(1);
});
