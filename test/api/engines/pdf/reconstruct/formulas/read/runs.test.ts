import { describe, expect, it } from 'vitest';
import { styledLetter, withLongRuns } from '../../../../../../../api/engines/pdf/reconstruct/formulas/read/runs.ts';
import type { MathRow } from '../../../../../../../api/engines/pdf/reconstruct/model/formulas/formula.ts';
import type { Glyph, Look } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { letters, mathLook } from '../../../../../../support/rebuilt-pdf/formula.ts';
import { look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const styleOf = (text: string, of: Look = mathLook) => {
  const { text: plain, style } = styledLetter(letters(text, 0, 10, of)[0] as Glyph);
  return `${style}:${plain}`;
};

describe('the style of a letter', () => {
  it('is italic for variables, and for signs and digits, which have no other', () => {
    expect([styleOf('x'), styleOf('='), styleOf('2')]).toEqual(['italic:x', 'italic:=', 'italic:2']);
  });

  it('is upright for letters of a font for text', () => {
    expect(styleOf('d', { ...look, font: 'CMR10' })).toBe('upright:d');
  });

  it('is bold for what people mark', () => {
    const bold = { ...look, font: 'CMBX10', isBold: true };
    expect([styleOf('v', bold), styleOf('1', bold)]).toEqual(['bold:v', 'bold:1']);
    expect(styleOf('v', { ...bold, isItalic: true })).toBe('bold-italic:v');
  });

  it('is that of Unicode’s letters for formulas, which become plain ones', () => {
    expect(['𝑥', 'ℎ', '𝐲', '𝒛', '𝟐', '𝛼'].map((text) => styleOf(text))).toEqual([
      'italic:x',
      'italic:h',
      'bold:y',
      'bold-italic:z',
      'bold:2',
      'italic:α',
    ]);
  });
});

it('runs of one style become one, and empty ones none', () => {
  const row: MathRow = [
    { type: 'run', text: 'a', style: 'italic' },
    { type: 'run', text: '', style: 'bold' },
    { type: 'run', text: 'b', style: 'italic' },
    { type: 'run', text: 'c', style: 'upright' },
    { type: 'bar', side: 'above', content: [] },
    { type: 'run', text: 'd', style: 'upright' },
  ];
  expect(withLongRuns(row).map((node) => (node.type === 'run' ? node.text : node.type))).toEqual([
    'ab',
    'c',
    'bar',
    'd',
  ]);
});
