import { describe, expect, it } from 'vitest';
import { withoutTextAbove } from '../../../../../../api/engines/pdf/reconstruct/heads/text-above-foot.ts';
import { findSegments } from '../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Line } from '../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import { glyphs, look } from '../../../../../support/rebuilt-pdf/glyphs.ts';

const line = (text: string, x: number, y: number, size = 10) =>
  findSegments(glyphs(text, x, y, size === look.size ? look : { ...look, size }))[0] as Line;
const text = [600, 614, 628].map((y) => line('A line of the text', 60, y));
const foot = line('Statutes', 120, 740);

describe('lines above a foot that other pages have', () => {
  const rest = (last: Line, usual: readonly Line[] = [foot]) =>
    withoutTextAbove([last, foot], usual, { segments: [...text, last, foot] }).length;

  it('are text if they look and begin like it', () => {
    expect(rest(line('Article Ten', 60, 700))).toBe(1);
  });

  it('are part of the foot if they look or begin otherwise, or stand below it', () => {
    expect(rest(line('Draft', 60, 700, 8))).toBe(2);
    expect(rest(line('Draft', 140, 700))).toBe(2);
    expect(rest(line('Draft', 60, 760))).toBe(2);
  });

  it('are what they are where other pages have no foot', () => {
    expect(rest(line('Article Ten', 60, 700), [])).toBe(2);
  });
});
