import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Line } from '../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import { continuedLines } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/continued-lines.ts';
import { joinSegments } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const edges = { x0: 50, x1: 450 };
const continued = (...texts: readonly string[]) => {
  const lines = findSegments(texts.flatMap((text, index) => glyphs(text, 50, 100 + 12 * index)));
  return [...continuedLines(lines, edges)].map((line) => lines.indexOf(line));
};

describe('lines that end before the edge of their column', () => {
  it('continue if all break at the same edge', () => {
    const paragraph = ['Text beside a picture is', 'narrower than its column,', 'and goes on below it.'];
    expect(continued(...paragraph)).toEqual([1, 2]);
    expect(continued('Text beside a picture is', 'as wide as few are,', 'ok')).toEqual([]);
  });

  it('may begin with nouns, which German writes with capitals, if others go on in small letters', () => {
    const german = [
      'Da mehrere gestartet werden,',
      'sollten sie dann beim Start',
      'Namen angeben können und so',
      'den Dienst finden.',
    ];
    expect(continued(...german)).toEqual([1, 2, 3]);
    expect(continued('Bachelor of many arts', 'Master of some arts', 'Doctor of fine arts')).toEqual([]);
  });

  it('continue if a long one ends within a sentence', () => {
    const long = 'A paragraph that keeps somewhat off the right edge of its column because';
    expect(continued(long, 'it was set so.')).toEqual([1]);
    expect(continued(long, 'It was set so.')).toEqual([]);
  });

  it('go on below an indented first line that ends where they do, and where a word is divided', () => {
    const abstractOf = (indent: number, second: string) => {
      const at = [50 + indent, 50, 50];
      const texts = ['The program in this paper is', second, 'dresses the need of others.'];
      return [
        ...continuedLines(
          findSegments(texts.flatMap((text, row) => glyphs(text, at[row] ?? 0, 100 + 12 * row))),
          edges,
        ),
      ].length;
    };
    expect(abstractOf(25, 'for a need of many that it also ad-')).toBe(0);
    expect(abstractOf(35, 'for a need of many that it also ad-')).toBe(2);
  });

  it('go on below what comes after a label or a tab', () => {
    const long = 'a paragraph that keeps somewhat off the right edge since it';
    const at = (x: number, label: string) => {
      const letters = [...glyphs(label, 50, 100), ...glyphs(long, 90, 100), ...glyphs('was set so', x, 112)];
      return continuedLines(joinSegments(findSegments(letters)), edges).size;
    };
    expect([at(90, '1.'), at(90, 'Note'), at(50, 'Note'), at(70, '1.')]).toEqual([1, 1, 0, 0]);
  });

  it('are no program code', () => {
    const fixedOf = (...texts: readonly string[]) => {
      const lines = findSegments(texts.flatMap((text, index) => glyphs(text, 50, 100 + 12 * index))).map((line) => ({
        ...line,
        look: { ...line.look, isFixedPitch: true },
      }));
      const [{ look } = lines[0] as Line] = lines;
      return continuedLines(
        lines.map((line) => ({ ...line, look })),
        edges,
      ).size;
    };
    expect(fixedOf('rval <- crossprod(psi)/n', 'if(adjust) rval <- 2 * rval', 'rval is what it returns')).toBe(0);
    expect(fixedOf('Text beside a picture is', 'narrower than its column,', 'and goes on below it.')).toBe(2);
  });

  it('are no lists of words', () => {
    expect(continued('green tea', 'black tea', 'red wine')).toEqual([]);
  });
});
