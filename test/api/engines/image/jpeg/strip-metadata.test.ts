import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { bufferSource } from '../../../../../api/engines/image/byte-source.ts';
import { scanJpeg } from '../../../../../api/engines/image/jpeg/scan-jpeg.ts';
import { stripMetadata } from '../../../../../api/engines/image/jpeg/strip-metadata.ts';
import { countedSource } from '../../../../support/counted-source.ts';
import { jpeg } from '../../../../support/pictures/picture.ts';
import { scratchFolder } from '../../../../support/scratch.ts';

let folder: string;
beforeAll(async () => {
  folder = await scratchFolder();
});

async function stripped(file: Buffer, orientation = 1): Promise<{ file: Buffer; isChanged: boolean }> {
  const source = bufferSource(file);
  const output = join(folder, 'stripped.jpg');
  const end = (await scanJpeg(source))?.end ?? 0;
  const { isChanged } = await stripMetadata(source, end, orientation, output, new AbortController().signal);
  return { file: await readFile(output), isChanged };
}

const segment = (marker: number, text: string) => {
  const body = Buffer.from(text, 'latin1');
  return Buffer.concat([Buffer.from([0xff, marker, 0, body.length + 2]), body]);
};

/** A JPEG with segments behind its first two bytes, and bytes behind its end. */
const around = (file: Buffer, segments: readonly Buffer[], tail = '') =>
  Buffer.concat([file.subarray(0, 2), ...segments, file.subarray(2), Buffer.from(tail)]);

const pixelsOf = (file: Buffer) => sharp(file).raw().toBuffer();

describe('a JPEG without its metadata', () => {
  it('has the same pixels and none of the texts', async () => {
    const plain = await jpeg({ progressive: true });
    const told = around(
      plain,
      [segment(0xfe, 'a comment'), segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0<x/>'), segment(0xed, 'Photoshop 3.0')],
      'a second picture',
    );
    const { file, isChanged } = await stripped(told);
    expect(isChanged).toBe(true);
    for (const text of ['a comment', 'adobe.com', 'Photoshop', 'second picture', 'Exif']) {
      expect(file.includes(text), text).toBe(false);
    }
    expect(await pixelsOf(file)).toEqual(await pixelsOf(plain));
  });

  it('keeps its profile and is turned as before', async () => {
    const told = await sharp(await jpeg())
      .withMetadata({ orientation: 6, exif: { IFD0: { Artist: 'Ada' } } })
      .withIccProfile('p3')
      .toBuffer();
    const { file } = await stripped(told, 6);
    const { orientation, icc, exif } = await sharp(file).metadata();
    expect(orientation).toBe(6);
    expect(icc?.length).toBe((await sharp(told).metadata()).icc?.length);
    expect(exif?.includes('Ada')).toBe(false);
    expect(file.length).toBeLessThan(told.length);
  });

  it('is the original file if there is nothing to remove', async () => {
    const { file: once } = await stripped(await jpeg());
    const { file, isChanged } = await stripped(once);
    expect(isChanged).toBe(false);
    expect(file).toEqual(once);
  });

  it('skips megabytes between segments', async () => {
    const plain = await jpeg({});
    const zeros = Array.from({ length: 80 }, () => [Buffer.alloc(60_000), segment(0xfe, 'stray')]).flat();
    const { source, reads } = countedSource(around(plain, zeros));
    const end = (await scanJpeg(source))?.end ?? 0;
    const output = join(folder, 'from-zeros.jpg');
    const { isChanged } = await stripMetadata(source, end, 1, output, new AbortController().signal);
    expect(isChanged).toBe(true);
    expect(await readFile(output)).toEqual((await stripped(plain)).file);
    expect(reads.length).toBeLessThan(2000);
  });

  it('stops at the signal', async () => {
    const file = await jpeg({});
    const signal = AbortSignal.abort(new Error('the visitor has left'));
    const stripping = stripMetadata(bufferSource(file), file.length, 1, join(folder, 'stripped.jpg'), signal);
    await expect(stripping).rejects.toThrow('the visitor has left');
  });
});
