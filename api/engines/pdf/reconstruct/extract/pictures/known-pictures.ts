import { createHash } from 'node:crypto';
import type { Pdfium } from '../../../../../formats/pdfium.ts';
import { limits } from '../limits.ts';
import type { PictureFile } from './shared-pictures.ts';

/** Gets a picture that was looked up: as it is known, or by reading it. */
type Get = (read: () => PictureFile | null) => PictureFile | null;

/** The pictures that were read, by their bytes in the PDF: a letterhead is on every page, and drawing it takes long. */
export interface KnownPictures {
  /**
   * Looks a picture up that is opaque but for its own mask, and whose colours do not depend on the page.
   * @param page PDFium's handle of its page.
   * @param object PDFium's handle.
   * @param layout Tells how the picture is placed.
   */
  readonly lookUp: (page: number, object: number, layout: string) => Get;
}

/** `FPDF_IMAGEOBJ_METADATA` up to the number of the marked content. */
const metadataBytes = 24;

/**
 * Creates an empty collection for one document. Only pictures whose bytes stand in the file once are taken again: others
 * may have equal bytes and another mask.
 * @param pdf The address of the file in PDFium's memory, and its size in bytes.
 */
export function createKnownPictures(
  { api, scratch, bytesAt, allocate, free }: Pdfium,
  pdf: { readonly address: number; readonly length: number },
): KnownPictures {
  const known = new Map<string, { readonly file: PictureFile | null; isSole?: boolean }>();
  let bytesToSearch: number = limits.maxSearchedBytes;
  const standsOnce = (bytes: Uint8Array) => {
    bytesToSearch -= pdf.length;
    if (bytesToSearch < 0) return false;
    const { buffer, byteOffset } = bytesAt(pdf.address, pdf.length);
    const file = Buffer.from(buffer, byteOffset, pdf.length);
    const first = file.indexOf(bytes);
    return first >= 0 && file.indexOf(bytes, first + 1) < 0;
  };
  return {
    lookUp(page, object, layout) {
      const length = api.FPDFImageObj_GetImageDataRaw(object, 0, 0);
      if (length > limits.maxKnownBytes || !api.FPDFImageObj_GetImageMetadata(object, page, scratch))
        return (read) => read();
      const hash = createHash('sha1').update(layout).update(bytesAt(scratch, metadataBytes));
      const address = allocate(length);
      api.FPDFImageObj_GetImageDataRaw(object, address, length);
      const bytes = bytesAt(address, length);
      const key = hash.update(bytes).digest('base64');
      const found = known.get(key);
      if (found !== undefined) found.isSole ??= standsOnce(bytes);
      free(address);
      if (found === undefined)
        return (read) => {
          const file = read();
          known.set(key, { file });
          return file;
        };
      return found.isSole === true ? () => found.file : (read) => read();
    },
  };
}
