import { type ByteSource, fileSource } from '../../byte-source.ts';
import type { DecodeSettings } from '../../decode-pictures.ts';
import type { PdfImage } from '../../pdf-image.ts';
import { type RecodedPage, recodeAsBits, recodeAsFax, recodeAsInks } from '../libtiff.ts';
import { readPages, type TiffPage } from '../pages/read-pages.ts';
import { deflatedImage, isIndexed, isInks } from './deflated-image.ts';
import { faxImage, isBilevel, isFax } from './fax-image.ts';

type MakeImage = (source: ByteSource, page: TiffPage) => PdfImage | undefined;

interface Recoded {
  readonly image: PdfImage;
  readonly bytes: number;
}

/** Images by the original's index. */
export interface RecodedStrips {
  readonly images: ReadonlyMap<number, PdfImage>;
  /** Whether rows of faxes are missing or wrong, since their codes could not be decoded. */
  readonly isDamaged: boolean;
}

/** The images of recoded pages by the original's index. */
async function imagesOf(
  originals: readonly number[],
  recoded: readonly RecodedPage[],
  makeImage: MakeImage,
): Promise<ReadonlyMap<number, Recoded>> {
  const [first] = recoded;
  const images = new Map<number, Recoded>();
  if (first === undefined) return images;
  const source = await fileSource(first.path);
  for (const [position, page] of (await readPages(source)).entries()) {
    const [index, image] = [originals[position], makeImage(source, page)];
    if (index !== undefined && image !== undefined) images.set(index, { image, bytes: page.strips.bytes });
  }
  return images;
}

/**
 * Losslessly recodes pages whose strips cannot be copied, so that the copy's can: black and white (as fax or deflate,
 * whichever is smaller), palettes and CMYK. Faxes are among them: libtiff reads rows with empty runs by their codes, as
 * the programs that write them do, and readers of PDFs by their pixels. Pages of other kinds are left out, and those on
 * which libtiff's tools fail.
 */
export async function recodeStrips(
  input: string,
  pages: readonly TiffPage[],
  settings: DecodeSettings,
): Promise<RecodedStrips> {
  const indexes = (wanted: (page: TiffPage) => boolean) => pages.filter(wanted).map(({ index }) => index);
  const [bilevel, inks] = [indexes(isBilevel), indexes(isInks)];
  const numbers = indexes((page) => (isBilevel(page) && !isFax(page)) || isIndexed(page));
  const asFax = await recodeAsFax(input, bilevel, settings);
  const faxes = await imagesOf(bilevel, asFax, faxImage);
  const bits = await imagesOf(numbers, await recodeAsBits(input, numbers, settings), deflatedImage);
  const images = new Map([
    ...bits,
    ...(await imagesOf(inks, await recodeAsInks(input, inks, settings), deflatedImage)),
  ]);
  for (const [index, fax] of faxes) {
    const other = bits.get(index);
    if (other === undefined || other.bytes >= fax.bytes) images.set(index, fax);
  }
  return {
    images: new Map([...images].map(([index, { image }]) => [index, image])),
    isDamaged: asFax.some(({ isDamaged }) => isDamaged),
  };
}
