import { expect, it } from 'vitest';
import { linearFormula } from '../../../../../../../api/engines/libreoffice/prepare/word/fields/linear-formula.ts';
import { withinCpuTime } from '../../../../../../support/processes/within-cpu-time.ts';

it.each([
  [' EQ \\f(1,2) ', '1/2'],
  ['eq \\f(a+b;\\r(3,x)) + c', '(a+b)/(3√x) + c'],
  [' EQ \\r(x y)', '√(x y)'],
  [' EQ \\i \\su(1,5,3x)', '∑(1; 5) 3x'],
  [' EQ \\b \\bc\\{ (\\a \\al \\co2 \\vs3(A,B,C))', '(A, B, C)'],
  [' EQ \\o\\ac(○,字)', '○字'],
  [' EQ \\x \\to \\bo(boxed \\(so\\))', 'boxed (so)'],
  [' EQ a\\s\\up8(2)\\d \\fo10 () ', 'a2'],
  [' EQ \\* MERGEFORMAT \\l(one,two', 'one, two'],
])('writes %s as %s', (instruction, line) => {
  expect(linearFormula(instruction)).toBe(line);
});

it('leaves other fields, and text above text, to LibreOffice', () => {
  expect(linearFormula(' EQUAL x')).toBeNull();
  expect(linearFormula(' EQ \\* jc0 \\* "Font:Arial" \\* hps12 \\o\\ad(\\s\\up 11(pinyin),汉)')).toBeNull();
});

it(
  'reads elements without end, and what is very long, in little time',
  withinCpuTime(1000, () => {
    linearFormula(` EQ ${'\\f('.repeat(1600)}`);
    linearFormula(` EQ ${'\\f\\ab 1'.repeat(700)}`);
    linearFormula(` EQ ${'\\* '.repeat(500_000)}`);
  }),
);
