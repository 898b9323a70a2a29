import { describe, expect, it } from 'vitest';
import { matrixOf } from '../../../../../../../../api/engines/pdf/reconstruct/extract/pdfium/page-object.ts';
import { metadataOf } from '../../../../../../../../api/engines/pdf/reconstruct/extract/pictures/picture-metadata.ts';
import {
  nativeSize,
  renderPicture,
} from '../../../../../../../../api/engines/pdf/reconstruct/extract/pictures/rendering/render-picture.ts';
import { type OpenPage, onePage, withPage } from '../../../../../../../support/pdf/pdfium-page.ts';

/** Of four by two pixels, 80 by 60 points large. */
const picture = 'q 80 0 0 60 10 20 cm BI /W 4 /H 2 /BPC 8 /CS /G ID \x00\x10\x20\x30\x40\x50\x60\x70 EI Q';
const read = <T>(of: (open: OpenPage) => T, content = picture) => withPage(onePage(content), of);

const sizeOf = ({ api }: OpenPage['pdfium'], bitmap: number) => [
  api.FPDFBitmap_GetWidth(bitmap),
  api.FPDFBitmap_GetHeight(bitmap),
];

it('tells the size of the samples of a picture', async () => {
  expect(await read(({ pdfium, objects: [object = 0] }) => nativeSize(pdfium, object))).toEqual([4, 2]);
  expect(await read(({ pdfium, objects: [object = 0] }) => nativeSize(pdfium, object), '0 0 9 9 re f')).toBeNull();
});

it('tells what its dictionary says of its samples', async () => {
  const metadata = await read(({ pdfium, page, objects: [object = 0] }) => metadataOf(pdfium, page, object));
  expect(metadata?.bitsPerPixel).toBe(8);
  const none = await read(
    ({ pdfium, page, objects: [object = 0] }) => metadataOf(pdfium, page, object),
    '0 0 9 9 re f',
  );
  expect(none).toBeNull();
});

describe('a picture that is rendered', () => {
  const render = (...sizes: readonly [size?: readonly [number, number], most?: number]) =>
    read(({ pdfium, document, page, objects: [object = 0] }) => {
      const before = matrixOf(pdfium, object);
      const bitmap = renderPicture(pdfium, { document, page, object, turn: [1, 0, 0, 1, 0, 0] }, ...sizes);
      return { size: sizeOf(pdfium, bitmap), isUnchanged: `${matrixOf(pdfium, object)}` === `${before}` };
    });

  it('has as many pixels as samples, or as many as are asked for', async () => {
    expect((await render()).size).toEqual([4, 2]);
    expect((await render([40, 30])).size).toEqual([40, 30]);
  });

  it('has fewer of them beyond the limit', async () => {
    expect((await render([400, 300], 1200)).size).toEqual([40, 30]);
  });

  it('stays where it is on its page', async () => {
    expect((await render([40, 30])).isUnchanged).toBe(true);
  });

  it('is none if PDFium cannot read it', async () => {
    const bitmap = await read(
      ({ pdfium, document, page, objects: [object = 0] }) =>
        renderPicture(pdfium, { document, page, object, turn: [1, 0, 0, 1, 0, 0] }),
      '0 0 9 9 re f',
    );
    expect(bitmap).toBe(0);
  });
});
