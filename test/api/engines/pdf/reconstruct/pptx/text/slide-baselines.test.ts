import { expect, it } from 'vitest';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import type { Line } from '../../../../../../../api/engines/pdf/reconstruct/lines/line.ts';
import {
  descentInBox,
  descentInCell,
} from '../../../../../../../api/engines/pdf/reconstruct/pptx/text/slide-baselines.ts';
import { glyphs, look } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const line = (font: string, ...sizes: readonly number[]) =>
  findSegments(sizes.flatMap((size, index) => glyphs('aaa', 50 + 40 * index, 100, { ...look, font, size })))[0] as Line;

it('is a share of the largest letters in a box, whatever their font', () => {
  expect(descentInBox(line('Arial', 10))).toBeCloseTo(2);
  expect(descentInBox(line('Calibri', 10, 20))).toBeCloseTo(4);
});

it('is what the font has in a cell', () => {
  expect(descentInCell(line('Calibri', 10))).toBeCloseTo(2.5);
  expect(descentInCell(line('CourierNewPSMT', 10))).toBeCloseTo(3);
  expect(descentInCell(line('Frutiger', 10))).toBeCloseTo(2.2);
});
