import sharp from 'sharp';
import { expect, it } from 'vitest';
import { encodePng } from '../../../../../../../api/engines/pdf/reconstruct/extract/pictures/encoding/png.ts';
import type { Page, Picture } from '../../../../../../../api/engines/pdf/reconstruct/model/page-model.ts';
import { withPhotographs } from '../../../../../../../api/engines/pdf/reconstruct/scans/pictures/photographs.ts';

const side = 300;

/** A picture by the level of each of its samples. */
const pictureOf = (levelOf: (x: number, y: number) => number): Picture => {
  const samples = Uint8Array.from({ length: side * side * 3 }, (_, at) =>
    levelOf(Math.floor(at / 3) % side, Math.floor(at / 3 / side)),
  );
  return { x0: 0, x1: side, y0: 0, y1: side, bytes: encodePng(side, side, 3, samples), format: 'png', isOfScan: true };
};

const pageWith = (picture: Picture): Page => ({
  ...{ index: 0, width: side, height: side, glyphs: [], rotated: [], unread: 0, links: [], fields: [] },
  ...{ rules: [], fills: [], shapes: [], isTagged: false, pictures: [picture] },
});

const formatOf = async (picture: Picture) => (await withPhotographs(pageWith(picture))).pictures[0]?.format;

/** Light that changes slowly, with grain. */
const photograph = pictureOf(
  (x, y) => 128 + 60 * Math.sin(x / 30) * Math.cos(y / 40) + ((x * 7919 + y * 104_729) ** 2 % 7),
);

it('makes JPEG files of the photographs on scans, of the same size in pixels', async () => {
  const { pictures } = await withPhotographs(pageWith(photograph));
  expect(pictures[0]).toMatchObject({ format: 'jpeg', x1: side, isOfScan: true });
  const { width, height } = await sharp(pictures[0]?.bytes).metadata();
  expect([width, height]).toEqual([side, side]);
});

it('leaves drawings, pictures that are no part of a scan, and what is small already', async () => {
  expect(await formatOf(pictureOf((x, y) => ((x * x + y * y * 3) % 97 < 48 ? 0 : 255)))).toBe('png');
  const { isOfScan: _, ...other } = photograph;
  expect(await formatOf(other)).toBe('png');
  expect(await formatOf(pictureOf((x) => x))).toBe('png');
});
