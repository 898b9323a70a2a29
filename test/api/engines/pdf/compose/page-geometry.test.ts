import { describe, expect, it } from 'vitest';
import { findSegments } from '../../../../../api/engines/pdf/analyse/find-lines.ts';
import { findPassages } from '../../../../../api/engines/pdf/analyse/find-passages.ts';
import { marginsOf } from '../../../../../api/engines/pdf/compose/page-geometry.ts';
import { glyphs } from '../../../../support/glyphs.ts';
import { paragraphContext } from '../../../../support/paragraph-context.ts';

const edges = { x0: 50, x1: 250 };
const pageWith = (baseline: number) => ({
  index: 0,
  width: 300,
  height: 400,
  regions: [
    {
      columns: [
        {
          edges,
          items: findPassages(findSegments(glyphs('Some text', 50, baseline)), edges),
          resumesFrom: null,
          resumesAt: null,
        },
      ],
    },
  ],
  floats: [],
  drawings: [],
  plate: null,
  notes: [],
  header: [],
  footer: [],
});

describe('the margins of pages', () => {
  it('begin at the highest text of all of them', () => {
    expect(marginsOf([pageWith(80), pageWith(110)], edges, paragraphContext).top).toBeCloseTo(70.4);
  });

  it('count what began on an earlier page', () => {
    const second = { ...pageWith(110), tableStarts: 60, tableEnds: 340 };
    const { top, bottom } = marginsOf([pageWith(80), second], edges, paragraphContext);
    expect(top).toBe(60);
    expect(bottom).toBeLessThan(60);
  });
});
