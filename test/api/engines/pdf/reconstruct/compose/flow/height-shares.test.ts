import { describe, expect, it } from 'vitest';
import { heightShares } from '../../../../../../../api/engines/pdf/reconstruct/compose/flow/height-shares.ts';
import type { JoinedPage } from '../../../../../../../api/engines/pdf/reconstruct/compose/flow/join-flows.ts';
import { findSegments } from '../../../../../../../api/engines/pdf/reconstruct/lines/find-lines.ts';
import { pageText } from '../../../../../../../api/engines/pdf/reconstruct/proofs/page-text.ts';
import { analysedPage } from '../../../../../../support/rebuilt-pdf/analysed-page.ts';
import { glyphs } from '../../../../../../support/rebuilt-pdf/glyphs.ts';

const edges = { x0: 50, x1: 250 };
/** A page of 400 points: one that begins with a page break, or goes on. */
const page = (index: number, goesOn = false, rest: Partial<JoinedPage> = {}): JoinedPage =>
  analysedPage([{ edges, items: [], resumesFrom: goesOn ? 50 : null, resumesAt: goesOn ? 60 : null }], {
    index,
    ...rest,
  });
/** Lines of 10 points with nothing between them. */
const lines = (texts: readonly string[], top = 50) =>
  pageText(texts.map((text, index) => ({ text, y0: top + 10 * index, y1: top + 10 * index + 10 })));
const words = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${name} line ${index} of ${name}`);
const [first, second] = [words('apples', 30), words('oranges', 30)];
const reserve = 0.012 * 400;

describe('how much closer pages are set', () => {
  it('is as much as they ran over, and a little more', () => {
    const proof = [lines(first.slice(0, 28)), lines(first.slice(28)), lines(second)];
    const shares = heightShares([page(0), page(1)], { pages: [lines(first), lines(second)], proofs: [proof] });
    expect([...shares]).toEqual([[0, 300 / (300 + 20 + reserve)]]);
  });

  it('is shared by all pages that the text runs on over', () => {
    const proof = [
      lines(first.slice(0, 28)),
      lines([...first.slice(28), ...second.slice(0, 26)]),
      lines(second.slice(26)),
    ];
    const shares = heightShares([page(0), page(1, true)], { pages: [lines(first), lines(second)], proofs: [proof] });
    const share = 600 / (600 + 40 + reserve);
    expect([...shares]).toEqual([
      [0, share],
      [1, share],
    ]);
  });

  it('leaves out running heads', () => {
    const [header] = findSegments(glyphs('A head', 50, 30));
    const headed = { header: header === undefined ? [] : [header] };
    const withHead = (texts: readonly string[]) => lines(['A head', '', '', ...texts], 20);
    const proof = [withHead(first.slice(0, 28)), withHead(first.slice(28))];
    const shares = heightShares([page(0, false, headed)], { pages: [withHead(first)], proofs: [proof] });
    expect(shares.get(0)).toBeCloseTo(320 / (320 + 40 + reserve), 1);
  });

  it('is that of the page that ran over, whose rest has the number of the next page', () => {
    const numbered = (number: number, texts: readonly string[]) =>
      lines([`Page ${number}000 of it`, '', '', ...texts], 20);
    const headed = (number: number) => ({ header: findSegments(glyphs(`Page ${number}000 of it`, 50, 30)) });
    const proof = [numbered(1, first.slice(0, 28)), numbered(2, ['apples']), numbered(3, ['apples', ...second])];
    const document = [numbered(1, [...first.slice(0, 28), 'apples']), numbered(2, ['apples', ...second])];
    const shares = heightShares([page(0, false, headed(1)), page(1, false, headed(2))], {
      pages: document,
      proofs: [proof],
    });
    expect([...shares.keys()]).toEqual([0]);
  });

  it('adds up over proofs', () => {
    const proof = [lines(first.slice(0, 28)), lines(first.slice(28))];
    const document = { pages: [lines(first)], proofs: [proof, proof] };
    expect(heightShares([page(0)], document).get(0)).toBeCloseTo((300 / (300 + 20 + reserve)) ** 2);
  });

  it('is nothing where nothing ran over', () => {
    expect(heightShares([page(0)], { pages: [lines(first)], proofs: [[lines(first)]] }).size).toBe(0);
    expect(heightShares([page(0)], { pages: [], proofs: [] }).size).toBe(0);
  });
});
