import { describe, expect, it } from 'vitest';
import { drawingOf } from '../../../../../../../api/engines/pdf/reconstruct/scans/diagrams/drawing.ts';
import {
  allAround,
  inkedCells,
  type Part,
  partsOf,
} from '../../../../../../../api/engines/pdf/reconstruct/scans/diagrams/inked-cells.ts';
import { hasJoinedBoxes } from '../../../../../../../api/engines/pdf/reconstruct/scans/diagrams/joined-boxes.ts';
import { tonesOf } from '../../../../../../../api/engines/pdf/reconstruct/scans/pixels/tones.ts';
import { joinedBoxes, type PaintedBox, painted } from '../../../../../../support/rebuilt-pdf/painted-page.ts';

const areJoined = (boxes: readonly PaintedBox[]) => {
  const cells = inkedCells(tonesOf(painted(...boxes)));
  const [part] = partsOf(cells.isInked, cells, allAround);
  return hasJoinedBoxes(drawingOf(part as Part, cells, 1));
};

describe('boxes that are joined', () => {
  it('are at least three with lines between them', () => {
    expect(areJoined(joinedBoxes)).toBe(true);
    const two = joinedBoxes.slice(0, 9);
    expect(areJoined(two)).toBe(false);
  });
});
