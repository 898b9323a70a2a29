import type { JpegOptions } from 'sharp';

/** From this quality on colours get as many samples as brightness; below, that costs more than it shows. */
const fullColourQuality = 95;

/** How a picture becomes a JPEG: trellis quantisation and progressive scans by mozjpeg. */
export function jpegEncoding(quality: number): JpegOptions {
  return { quality, mozjpeg: true, chromaSubsampling: quality >= fullColourQuality ? '4:4:4' : '4:2:0' };
}

/** What shows through where a picture is see-through and the result cannot be. */
export const paper = '#ffffff';
