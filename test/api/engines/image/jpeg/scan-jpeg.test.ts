import { describe, expect, it } from 'vitest';
import { bufferSource } from '../../../../../api/engines/image/byte-source.ts';
import { isEmbeddable, showingOf } from '../../../../../api/engines/image/jpeg/jpeg-page.ts';
import { type JpegScan, scanJpeg } from '../../../../../api/engines/image/jpeg/scan-jpeg.ts';
import { jpeg } from '../../../../support/pictures/picture.ts';

const scan = async (content: Buffer) => (await scanJpeg(bufferSource(content))) as JpegScan;

describe('scanJpeg', () => {
  it('reads size, colours, frame and end', async () => {
    const content = await jpeg({ width: 70, height: 30 });
    expect(await scan(content)).toMatchObject({
      width: 70,
      height: 30,
      precision: 8,
      components: [1, 2, 3],
      frame: 0xc0,
      end: content.length,
      hasStrayBytes: false,
      holdsMore: false,
    });
    expect(await scan(await jpeg({ progressive: true }))).toMatchObject({ frame: 0xc2 });
    expect((await scan(await jpeg({ kind: 'cmyk' }))).components).toHaveLength(4);
  });

  it('finds the end of the first picture in what follows it', async () => {
    const content = await jpeg();
    expect((await scan(Buffer.concat([content, content]))).end).toBe(content.length);
  });

  it('finds no end in a truncated file', async () => {
    const content = await jpeg();
    const cut = await scan(content.subarray(0, content.length - 40));
    expect(cut.end).toBeUndefined();
    expect(isEmbeddable(cut)).toBe(false);
  });

  it('reports bytes outside segments', async () => {
    const content = await jpeg();
    const stray = Buffer.concat([content.subarray(0, 2), Buffer.from('junk'), content.subarray(2)]);
    expect(isEmbeddable(await scan(stray))).toBe(false);
    expect(isEmbeddable(await scan(content))).toBe(true);
  });

  it('reads resolution and orientation', async () => {
    const { orientation, resolution } = await showingOf(await scan(await jpeg({ density: 240, orientation: 6 })));
    expect(orientation).toBe(6);
    expect(resolution?.x).toBeCloseTo(240, 0);
  });

  it('is undefined without a frame', async () => {
    expect(await scanJpeg(bufferSource(Buffer.from('ffd8ffd9', 'hex')))).toBeUndefined();
    expect(await scanJpeg(bufferSource(Buffer.from('ffd8ff', 'hex')))).toBeUndefined();
  });
});
