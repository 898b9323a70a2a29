import { describe, expect, it } from 'vitest';
import { sheetOf } from '../../../../../api/engines/text-layout/paper.ts';
import { textKind } from '../../../../../api/engines/text-layout/prose/text-kind.ts';
import { planText } from '../../../../../api/engines/text-layout/prose/text-plan.ts';

const a4 = sheetOf({}, 'A4');
const kindOf = (text: string) => textKind(text.split('\n'));

describe('textKind', () => {
  it.each([
    ['aligned columns', 'name      count\npaper     3\nglue      14\n'],
    ['tabs between values', 'a\tb\tc\n1\t2\t3\n'],
    ['a program', 'function add(a, b) {\n  return a + b;\n}\n'],
    ['box drawing', '┌───┐\n│ a │\n└───┘\n'],
    ['ruled lines', '+-----+\n| a   |\n+-----+\n'],
  ])('sees columns in %s', (_, text) => expect(kindOf(text)).toBe('columns'));

  it.each([
    ['a letter', 'Dear reader,\n\nthis is a letter.\n\n    With an indented line.\n\nYours\n'],
    ['long paragraphs', `${'A sentence that goes on. '.repeat(20)}\n\n${'Another one. '.repeat(30)}`],
    ['a list', '- one\n- two\n- three\n'],
    ['nothing', ''],
    ['Chinese', '人人生而自由，在尊严和权利上一律平等。\n他们赋有理性和良心。'],
  ])('sees prose in %s', (_, text) => expect(kindOf(text)).toBe('prose'));
});

describe('planText', () => {
  const widths = (em: number) => Array.from({ length: 100 }, () => em);

  it('turns the page for wide columns and keeps narrow ones upright', () => {
    expect(planText('columns', widths(48), a4).page.width).toBeLessThan(600);
    expect(planText('columns', widths(79), a4).page.width).toBeGreaterThan(800);
  });

  it('uses smaller type if that keeps hand-broken lines whole', () => {
    expect(planText('prose', widths(40), a4).fontSize).toBe(11);
    const plan = planText('prose', widths(46), a4);
    expect(46 * plan.fontSize).toBeLessThanOrEqual(plan.page.width - 2 * plan.margin);
    expect(planText('prose', widths(500), a4).fontSize).toBe(11);
  });
});
