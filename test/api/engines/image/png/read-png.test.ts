import { crc32, deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bufferSource } from '../../../../../api/engines/image/byte-source.ts';
import { embeddedPng, pngColours, pngShowing } from '../../../../../api/engines/image/png/png-page.ts';
import { type Png, readPng } from '../../../../../api/engines/image/png/read-png.ts';
import { countedSource } from '../../../../support/counted-source.ts';
import { pngPicture } from '../../../../support/pictures/picture.ts';
import { png } from '../../../../support/pictures/png.ts';

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(body.length + 8);
  frame.writeUInt32BE(data.length, 0);
  body.copy(frame, 4);
  frame.writeUInt32BE(crc32(body), body.length + 4);
  return frame;
}

/** Puts chunks after the header of a PNG. */
const withChunks = (content: Buffer, ...chunks: Buffer[]) =>
  Buffer.concat([content.subarray(0, 33), ...chunks, content.subarray(33)]);

const read = async (content: Buffer) => (await readPng(bufferSource(content))) as Png;
const embedded = async (content: Buffer) => embeddedPng(bufferSource(content), await read(content));

const uint32 = (...values: number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
};

describe('readPng', () => {
  it('reads size, depth, colours and resolution', async () => {
    const content = await read(await pngPicture({ width: 30, height: 20, density: 144 }));
    expect(content).toMatchObject({
      width: 30,
      height: 20,
      bitDepth: 8,
      colourType: 2,
      interlaced: false,
      isWhole: true,
    });
    expect((await pngShowing(content)).resolution?.x).toBeCloseTo(144, 0);
  });

  it('does not inflate a profile beyond reason', async () => {
    const bomb = Buffer.concat([Buffer.from('p\0\0', 'latin1'), deflateSync(Buffer.alloc(50_000_000))]);
    expect((await read(withChunks(png(4, 4), chunk('iCCP', bomb)))).profile).toBeUndefined();
  });

  it('ignores a chunk with a wrong checksum', async () => {
    const gamma = chunk('gAMA', uint32(100_000));
    gamma[9] = 9;
    expect((await read(withChunks(png(4, 4), gamma))).gamma).toBeUndefined();
  });

  it('is undefined for an invalid header', async () => {
    expect(await readPng(bufferSource(png(0, 5)))).toBeUndefined();
    expect(await readPng(bufferSource(Buffer.from('89504e470d0a1a0a', 'hex')))).toBeUndefined();
  });
});

describe('pngColours', () => {
  it('calibrates colours with a gamma other than that of screens', async () => {
    const linear = await read(withChunks(png(4, 4), chunk('gAMA', uint32(100_000))));
    expect(pngColours(linear).calibrated).toBe('[/CalGray << /WhitePoint [1 1 1] /Gamma 1.0000 >>]');
    const usual = await read(withChunks(png(4, 4), chunk('gAMA', uint32(45_455))));
    expect(pngColours(usual).calibrated).toBeUndefined();
  });
});

describe('embeddedPng', () => {
  it('copies the rows unchanged', async () => {
    expect(await embedded(png(40, 30))).toMatchObject({
      filter: 'FlateDecode',
      parameters: '/Predictor 15 /Colors 1 /BitsPerComponent 8 /Columns 40',
    });
  });

  it('turns one transparent colour into a colour key', async () => {
    const key = Buffer.from([0, 0x80]);
    expect((await embedded(withChunks(png(4, 4), chunk('tRNS', key))))?.colourKey).toEqual([0x80, 0x80]);
  });

  it('leaves interlaced pictures and those with opacity to a decoder', async () => {
    expect(await embedded(await pngPicture({ kind: 'interlaced' }))).toBeUndefined();
    expect(await embedded(await pngPicture({ kind: 'alpha' }))).toBeUndefined();
  });

  it('leaves rows that are missing or too many to a decoder', async () => {
    expect(await embedded(png(4, 10, 9))).toBeUndefined();
    expect(await embedded(png(4, 10, 11))).toBeUndefined();
  });
});

describe('a PNG of very many chunks', () => {
  const empty = Buffer.alloc(0);

  it('is refused after a hundred thousand chunks, within a few reads', async () => {
    const content = withChunks(png(2, 2), Buffer.concat(Array(120_000).fill(chunk('teXt', empty))));
    const { source, reads } = countedSource(content);
    expect(await readPng(source)).toMatchObject({ isWhole: false, data: [] });
    expect(reads.length).toBeLessThan(500);
  });

  it('is embedded if each chunk contains a byte of the pixels', async () => {
    const content = png(200, 200);
    const at = content.indexOf('IDAT');
    const data = content.subarray(at + 4, at + 4 + content.readUInt32BE(at - 4));
    const pieces = Array.from(data, (byte) => chunk('IDAT', Buffer.from([byte])));
    const split = Buffer.concat([content.subarray(0, at - 4), ...pieces, content.subarray(at + 8 + data.length)]);
    const image = await embedded(split);
    const parts: Uint8Array[] = [];
    for await (const part of image?.data() ?? []) parts.push(part);
    expect(Buffer.concat(parts)).toEqual(data);
  });

  it('is not embedded if its file cannot be read, and nothing else fails', async () => {
    const content = png(20, 20);
    const picture = await read(content);
    const broken = { size: content.length, read: () => Promise.reject(new Error('EIO')) };
    expect(await embeddedPng(broken, picture)).toBeUndefined();
  });
});
