import { describe, expect, it } from 'vitest';
import { heldBack } from '../../../../../../../api/engines/pdf/reconstruct/compose/flow/hold-back.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { findPassages } from '../../../../../../../api/engines/pdf/reconstruct/paragraphs/find-passages.ts';
import { analysedPage } from '../../../../../../support/rebuilt-pdf/analysed-page.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';
import { paragraphContext } from '../../../../../../support/rebuilt-pdf/paragraph-context.ts';

const edges = { x0: 50, x1: 250 };
const context = { ...paragraphContext, widths: { ...paragraphContext.widths, setWidth: () => 3 } };
const passageAt = (baseline: number) => findPassages(findSegments(glyphs('Some text', 50, baseline)), edges);
/** A page of 400 points that ends with a line at a height, which takes 2.4 points below it. Lines are 12 points high. */
const pageTo = (baseline: number) =>
  analysedPage([{ edges, items: [...passageAt(100), ...passageAt(baseline)], resumesFrom: null, resumesAt: null }]);
const nextWith = (lines: number) =>
  analysedPage([{ edges, items: passageAt(200), resumesFrom: 60, resumesAt: 60 + 12 * lines }], { index: 1 });
const next = nextWith(3);

describe('a paragraph that goes on on the next page', () => {
  it('is moved down as far as a line more would fit below it', () => {
    expect(heldBack(pageTo(340), next, 356, context)).toBeCloseTo(356 - 342.4 - 12 + 0.5);
  });

  it('stays where a line more does not fit, and where it would on the page itself', () => {
    expect(heldBack(pageTo(340), next, 353, context)).toBe(0);
    expect(heldBack(pageTo(300), next, 356, context)).toBe(0);
  });

  it('is moved only where both of two lines would fit, unless single ones are left', () => {
    expect(heldBack(pageTo(340), nextWith(2), 356, context)).toBe(0);
    expect(heldBack(pageTo(340), nextWith(2), 368, context)).toBeCloseTo(368 - 342.4 - 24 + 0.5);
    expect(heldBack(pageTo(340), nextWith(2), 356, { ...context, hasWidows: true })).toBeGreaterThan(0);
  });

  it('stays where the next page begins with other text, and where widths are not known', () => {
    const other = analysedPage([{ edges, items: passageAt(80), resumesFrom: null, resumesAt: null }], { index: 1 });
    expect(heldBack(pageTo(340), other, 356, context)).toBe(0);
    expect(heldBack(pageTo(340), undefined, 356, context)).toBe(0);
    const unknown = { ...context, widths: { ...context.widths, setWidth: () => null } };
    expect(heldBack(pageTo(340), next, 356, unknown)).toBe(0);
  });

  it('stays if nothing is above it, since space at the top of a page is not kept everywhere', () => {
    const alone = analysedPage([{ edges, items: passageAt(340), resumesFrom: null, resumesAt: null }]);
    expect(heldBack(alone, next, 356, context)).toBe(0);
  });
});
