import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../api/engines/pdf/analyse/find-lines.ts';
import { joinSegments } from '../../../../../api/engines/pdf/analyse/join-segments.ts';
import { glyphs } from '../../../../support/glyphs.ts';

const edges = { x0: 50, x1: 250 };
const guessed = (text: string, x: number, baseline: number) =>
  glyphs(text, x, baseline).map((glyph, index) => (index === 0 ? { ...glyph, space: 'guessed' as const } : glyph));

describe('whole lines', () => {
  it('have a tab where there is a gap', () => {
    const segments = findSegments([...glyphs('Name', 50, 100), ...guessed('Value', 150, 100)]);
    expect(joinSegments(segments, edges).map(({ text }) => text)).toEqual(['Name\tValue']);
  });

  it('have spaces where a line was stretched between the edges', () => {
    const textOf = (second: number) =>
      joinSegments(
        findSegments([...glyphs('These', 50, 100), ...guessed('are', second, 100), ...guessed('three', 225, 100)]),
        edges,
      )[0]?.text;
    expect(textOf(142)).toBe('These are three');
    expect(textOf(110)).toBe('These\tare\tthree');
  });

  it('know a stretched space by the full lines around it', () => {
    const full = glyphs('these are forty letters to the very edge', 50, 112);
    const line = [...glyphs('equally', 50, 100), ...guessed('wide', 230, 100)];
    expect(joinSegments(findSegments([...line, ...full]), edges)[0]?.text).toBe('equally wide');
    expect(joinSegments(findSegments(line), edges)[0]?.text).toBe('equally\twide');
  });

  it('have a tab in place of the dots before a page number', () => {
    const segments = findSegments(glyphs('Chapter .......... 7', 50, 100));
    const [line] = joinSegments(segments, edges);
    expect(line?.marks.some(({ type, hasLeader }) => type === 'tab' && hasLeader)).toBe(true);
  });
});
