import { describe, expect, it } from 'vitest';
import type { Block, Line } from '../../../../../../../api/engines/pdf/layout/page-layout.ts';
import { advancesIn } from '../../../../../../../api/engines/pdf/reconstruct/scans/faces/advances.ts';
import { lineFaces } from '../../../../../../../api/engines/pdf/reconstruct/scans/faces/line-faces.ts';

describe('the faces of recognised lines', () => {
  /** Ink begins and ends within the first and the last letter, in ems. */
  const bearings = 0.08;
  /** A line whose words are as wide as in a family at a size; capitals reach from its baseline up, descenders below it. */
  const lineOf = (text: string, family: string, size = 10, height = 0.93 * size, isBold = false): Line => {
    const advanceOf = advancesIn({ family, isBold });
    let xMin = 50;
    const words = text.split(' ').map((word) => {
      const advance = [...word].reduce((sum, letter) => sum + (advanceOf(letter) ?? 0.5), 0) - bearings;
      const box = { text: word, xMin, xMax: xMin + advance * size, yMin: 100, yMax: 100 + height };
      xMin = box.xMax + 0.3 * size;
      return box;
    });
    return { xMin: 50, xMax: xMin, yMin: 100, yMax: 100 + height, words, isRightToLeft: false };
  };
  const blockOf = (...lines: readonly Line[]): Block => ({ xMin: 50, xMax: 550, yMin: 100, yMax: 200, lines });
  const facesOf = (...blocks: readonly Block[]) => {
    const faces = lineFaces(blocks, () => false);
    return blocks.flatMap(({ lines }) => lines.map((line) => faces.get(line)));
  };
  const text = blockOf(
    lineOf('Simultaneously played tracks were willingly mixed', 'Times New Roman'),
    lineOf('together from different musical instruments', 'Times New Roman'),
  );

  it('are of the family in which words have the same size, and of that size', () => {
    for (const face of facesOf(text))
      expect(face).toMatchObject({ family: 'Times New Roman', em: expect.closeTo(10, 1) });
  });

  it('are also of families that no free font is as wide as, if many letters tell it', () => {
    const line = 'Simultaneously played tracks were willingly mixed together from different musical instruments';
    const verdana = blockOf(...Array.from({ length: 2 }, () => lineOf(line, 'Verdana')));
    for (const face of facesOf(verdana)) expect(face).toMatchObject({ family: 'Verdana', em: expect.closeTo(10, 1) });
    const [few] = facesOf(blockOf(lineOf('Simultaneously played tracks', 'Verdana')));
    expect(few?.family).not.toBe('Verdana');
  });

  it('are told by words without signs, whose widths are not listed in all families', () => {
    const [first] = text.lines;
    const signs = { ...lineOf('well-known and so-called co-operators', 'Times New Roman') };
    const words = signs.words.map((word) => ({ ...word, xMax: word.text.includes('-') ? word.xMax + 9 : word.xMax }));
    expect(facesOf(blockOf(first as Line, { ...signs, words }))[0]?.family).toBe('Times New Roman');
  });

  it('are of one width in a block of which many letters tell it', () => {
    const program = blockOf(
      lineOf('function willingly returns millimetres', 'Courier New'),
      lineOf('import everything from modules', 'Courier New'),
    );
    expect(facesOf(text, program).map((face) => face?.family)).toEqual([
      ...Array(2).fill('Times New Roman'),
      ...Array(2).fill('Courier New'),
    ]);
    const few = blockOf(lineOf('Optional millimetres', 'Courier New'));
    expect(facesOf(text, few).at(-1)?.family).toBe('Times New Roman');
  });

  it('are of another family in bold lines than in others, if many letters of them tell it', () => {
    const headings = ['Simultaneously played tracks were willingly', 'together from different musical instruments'].map(
      (each) => lineOf(each, 'Arial', 10, undefined, true),
    );
    const faces = lineFaces([text, blockOf(...headings)], (line) => headings.includes(line));
    for (const line of headings) expect(faces.get(line)).toMatchObject({ family: 'Arial', em: expect.closeTo(10, 1) });
    for (const line of text.lines) expect(faces.get(line)?.family).toBe('Times New Roman');
  });

  it('have the size of their block where only heights tell another', () => {
    const [first] = text.lines;
    const short = lineOf('end.', 'Times New Roman', 10, 12);
    expect(facesOf(blockOf(first as Line, short)).map((face) => Math.round(face?.em ?? 0))).toEqual([10, 10]);
  });

  it('have their own size in short lines if both their widths and their heights tell it, as titles in the block of a text do', () => {
    const [first] = text.lines;
    const title = lineOf('Remarks', 'Times New Roman', 15, 0.7 * 15);
    expect(facesOf(blockOf(title, first as Line, first as Line))[0]?.em).toBeCloseTo(15, 0);
  });

  it('have the size of the page in short lines whose widths come close to it, whatever their heights are', () => {
    const alone = [lineOf('also', 'Times New Roman', 10.6, 24), lineOf('and', 'Times New Roman', 9.6, 5)];
    const sizes = facesOf(text, ...alone.map((line) => blockOf(line))).map((face) => Math.round(face?.em ?? 0));
    expect(sizes).toEqual([10, 10, 10, 10]);
  });

  it('have no short lines much larger than their widths tell, as words that touch others seem to be', () => {
    const tall = blockOf(lineOf('That', 'Times New Roman', 15, 40));
    expect(facesOf(text, tall).at(-1)?.em).toBeCloseTo(1.3 * 15, 0);
    const low = blockOf(lineOf('That', 'Times New Roman', 30, 15));
    expect(facesOf(text, low).at(-1)?.em).toBeLessThan(25);
  });
});
