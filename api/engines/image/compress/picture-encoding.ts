import type { JpegOptions } from 'sharp';
import { thresholds } from '../thresholds.ts';

/**
 * Options for encoding a JPEG with mozjpeg (trellis quantisation, progressive scans). `quality` is 1 to 100. Deringing
 * is off: it turns black blocks next to white ones grey.
 */
export function jpegEncoding(quality: number): JpegOptions {
  const isFull = quality >= thresholds.jpeg.fullColourQuality;
  return { quality, mozjpeg: true, overshootDeringing: false, chromaSubsampling: isFull ? '4:4:4' : '4:2:0' };
}

/** The qualities, 1 to 100, at which a JPEG is written until it looks like its source: the requested one comes first. */
export const qualitiesFrom = (quality: number): readonly number[] => [
  quality,
  ...thresholds.jpeg.finerQualities.filter((finer) => finer > quality),
];

/** The background for transparent pictures, and for those of which nothing would be seen on it. */
export const paper = 'white';
export const ink = 'black';
