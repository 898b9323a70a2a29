import { describe, expect, it } from 'vitest';
import { readNetpbm } from '../../../../../../api/engines/pdf/read-netpbm.ts';
import { linePicture } from '../../../../../../api/engines/pdf/recognise/unread/line-picture.ts';

describe('the picture of a line', () => {
  it('is dark on white with room around it, whatever its shades on the page are', () => {
    const [width, height] = [60, 40];
    const data = new Uint8Array(width * height).fill(60);
    for (let y = 10; y < 30; y++) data.fill(100, y * width + 20, y * width + 30);
    const line = { xMin: 20, xMax: 40, yMin: 10, yMax: 30, ground: 60 };
    const { left, top, file } = linePicture({ width, height, data, pixelsPerPoint: 1 }, line);
    const picture = readNetpbm(Buffer.from(file));
    const levelAt = (x: number, y: number) => picture.data[(y - top) * picture.width + x - left];
    expect([left, top]).toEqual([8, -5]);
    expect([picture.width, picture.height]).toEqual([44, 50]);
    expect([levelAt(8, 0), levelAt(25, 20), levelAt(35, 20)]).toEqual([255, 0, 255]);
  });
});
