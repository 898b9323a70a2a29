import { fileSource } from './byte-source.ts';
import type { Decoded } from './decode-pictures.ts';
import type { ColourSpace, PdfImage } from './pdf-image.ts';
import { embeddedPng } from './png/png-page.ts';
import { readPng } from './png/read-png.ts';

async function readDecoded(path: string): Promise<PdfImage> {
  const source = await fileSource(path);
  const png = await readPng(source);
  const image = png && (await embeddedPng(source, png));
  if (image === undefined) throw new Error('the decoder wrote no PNG that can be embedded');
  return image;
}

/**
 * A picture that was decoded to a PNG of its colours, and one of its opacity where it has any.
 *
 * @param colours What the samples of the original mean; they are kept unless the decoder changed them.
 */
export async function decodedImage(
  path: string,
  decoded: Extract<Decoded, { type: 'decoded' }>,
  colours: ColourSpace,
): Promise<PdfImage> {
  const image = await readDecoded(path);
  const { components } = image.colourSpace;
  const isKept = decoded.keepsSamples && colours.components === components;
  const softMask = decoded.hasAlpha ? await readDecoded(`${path}.alpha`) : undefined;
  return { ...image, colourSpace: isKept ? colours : { components }, softMask };
}
