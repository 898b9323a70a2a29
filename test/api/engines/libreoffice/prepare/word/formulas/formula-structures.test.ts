import { expect, it } from 'vitest';
import type { XmlElement } from '../../../../../../../api/engines/libreoffice/prepare/edit/xml-tree.ts';
import { starMathOf } from '../../../../../../../api/engines/libreoffice/prepare/word/formulas/formula-structures.ts';
import type { Piece } from '../../../../../../../api/engines/libreoffice/prepare/word/formulas/star-math.ts';

type Content = readonly (XmlElement | string)[];
const el = (name: string, ...children: Content): XmlElement => ({
  name: `m:${name}`,
  attributes: {},
  children: [...children],
});
const set = (name: string, value: string): XmlElement => ({
  name: `m:${name}`,
  attributes: { 'm:val': value },
  children: [],
});
const text = (content: string) => el('r', el('t', content));

/** The code of a formula as LibreOffice joins it. */
const joined = (pieces: readonly Piece[]): string =>
  pieces
    .map((piece) =>
      typeof piece === 'string'
        ? piece
        : 'group' in piece
          ? `{${joined(piece.group)}}`
          : `${piece.left}<${joined(piece.inner)}>${piece.right}`,
    )
    .join(' ');
const code = (...children: Content) => joined(starMathOf(el('oMath', ...children), { isDisplayed: true }));

it('writes scripts, with operands where a charge or a star stands alone', () => {
  expect(code(el('sSup', el('e', text('H')), el('sup', text('+'))))).toBe('{H} ^ {+ ""}');
  expect(code(el('sSub', el('e', text('T')), el('sub', text('in'))))).toBe('{T} rsub {ital "in"}');
  expect(code(el('sSubSup', el('e', text('x')), el('sub', text('i')), el('sup')))).toBe('{x} rsub {i} rsup {""}');
  expect(code(el('sPre', el('sub', text('6')), el('sup', text('14')), el('e', text('C'))))).toBe(
    '{C} lsub {6} lsup {14}',
  );
});

it('pairs a parenthesis with one in another run', () => {
  const index = el('sSub', el('e', text('l')), el('sub', text('i')));
  expect(code(text('Var ('), index, text(')'))).toBe('Var left (<{l} rsub {i}>right )');
  expect(code(text('Var ('), index)).toBe('Var left (<"">right none {l} rsub {i}'.replace('>right', '> right'));
});

it('writes fractions and roots of all kinds', () => {
  const fraction = (kind: string) =>
    code(el('f', el('fPr', set('type', kind)), el('num', text('a')), el('den', text('b'))));
  expect(['bar', 'lin', 'skw', 'noBar'].map(fraction)).toEqual([
    '{{a} over {b}}',
    '{{a} / {b}}',
    '{{a} wideslash {b}}',
    '{binom {a} {b}}',
  ]);
  expect(code(el('rad', el('radPr', set('degHide', '1')), el('deg'), el('e', text('2'))))).toBe('{sqrt {2}}');
  expect(code(el('rad', el('deg', text('3')), el('e', text('2'))))).toBe('{nroot {3} {2}}');
});

it('writes operators over a range, without what is hidden or empty', () => {
  const range = (sub: string, ...properties: Content) =>
    code(el('nary', el('naryPr', ...properties), el('sub', text(sub)), el('sup'), el('e', text('x'))));
  expect(range('i', set('chr', '⋂'))).toBe('{{size *1.6 "⋂"} csub {i} {x}}');
  expect(range('C', set('limLoc', 'subSup'))).toBe('{int rsub {C} {x}}');
  expect(range('C', el('subHide'))).toBe('{int {x}}');
});

it('writes brackets with what divides their expressions', () => {
  const both = [el('e', text('a')), el('e', el('sSup', el('e', text('b')), el('sup', text('2'))))];
  expect(code(el('d', ...both))).toBe('left (<a mline {b} ^ {2}>right )');
  expect(code(el('d', el('dPr', set('begChr', '{'), set('sepChr', ','), el('endChr')), ...both))).toBe(
    'left lbrace<a "," {b} ^ {2}> right none',
  );
});

it('divides low brackets by the sign itself, which are no place for a high line', () => {
  expect(code(el('d', el('e', text('A')), el('e', text('B'))))).toBe('\\( A "|" B \\)');
});

it('writes accents, lines and braces', () => {
  expect(code(el('acc', el('e', text('x'))))).toBe('{widehat {x}}');
  expect(code(el('bar', el('barPr', set('pos', 'top')), el('e', text('x'))))).toBe('{overline {x}}');
  const braced = el('groupChr', el('groupChrPr', set('chr', '⏞'), set('pos', 'top')), el('e', text('x')));
  expect(code(braced)).toBe('{{x} overbrace {""}}');
  expect(code(el('limUpp', el('e', braced), el('lim', text('n'))))).toBe('{{x} overbrace {n}}');
  expect(code(el('limLow', el('e', text('max')), el('lim', text('x'))))).toBe('{{max} csub {x}}');
  expect(code(el('groupChr', el('groupChrPr', set('chr', '→'), set('pos', 'top')), el('e', text('x'))))).toBe(
    '{{x} csup {"→"}}',
  );
});

it('leaves out a matrix without cells', () => {
  expect(code(text('x'), el('m'))).toBe('x');
});

it('writes rows of cells with as many in each, and aligns equations at their signs', () => {
  const row = (...cells: readonly string[]) => el('mr', ...cells.map((cell) => el('e', text(cell))));
  expect(code(el('m', row('1', '0'), row('2')))).toBe('{matrix {1 # 0 ## 2 # ""}}');
  expect(code(el('eqArr', el('e', text('x&=1')), el('e', text('yy&=2'))))).toBe(
    '{matrix {alignr x # alignl "" = 1 ## alignr yy # alignl "" = 2}}',
  );
  expect(code(el('eqArr', el('e', text('a')), el('e', text('b'))))).toBe('{matrix {alignl a ## alignl b}}');
});

it('keeps text as it is, and what stands in elements that it does not know, but not what was deleted', () => {
  expect(code(el('r', el('rPr', el('nor')), el('t', 'if size > 1')))).toBe('"if size > 1"');
  expect(code(el('box', el('e', text('a'))), el('phant', el('phantPr', set('show', '0')), el('e', text('b'))))).toBe(
    'a {phantom {b}}',
  );
  expect(
    code(
      { name: 'w:del', attributes: {}, children: [text('old')] },
      { name: 'w:ins', attributes: {}, children: [text('new')] },
    ),
  ).toBe('new');
});
