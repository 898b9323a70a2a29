import { expect, it } from 'vitest';
import {
  showSymbolRuns,
  symbolRunHint,
} from '../../../../../../../api/engines/libreoffice/prepare/slides/text/symbol-runs.ts';
import { edited } from '../../../../../../support/office/edited.ts';

const shown = (content: string) => edited(content, showSymbolRuns);
const run = (properties: string, text: string) =>
  `<a:r><a:rPr lang="en-US">${properties}</a:rPr><a:t>${text}</a:t></a:r>`;
const standIns = (family: string) =>
  ['latin', 'ea', 'cs'].map((name) => `<a:${name} typeface="Stand-in for ${family}"/>`).join('');
const fill = '<a:solidFill/>';
const sym = '<a:sym typeface="Wingdings" pitchFamily="2" charset="2"/>';

it('shows arrows that are letters with a font for signs', () => {
  expect(shown(run(`${fill}<a:latin typeface="Arial"/>${sym}<a:hlinkClick/>`, ' à '))).toBe(
    run(`${fill}${standIns('Wingdings')}<a:hlinkClick/>`, ' → '),
  );
});

it('leaves words behind an arrow, and signs of other fonts', () => {
  expect(shown(run(sym, 'Words'))).toBeNull();
  expect(shown(run(sym, ' '))).toBeNull();
  expect(shown(run('<a:sym typeface="Montserrat"/>', 'à'))).toBeNull();
  expect(shown('<a:r><a:t>à</a:t></a:r>')).toBeNull();
});

it('shows text in fonts of signs as Unicode characters, where all of them are known', () => {
  expect(shown(run('<a:latin typeface="Symbol"/>', 'a b'))).toBe(run(standIns('Symbol'), 'α β'));
  expect(shown(run('<a:latin typeface="Wingdings"/>', 'J\u2588'))).toBeNull();
});

it('reads a long text once', () => {
  expect(shown(run(sym, `${'à'.repeat(200_000)}a`))).toBeNull();
});

it('knows slides that name fonts of signs for text', () => {
  expect(symbolRunHint.test(`<a:rPr>${sym}`)).toBe(true);
  expect(symbolRunHint.test('<a:buFont typeface="Wingdings"/>')).toBe(false);
});
