import { describe, expect, it } from 'vitest';
import { edgesBeside } from '../../../../../../api/engines/pdf/reconstruct/flow/beside-pictures.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Line } from '../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import type { Picture } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { joinSegments } from '../../../../../../api/engines/pdf/reconstruct/paragraphs/join-segments.ts';
import { glyphs } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const edges = { x0: 72, x1: 372 };
const line = (text: string, x: number, y: number): Line =>
  joinSegments(findSegments(glyphs(text, x, y)), edges)[0] as Line;
const picture = (x0: number, x1: number): Picture => ({
  ...{ x0, x1, y0: 106, y1: 140 },
  format: 'png',
  bytes: Buffer.from(''),
});
const edgesOf = (lines: readonly Line[], shown: Picture) => lines.map(edgesBeside(lines, [shown], edges));

describe('the edges of a line beside a picture', () => {
  const above = line('text across', 72, 100);

  it('end before it, wherever it ends itself', () => {
    const beside = [line('text beside the picture', 72, 116), line('and below that', 72, 128)];
    expect(edgesOf([above, ...beside], picture(200, 300))).toEqual([edges, { x0: 72, x1: 187 }, { x0: 72, x1: 187 }]);
    expect(edgesOf(beside, picture(240, 372))[0]).toEqual({ x0: 72, x1: 226 });
  });

  it('end where two justified lines do, however far away it is', () => {
    const lines = [
      line('text beside it, as', 72, 116),
      line('long as this one is', 72, 128),
      line('long as that one is', 72, 139),
    ];
    expect(edgesOf(lines, picture(240, 372))[0]).toEqual({ x0: 72, x1: 167 });
  });

  it('begin behind it, also for those that are close below', () => {
    const level = [line('text beside', 168, 116), line('it', 168, 128)];
    const lines = [...level, line('and below it', 168, 150), line('and far below', 168, 180)];
    expect(edgesOf(lines, picture(72, 160)).map(({ x0 }) => x0)).toEqual([168, 168, 168, 72]);
  });

  it('are those of the column where lines stand on both sides, or on the picture', () => {
    const both = [line('left', 72, 116), line('right', 320, 116)];
    expect(edgesOf(both, picture(200, 300))).toEqual([edges, edges]);
    const on = line('text across the whole picture', 72, 116);
    expect(edgesOf([on], picture(80, 200))).toEqual([edges]);
    expect(edgesOf([above, on], { ...picture(240, 372), isInFront: true })).toEqual([edges, edges]);
    const beside = [line('text beside the picture', 72, 116), line('and below that', 72, 128)];
    expect(edgesOf(beside, picture(20, 60))).toEqual([edges, edges]);
    expect(edgesOf(beside, picture(380, 420))).toEqual([edges, edges]);
    // A sign in the line.
    expect(edgesOf([above, line('press', 72, 116)], picture(100, 112))).toEqual([edges, edges]);
  });
});
