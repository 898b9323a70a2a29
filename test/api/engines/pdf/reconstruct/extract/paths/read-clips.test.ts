import { describe, expect, it } from 'vitest';
import { textPage } from '../../../../../../support/rebuilt-pdf/text-page.ts';

async function drawn(content: string) {
  const { shapes, fills, rules, unshaped } = await textPage(content);
  return { shapes, fills, rules, hasUnshaped: (unshaped ?? []).length > 0 };
}

const nothing = { shapes: [], fills: [], rules: [], hasUnshaped: false };
const circle = '140 50 m 140 72 122 90 100 90 c 78 90 60 72 60 50 c 60 28 78 10 100 10 c 122 10 140 28 140 50 c';

describe('a clip', () => {
  it.each([
    ['a rectangle', '50 60 40 30 re W n 10 10 180 180 re f'],
    ['a rectangle larger than the page', '50 60 40 30 re W n -900 -900 2000 2000 re f'],
    ['one within two clips', '50 0 40 200 re W n 0 60 200 30 re W* n 10 10 180 180 re f'],
    ['one of a turned page', '0 1 -1 0 200 0 cm 60 110 30 40 re W n 0 0 200 200 re f'],
  ])('cuts %s', async (_, content) => {
    const { fills, hasUnshaped } = await drawn(content);
    expect(fills).toMatchObject([{ x0: 50, y0: 10, x1: 90, y1: 40 }]);
    expect(hasUnshaped).toBe(false);
  });

  it('cuts a rule at its ends, and keeps one along its edge', async () => {
    const { rules } = await drawn('2 w 50 60 40 30 re W n 0 60 m 200 60 l S 70 0 m 70 200 l S');
    expect(rules).toMatchObject([
      { isHorizontal: true, x0: 50, x1: 90, y0: 40, thickness: 2 },
      { isHorizontal: false, x0: 70, y0: 10, y1: 40, thickness: 2 },
    ]);
  });

  it.each([
    ['beside what is painted', '50 60 40 30 re W n 100 50 50 40 re f 100 50 m 150 50 l S'],
    ['without an area in common with another', '50 60 40 30 re W n 100 60 40 30 re W n 0 0 200 200 re f'],
  ])('%s leaves nothing', async (_, content) => {
    expect(await drawn(content)).toEqual(nothing);
  });

  it('that cuts out of line leaves what only a picture can show', async () => {
    const cut = await drawn('50 10 m 130 10 l 50 90 l W n 0 0 m 200 50 l 80 200 l f');
    expect(cut).toEqual({ ...nothing, hasUnshaped: true });
    expect(await drawn(`${circle} W n 0 0 200 200 re f`)).toMatchObject({ shapes: [], hasUnshaped: true });
    const trimming = await drawn('50 60 m 60 60 l 50 70 l W n 0 0 m 200 50 l 80 200 l f');
    expect(trimming).toEqual(nothing);
  });

  it('is no longer read where its steps have become too many', async () => {
    const around = Array.from({ length: 60_000 }, (_, step) => `${step % 2 === 0 ? 50 : 90} ${60 + (step % 30)} l`);
    const clip = `50 60 m ${around.join(' ')} W n`;
    const { fills } = await drawn(`${clip} ${'10 10 180 80 re f '.repeat(20)}`);
    expect(fills.at(-1)).toMatchObject({ x0: 10, x1: 190 });
  });
});
