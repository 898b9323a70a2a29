import { describe, expect, it } from 'vitest';
import { composeBest, composeSafely } from '../../../../../api/engines/pdf/reconstruct/compose-safely.ts';
import type { LinedDocument } from '../../../../../api/engines/pdf/reconstruct/lined-document.ts';
import { findLines } from '../../../../../api/engines/pdf/reconstruct/lined-pages.ts';
import type { DocModel } from '../../../../../api/engines/pdf/reconstruct/model/doc-model.ts';
import { emptyPage } from '../../../../support/rebuilt-pdf/empty-page.ts';
import { glyphs, gridRules } from '../../../../support/rebuilt-pdf/glyphs.ts';

const page = {
  ...emptyPage(0, { width: 600, height: 800 }),
  glyphs: [...glyphs('Above a table', 60, 100), ...glyphs('One', 65, 212), ...glyphs('Two', 165, 212)],
  rules: gridRules([60, 160, 260], [200, 220]),
};
const read = { pages: [page], outline: [], title: 'Title' };
const kindsOf = ({ sections }: DocModel) => sections.flatMap(({ blocks }) => blocks.map(({ type }) => type));

describe('a document', () => {
  const followed = () => {
    const steps: string[] = [];
    const compose = (lined: LinedDocument) =>
      composeSafely(lined, {
        analysed: () => Promise.resolve(void steps.push('analysed')),
        again: () => Promise.resolve(void steps.push('again')),
      });
    return { steps, compose };
  };

  it('is composed of tables and text, and tells when it was analysed', async () => {
    const { steps, compose } = followed();
    const model = await compose(findLines(read));
    expect([kindsOf(model), model.title, steps]).toEqual([['paragraph', 'table'], 'Title', ['analysed']]);
    expect(kindsOf(await composeBest(read))).toEqual(['paragraph', 'table']);
  });

  it('is composed of plain text if that keeps clearly more of its letters', async () => {
    const lined = findLines(read);
    const lost = glyphs('most letters of all that is on this page', 60, 400);
    // The letters that a page is said to have are those of its lines, and more where its tables lose some.
    const [first] = lined.pages;
    if (first === undefined) throw new Error('no page');
    const withoutTables = await composeSafely({ ...lined, pages: [{ ...first, grids: [] }] });
    expect(kindsOf(withoutTables)).not.toContain('table');
    const more = new Map([...first.letters, ...lost.map(({ text }) => [text, 9] as const)]);
    const { steps, compose } = followed();
    expect(kindsOf(await compose({ ...lined, pages: [{ ...first, letters: more }] }))).toContain('table');
    expect(steps).toEqual(['analysed', 'again']);
  });
});
