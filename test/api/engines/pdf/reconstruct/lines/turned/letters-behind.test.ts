import { describe, expect, it } from 'vitest';
import { createBehindFinder } from '../../../../../../../api/engines/pdf/reconstruct/lines/turned/letters-behind.ts';
import type { Glyph } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    glyphs('some text of a page, and more of it', 50, 100 + 12 * index),
  ).flat();
const stamp = (text = 'Draft', size = 60) => glyphs(text, 50, 150, { ...look, size });
const textOf = (letters: readonly Glyph[]) => letters.map(({ text }) => text).join('');

describe('letters behind the text of a page', () => {
  it('are large ones that lines are set over', () => {
    const text = lines(6);
    const { behind, others } = createBehindFinder()([...stamp(), ...text]);
    expect(textOf(behind)).toBe('Draft');
    expect(others).toEqual(text);
  });

  it('are those at the same place of later pages, too, whatever text these have', () => {
    const partBehind = createBehindFinder();
    partBehind([...stamp(), ...lines(6)]);
    const short = glyphs('some text of another page', 50, 300);
    expect(textOf(partBehind([...stamp(), ...short]).behind)).toBe('Draft');
    expect(textOf(partBehind([...stamp('Other'), ...short]).behind)).toBe('');
  });

  it('are a single large letter, too, if lines run over it', () => {
    const text = lines(6);
    expect(textOf(createBehindFinder()([...stamp('A'), ...text]).behind)).toBe('A');
    expect(textOf(createBehindFinder()([...stamp('A'), ...lines(3)]).behind)).toBe('');
  });

  it('are no headings, letters over a single line, or large initials', () => {
    const partBehind = createBehindFinder();
    const heading = glyphs('Heading', 50, 80, { ...look, size: 60 });
    expect(partBehind([...heading, ...lines(6)]).behind).toEqual([]);
    expect(partBehind([...stamp(), ...glyphs('some text of a page, and more', 50, 124)]).behind).toEqual([]);
    const beside = Array.from({ length: 3 }, (_, index) => glyphs('some text of a page', 75, 100 + 20 * index)).flat();
    expect(partBehind([...stamp('D'), ...beside, ...lines(2)]).behind).toEqual([]);
    expect(partBehind([...stamp('Draft', 15), ...lines(6)]).behind).toEqual([]);
  });
});
