import type { JpegOptions } from 'sharp';

/** From this JPEG quality up, colour is stored at full resolution; below it, the difference isn't worth the bytes. */
const fullColourQuality = 95;

/** Options for encoding a JPEG with mozjpeg (trellis quantisation, progressive scans). `quality` is 1 to 100. */
export function jpegEncoding(quality: number): JpegOptions {
  return { quality, mozjpeg: true, chromaSubsampling: quality >= fullColourQuality ? '4:4:4' : '4:2:0' };
}

/** The background for transparent pictures. */
export const paper = '#ffffff';
