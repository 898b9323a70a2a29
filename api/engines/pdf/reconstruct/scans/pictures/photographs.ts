import { limitSharp } from '../../../../../formats/limit-sharp.ts';
import type { Page, Picture } from '../../model/page-model.ts';
import { thresholds } from '../thresholds.ts';

const { minBytes, quality, maxShare } = thresholds.photograph;

async function smallerOf(picture: Picture): Promise<Picture> {
  if (picture.isOfScan !== true || picture.bytes.length < minBytes) return picture;
  // Its library takes memory, and few documents need it.
  const { default: sharp } = await import('sharp');
  limitSharp(sharp);
  const bytes = await sharp(picture.bytes).jpeg({ quality, chromaSubsampling: '4:4:4' }).toBuffer();
  return bytes.length > maxShare * picture.bytes.length ? picture : { ...picture, bytes, format: 'jpeg' };
}

/**
 * Makes JPEG files of what was cut out of a scan where they are much smaller, as those of photographs are. Drawings and
 * whatever has few colours stay as they are.
 */
export async function withPhotographs(page: Page): Promise<Page> {
  if (!page.pictures.some(({ isOfScan }) => isOfScan === true)) return page;
  const pictures: Picture[] = [];
  for (const picture of page.pictures) pictures.push(await smallerOf(picture));
  return { ...page, pictures };
}
