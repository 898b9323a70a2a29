import { describe, expect, it } from 'vitest';
import { limits } from '../../../../../../api/engines/pdf/reconstruct/extract/limits.ts';
import { openDocument } from '../../../../../../api/engines/pdf/reconstruct/extract/read-document.ts';
import { startPdfium } from '../../../../../../api/formats/pdfium.ts';
import { pdfOf, streamOf } from '../../../../../support/pdf/pdf-objects.ts';

describe('what forms on a page hold', () => {
  /** The page read, on which a form is drawn that draws the next, and so on; the last has its content. */
  async function readIn(forms: readonly string[], content: string, drawn = '/Form Do') {
    const first = 5;
    const form = (attributes: string, index: number) => {
      const isLast = index === forms.length - 1;
      const resources = isLast ? '' : `/Resources << /XObject << /Form ${first + index + 1} 0 R >> >>`;
      return streamOf(isLast ? content : '/Form Do', `/Type /XObject /Subtype /Form ${attributes} ${resources}`);
    };
    const file = pdfOf([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] /Contents 4 0 R /Resources << /XObject << /Form ${first} 0 R >> >> >>`,
      streamOf(drawn),
      ...forms.map(form),
    ]);
    const document = openDocument(await startPdfium(), file);
    const page = document.readPage(0);
    document.close();
    return page;
  }
  const whole = '/BBox [0 0 200 200]';
  const box = '0.5 g 20 20 30 30 re f';

  it('is where the forms move it', async () => {
    const { fills } = await readIn([`${whole} /Matrix [1 0 0 1 50 0]`, `${whole} /Matrix [2 0 0 2 0 0]`], box);
    expect(fills).toMatchObject([{ x0: 90, x1: 150, y0: 100, y1: 160, colour: '808080' }]);
  });

  it('is cut as they are', async () => {
    const { fills } = await readIn([whole, '/BBox [30 0 200 40]'], box);
    expect(fills).toMatchObject([{ x0: 30, x1: 50, y0: 160, y1: 180 }]);
  });

  it('is cut as they are clipped', async () => {
    const clipped = async (content: string) => (await readIn([whole], content, 'q 0 0 40 40 re W n /Form Do Q')).fills;
    expect(await clipped(box)).toMatchObject([{ x0: 20, x1: 40, y0: 160, y1: 180 }]);
    expect(await clipped('0.5 g 60 60 30 30 re f')).toEqual([]);
  });

  it('is one picture where the same is drawn twice in one place, with nothing between', async () => {
    const picture = (x: number) => `q 50 0 0 50 ${x} 20 cm BI /W 2 /H 2 /CS /G /BPC 8 ID abcd EI Q`;
    const count = async (...drawn: readonly string[]) => (await readIn([whole], drawn.join(' '))).pictures.length;
    expect(await count(picture(20), picture(20))).toBe(1);
    expect(await count(picture(20), picture(90))).toBe(2);
    expect(await count(picture(20), box, picture(20))).toBe(2);
  });

  /** A picture in strips of 100 by 2 pixels, from the top down. @param height Of each, in points. */
  const inStrips = (count: number, height: number, between = '') =>
    Array.from({ length: count }, (_, index) => {
      const samples = (index % 2 === 0 ? '40' : 'c0').repeat(200);
      const place = `100 0 0 ${height} 20 ${150 - (index + 1) * height}`;
      return `q ${place} cm BI /W 100 /H 2 /CS /G /BPC 8 /F /AHx ID ${samples}> EI Q`;
    }).join(` ${between} `);
  /** The width and height of a PNG, and its type of colours: 2 without transparency. */
  const headOf = (bytes: Uint8Array) => {
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    return [view.getUint32(16), view.getUint32(20), view.getUint8(25)];
  };

  it('is one picture, as fine as they are, where images are strips of it', async () => {
    const { pictures } = await readIn([whole], inStrips(10, 5));
    expect(pictures).toMatchObject([{ x0: 20, x1: 120, y0: 50, y1: 100 }]);
    expect(pictures.map(({ bytes }) => headOf(bytes))).toEqual([[100, 20, 2]]);
  });

  it('is a picture where its strips alone would be too flat to be any', async () => {
    const { pictures } = await readIn([whole], inStrips(10, 2));
    expect(pictures).toMatchObject([{ x0: 20, x1: 120, y0: 50, y1: 70 }]);
  });

  it('is no picture in strips where something else is painted between them', async () => {
    expect((await readIn([whole], inStrips(4, 5, box))).pictures).toHaveLength(4);
  });

  it('is left out where there are too many, one within another', async () => {
    const nested = (count: number) => readIn(Array<string>(count).fill(whole), box);
    expect((await nested(limits.maxFormDepth)).fills).toHaveLength(1);
    expect((await nested(limits.maxFormDepth + 1)).fills).toEqual([]);
  });
});
