import { describe, expect, it } from 'vitest';
import { textPage } from '../../../../../../support/rebuilt-pdf/text-page.ts';

const mask = (size: string, x: number, y: number, pixels = '/W 1 /H 1') =>
  `q ${size} ${x} ${y} cm BI /IM true ${pixels} /BPC 1 /D [0 1] ID \0 EI Q`;

describe('a mask of one pixel', () => {
  it('is a rule of the colour that it is painted in if it is thin', async () => {
    const { rules, pictures } = await textPage(
      `1 0 0 rg ${mask('100 0 0 0.5', 20, 50)} ${mask('0.5 0 0 -30', 20, 50)}`,
    );
    expect(rules.map(({ isHorizontal, colour }) => [isHorizontal, colour])).toEqual([
      [true, 'FF0000'],
      [false, 'FF0000'],
    ]);
    expect(rules[0]?.thickness).toBeCloseTo(0.5);
    expect(pictures).toEqual([]);
  });

  it('is an area if it is large', async () => {
    const { fills, pictures } = await textPage(`0 0 1 rg ${mask('100 0 0 40', 20, 50)}`);
    expect(fills).toMatchObject([{ x0: 20, x1: 120, y0: 10, y1: 50, colour: '0000FF' }]);
    expect(pictures).toEqual([]);
  });

  it('remains a picture if it is slanted', async () => {
    const { fills, pictures } = await textPage(mask('60 30 -20 40', 60, 20));
    expect([fills.length, pictures.length]).toEqual([0, 1]);
  });
});

it('leaves masks of several pixels', async () => {
  const { fills, pictures } = await textPage(mask('100 0 0 40', 20, 50, '/W 2 /H 1'));
  expect([fills.length, pictures.length]).toEqual([0, 1]);
});

it('takes other pictures of one pixel for lines only', async () => {
  const grey = (size: string) => `q ${size} 20 50 cm BI /W 1 /H 1 /BPC 8 /CS /G ID \x20 EI Q`;
  expect((await textPage(grey('100 0 0 1'))).rules).toMatchObject([{ x0: 20, x1: 120, colour: '202020' }]);
  expect((await textPage(grey('100 0 0 40'))).pictures).toHaveLength(1);
});
