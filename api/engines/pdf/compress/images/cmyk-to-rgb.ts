import sharp from 'sharp';
import type { Size } from './target-size.ts';
import type { FailOn } from './whole-jpeg.ts';

const headerBytes = 8;
/** Field types (TIFF 6 §2). */
const shortType = 3;
const longType = 4;
const undefinedType = 7;

/** An uncompressed CMYK TIFF with an embedded profile (TIFF 6 §16, ICC.1 annex B), which libvips converts by it. */
function cmykTiff(samples: Buffer, { width, height }: Size, profile: Buffer): Buffer {
  const samplesAt = headerBytes;
  const bitsAt = samplesAt + samples.length + (samples.length % 2);
  const profileAt = bitsAt + 8;
  const directoryAt = profileAt + profile.length + (profile.length % 2);
  const separated = 5;
  const tags = [
    [256, longType, 1, width],
    [257, longType, 1, height],
    [258, shortType, 4, bitsAt],
    [259, shortType, 1, 1],
    [262, shortType, 1, separated],
    [273, longType, 1, samplesAt],
    [277, shortType, 1, 4],
    [278, longType, 1, height],
    [279, longType, 1, samples.length],
    [284, shortType, 1, 1],
    [34675, undefinedType, profile.length, profileAt],
  ] as const;
  const tiff = Buffer.alloc(directoryAt + 2 + tags.length * 12 + 4);
  tiff.write('II*\0', 'latin1');
  tiff.writeUInt32LE(directoryAt, 4);
  samples.copy(tiff, samplesAt);
  for (let component = 0; component < 4; component++) tiff.writeUInt16LE(8, bitsAt + component * 2);
  profile.copy(tiff, profileAt);
  tiff.writeUInt16LE(tags.length, directoryAt);
  for (const [index, [tag, type, count, value]] of tags.entries()) {
    const at = directoryAt + 2 + index * 12;
    tiff.writeUInt16LE(tag, at);
    tiff.writeUInt16LE(type, at + 2);
    tiff.writeUInt32LE(count, at + 4);
    tiff.writeUInt32LE(value, at + 8);
  }
  return tiff;
}

/** Decodes a CMYK JPEG to the samples that PDF expects: as they are stored. libvips inverts them. */
export async function decodeCmykJpeg(jpeg: Buffer, failOn: FailOn): Promise<Buffer> {
  const samples = await sharp(jpeg, { failOn, ignoreIcc: true })
    .pipelineColourspace('cmyk')
    .toColourspace('cmyk')
    .raw()
    .toBuffer();
  for (let i = 0; i < samples.length; i++) samples[i] = 255 - (samples[i] as number);
  return samples;
}

/** Converts interleaved CMYK samples of eight bits to sRGB by their ICC profile. */
export async function cmykToRgb(samples: Buffer, size: Size, profile: Buffer): Promise<Buffer> {
  return await sharp(cmykTiff(samples, size, profile), { limitInputPixels: false })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
}
