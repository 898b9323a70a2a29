import { expect, it } from 'vitest';
import { limits } from '../../../../../../../api/engines/pdf/reconstruct/extract/limits.ts';
import { openDocument } from '../../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import { startPdfium } from '../../../../../../../api/formats/pdfium.ts';
import { pdfOf, streamOf } from '../../../../../../support/pdf/pdf-objects.ts';

const gradient =
  '<< /ShadingType 2 /ColorSpace /DeviceRGB /Coords [0 0 200 0] /Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /C0 [1 0 0] /C1 [0 0 1] /N 1 >> >>';

async function read(content: string) {
  const file = pdfOf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources << /Shading << /S ${gradient} >> >> >>`,
    streamOf(content),
  ]);
  const document = openDocument(await startPdfium(), file);
  const page = document.readPage(0);
  const drawn = document.drawPage(0, []);
  document.close();
  return { page, drawn };
}

const zigzag = (steps: number, height: number) =>
  `1 j 10 50 m ${Array.from({ length: steps }, (_, step) => `${10 + (step % 180)} ${step % 2 === 0 ? 50 + height : 50} l`).join(' ')} S`;

it.each([
  ['a gradient', 'q 20 20 100 100 re W n /S sh Q'],
  ['a path of thousands of steps', zigzag(4000, 3)],
  ['a curve whose pointed corners would reach beyond the page', zigzag(40, 140).replace('1 j', '0 j 1000 M')],
])('tells %s, which only a picture can show', async (_, content) => {
  const { page, drawn } = await read(content);
  expect(page.shapes).toEqual([]);
  expect(page.unshaped).toHaveLength(1);
  expect(drawn?.bytes.length).toBeGreaterThan(0);
});

it('tells of shapes beyond the most that a page may have, which only a picture can show then', async () => {
  const triangles = Array.from({ length: limits.maxShapes + 2 }, (_, at) => {
    const [x, y] = [5 + 4 * (at % 40), 5 + 4 * Math.floor(at / 40)];
    return `${x} ${y} m ${x + 2} ${y + 3} l ${x + 3} ${y} l f`;
  });
  const { page } = await read(triangles.join('\n'));
  expect([page.shapes.length, page.unshaped?.length]).toEqual([limits.maxShapes, 2]);
});

it.each([
  ['a triangle', '20 20 m 60 90 l 100 20 l f'],
  ['a background larger than the page', '-100 -100 400 400 re f'],
  ['a gradient that is a line', 'q 20 20 100 1 re W n /S sh Q'],
  ['a gradient on a button', 'q 20 20 18 10 re W n /S sh Q'],
  ['a gradient outside the page', 'q 300 300 100 100 re W n /S sh Q'],
])('tells nothing of %s', async (_, content) => {
  expect((await read(content)).page.unshaped).toEqual([]);
});

it('gives small gradients the colour that they have on average, or draws them if they fill no rectangle', async () => {
  const button = await read('q 90 20 18 10 re W n /S sh Q 1 g 92 22 4 4 re f');
  expect(button.page.fills.map(({ colour, paintedAfter }) => [colour, paintedAfter])).toEqual([
    [expect.stringMatching(/^[78].00[78].$/), 1],
    ['FFFFFF', 2],
  ]);
  const drop = await read('q 90 20 m 102 20 l 96 32 l h W n /S sh Q');
  expect([drop.page.fills, drop.page.pictures.length]).toEqual([[], 1]);
});

it('does not fill the rectangle of which only two sides are painted, as one path', async () => {
  const { page } = await read('0.5 g 20 20 m 180 20 l 180 25 l 25 25 l 25 180 l 20 180 l f');
  expect(page.fills).toEqual([]);
  expect(page.shapes.length + page.rules.length).toBeGreaterThan(0);
});

it('shows short marks at both ends of a scale, painted as one path, and draws no rule between them', async () => {
  const { page } = await read('20 50 m 23 50 l 180 50 m 177 50 l S');
  expect([page.rules.length, page.shapes.length]).toEqual([0, 1]);
  const long = await read('20 50 m 60 50 l 180 50 m 120 50 l S');
  expect(long.page.rules.map(({ x0, x1 }) => [x0, x1])).toEqual([
    [20, 60],
    [120, 180],
  ]);
});

it('cuts a line where a white box is painted over its middle, and where a coloured one or an earlier one is, not', async () => {
  const line = '0 G 20 50 m 180 50 l S';
  const box = '80 40 40 20 re f';
  const ends = async (content: string) => (await read(content)).page.rules.map(({ x0, x1 }) => [x0, x1]);
  expect(await ends(`${line} 1 g ${box}`)).toEqual([
    [20, 80],
    [120, 180],
  ]);
  expect(await ends(`${line} 1 0 0 rg ${box}`)).toEqual([[20, 180]]);
  expect(await ends(`1 g ${box} ${line}`)).toEqual([[20, 180]]);
});

it('tells the order in which areas are painted, but of white that is cut to a shape', async () => {
  const cut = 'q 60 60 m 90 60 l 75 90 l h W n 1 g 60 60 30 30 re f Q';
  const { page } = await read(`0.5 g 20 20 100 100 re f 1 g 40 40 60 60 re f ${cut}`);
  expect(page.fills.map(({ colour, paintedAfter }) => [colour, paintedAfter])).toEqual([
    ['808080', 1],
    ['FFFFFF', 2],
    ['FFFFFF', 0],
  ]);
  const small = await read('0.5 g 20 20 100 100 re f q 60 60 m 74 60 l 67 74 l h W n 1 g 60 60 30 30 re f Q');
  expect(small.page.shapes.map(({ fill, paintedAfter }) => [fill, paintedAfter])).toEqual([['FFFFFF', 0]]);
});

it('knows what is painted over a picture, in the order of painting', async () => {
  const picture = 'q 100 0 0 100 20 20 cm BI /W 1 /H 1 /BPC 8 /CS /G ID \x80 EI Q';
  const [area, triangle] = ['40 40 20 20 re f', '60 60 m 90 110 l 100 60 l f'];
  const over = async (content: string) => {
    const { page } = await read(content);
    return [...page.fills, ...page.shapes].map(({ onPicture }) => onPicture);
  };
  expect(await over(`${picture} ${area} ${triangle}`)).toEqual(['behind-text', 'behind-text']);
  expect(await over(`${area} ${triangle} ${picture}`)).toEqual([undefined, undefined]);
  expect(await over(`${picture} 140 140 20 20 re f`)).toEqual([undefined]);
  // A column over the side of the picture, a line on it, and what is beside both.
  expect(await over(`${picture} 100 20 60 160 re f 110 150 20 10 re f 1 20 15 30 re f`)).toEqual([
    'behind-text',
    'behind-text',
    undefined,
  ]);
  const { page } = await read(`${picture} 40 40 m 90 40 l 40 60 m 90 60 l S`);
  expect(page.rules.map(({ onPicture }) => onPicture)).toEqual(['behind-text', 'behind-text']);
});

it('cuts a small shape out of a fill, as Quartz paints it, but not the round corners of one', async () => {
  const hexagon = '63 76 m 71 76 l 74 71 l 71 66 l 63 66 l 60 71 l h';
  const { page } = await read(`q 0 0 200 200 re W n ${hexagon} W n 1 0 0 rg 55 60 40 40 re f Q`);
  expect(page.fills).toEqual([]);
  expect(page.shapes).toMatchObject([{ fill: 'FF0000', x0: 60, y0: 124, x1: 74, y1: 134 }]);
  expect(page.shapes[0]?.steps.length).toBeGreaterThan(5);
  const rim = await read(`q ${hexagon} W n 2 w 5 M ${hexagon} S Q`);
  expect(rim.page.shapes).toMatchObject([{ fill: null, stroke: '000000', width: 1 }]);
  const part = await read(`q ${hexagon} W n 1 0 0 rg 50 60 15 40 re f Q`);
  expect([part.page.fills.length, part.page.shapes.length]).toEqual([1, 0]);
  const round = '61 76 m 73 76 l 74 75 l 74 67 l 73 66 l 61 66 l 60 67 l 60 75 l h';
  const box = await read(`q ${round} W n 1 0 0 rg 55 60 40 40 re f Q`);
  expect([box.page.fills.length, box.page.shapes.length]).toEqual([1, 0]);
});

it('fills all rectangles of one path, as the shaded cells of a table', async () => {
  const { page } = await read('0.5 g 20 20 80 20 re 100 20 80 20 re 20 60 80 20 re f');
  expect(page.shapes).toEqual([]);
  expect(page.fills.map(({ x0, x1, colour }) => [x0, x1, colour])).toEqual([
    [20, 100, '808080'],
    [100, 180, '808080'],
    [20, 100, '808080'],
  ]);
});
