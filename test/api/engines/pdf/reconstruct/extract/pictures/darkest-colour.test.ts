import { expect, it } from 'vitest';
import { textPage } from '../../../../../../support/rebuilt-pdf/text-page.ts';

/** Pictures of 2 by 1 pixels in a row, as a printer driver writes a dotted line. */
const dots = (pixels: string, colours = '/CS /RGB') =>
  Array.from(
    { length: 10 },
    (_, index) => `q 4 0 0 1 ${20 + 4 * index} 50 cm BI /W 2 /H 1 /BPC 8 ${colours} ID ${pixels} EI Q `,
  ).join('');

it('gives a line of small pictures the colour of its dots', async () => {
  const { rules, pictures } = await textPage(dots('\x40\x10\x10\xff\xff\xff'));
  expect(rules).toMatchObject([{ isHorizontal: true, colour: '401010', thickness: 1 }]);
  expect(rules[0]).toMatchObject({ x0: 20, x1: 60 });
  expect(pictures).toEqual([]);
});

it('does not look at pictures of many pixels', async () => {
  const large = `BI /W 100 /H 100 /BPC 8 /CS /G ID ${' '.repeat(10_000)} EI`;
  const lines = Array.from({ length: 10 }, (_, index) => `q 4 0 0 1 ${20 + 4 * index} 50 cm ${large} Q `);
  expect((await textPage(lines.join(''))).rules).toEqual([]);
});

it('takes it from pictures in grey as well', async () => {
  expect((await textPage(dots('\xff\x20', '/CS /G'))).rules).toMatchObject([{ colour: '202020' }]);
});
