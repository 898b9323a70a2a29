import { describe, expect, it } from 'vitest';
import { blocksOfLines, layerLines } from '../../../../../../../api/engines/pdf/reconstruct/scans/layer/layer-words.ts';
import { layerLine } from '../../../../../../support/rebuilt-pdf/text-layer.ts';

const textsOf = (lines: ReturnType<typeof layerLines>) => lines.map((line) => line.map(({ text }) => text));
const mirrored = (text: string, right: number, baseline: number) =>
  layerLine(text, 0, baseline).map((letter, index) => ({
    ...letter,
    x0: right - 4 * (index + 1),
    x1: right - 4 * index,
  }));

describe('the words of a text layer', () => {
  it('are divided at spaces, and into lines at other baselines and wide gaps', () => {
    const letters = [...layerLine('one two', 20, 50), ...layerLine('apart', 120, 50), ...layerLine('three', 20, 70)];
    const lines = layerLines({ glyphs: letters, rotated: [] });
    expect(textsOf(lines)).toEqual([['one', 'two'], ['apart'], ['three']]);
    expect(lines[0]?.map(({ x0, x1, baseline, size }) => [x0, x1, baseline, size])).toEqual([
      [20, 32, 50, 8],
      [36, 48, 50, 8],
    ]);
  });

  it('are divided at narrow gaps where no spaces are written', () => {
    const [one, two] = [layerLine('one', 20, 50), layerLine('two', 34, 50)];
    const withSpaces = layerLine('a line with spaces', 20, 70);
    expect(textsOf(layerLines({ glyphs: [...one, ...two], rotated: [] }))).toEqual([['one', 'two']]);
    expect(textsOf(layerLines({ glyphs: [...one, ...two, ...withSpaces], rotated: [] }))[0]).toEqual(['onetwo']);
  });

  it('are read to the left where their letters are, but for numbers', () => {
    const lines = layerLines({ glyphs: layerLine('12גבא', 20, 50), rotated: mirrored('שלום', 100, 80) });
    expect(textsOf(lines)).toEqual([['אבג12'], ['שלום']]);
  });

  it('are not those of lines that run up', () => {
    const upwards = layerLine('margin', 20, 50).map((letter, index) => ({
      ...letter,
      baseline: 50 - 4 * index,
      x0: 20,
    }));
    expect(layerLines({ glyphs: [], rotated: upwards })).toEqual([]);
  });

  it('are without marks of directions', () => {
    const [mark] = layerLine('\u200f', 20, 50);
    expect(
      textsOf(layerLines({ glyphs: mark === undefined ? [] : [mark, ...layerLine('one', 24, 50)], rotated: [] })),
    ).toEqual([['one']]);
  });

  it('are in one block where their lines follow closely', () => {
    const letters = [40, 50, 60, 90].flatMap((baseline) => layerLine('one two', 20, baseline));
    expect(blocksOfLines(layerLines({ glyphs: letters, rotated: [] })).map((block) => block.length)).toEqual([3, 1]);
  });
});
