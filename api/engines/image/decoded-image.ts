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
 * The PDF image of a picture that was decoded to PNG files for its colours and its opacity, if any.
 *
 * @param path The colours' PNG; that of the opacity is at `path` + `.alpha`.
 * @param colours The original's colour space, used unless the decoder converted the samples.
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
