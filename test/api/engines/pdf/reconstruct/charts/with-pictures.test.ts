import { expect, it } from 'vitest';
import { withPictures } from '../../../../../../api/engines/pdf/reconstruct/charts/with-pictures.ts';
import type { Page } from '../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';

const at = (x0: number) => ({ x0, y0: 0, x1: x0 + 10, y1: 10 });

it('has pictures in place of all kinds of things that they show, and keeps the others', () => {
  const both = [at(0), at(100)];
  const kinds = ['unshaped', 'glyphs', 'rotated', 'rules', 'fills', 'shapes', 'pictures'] as const;
  const page = Object.fromEntries(kinds.map((kind) => [kind, both])) as unknown as Page;
  const picture = at(95) as Page['pictures'][number];
  const shown = withPictures({ ...page, width: 200 }, [picture], ({ x0 }) => x0 < 50);
  const free = Object.fromEntries(kinds.map((kind) => [kind, [at(0)]]));
  expect(shown).toEqual({ ...free, width: 200, pictures: [at(0), picture] });
});

it('has no areas beyond those that are read where a page has none', () => {
  const page = { glyphs: [], rotated: [], rules: [], fills: [], shapes: [], pictures: [] } as unknown as Page;
  expect(withPictures(page, [], () => true).unshaped).toEqual([]);
});
