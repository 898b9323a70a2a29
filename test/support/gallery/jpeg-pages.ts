import sharp from 'sharp';
import type { Gallery } from './gallery.ts';
import { cmyk, grey, rgb, samples, size, ycc } from './painting.ts';

/** A JPEG of these samples, stored as they are but for YCbCr where `isYcc`. */
async function jpegOf(data: Buffer, channels: 1 | 3, progressive = false): Promise<Buffer> {
  return sharp(data, { raw: { ...size, channels } })
    .toColourspace(channels === 1 ? 'b-w' : 'srgb')
    .jpeg({ quality: 95, progressive })
    .toBuffer();
}

/** A CMYK JPEG as Adobe's programs write it: inverted, with their marker. */
async function adobeCmyk(): Promise<Buffer> {
  return sharp(samples(rgb), { raw: { ...size, channels: 3 } })
    .toColourspace('cmyk')
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** The JPEG without its segments of one marker (ITU-T T.81, B.1.1.4). */
function withoutSegment(jpeg: Buffer, marker: number): Buffer {
  const parts: Buffer[] = [jpeg.subarray(0, 2)];
  let at = 2;
  while (jpeg[at + 1] !== 0xda) {
    const end = at + 2 + jpeg.readUInt16BE(at + 2);
    if (jpeg[at + 1] !== marker) parts.push(jpeg.subarray(at, end));
    at = end;
  }
  return Buffer.concat([...parts, jpeg.subarray(at)]);
}

const jfif = 0xe0;
const adobe = 0xee;
const inverted = '/Decode [1 0 1 0 1 0 1 0]';

/** Pictures in JPEG, in the colour spaces that PDF has. */
export async function addJpegPages(gallery: Gallery, profiles: { readonly rgb: Buffer; readonly cmyk: Buffer }) {
  const show = (name: string, entries: string, data: Buffer) =>
    gallery.show(name, `/Filter /DCTDecode /BitsPerComponent 8 ${entries}`, data);
  const icc = (components: number, profile: Buffer) =>
    `[/ICCBased ${gallery.add({ entries: `/N ${components}`, data: profile })}]`;
  const ofRgb = await jpegOf(samples(rgb), 3);
  const ofGrey = await jpegOf(samples(grey), 1);
  const ofCmyk = await adobeCmyk();
  const cmykProfile = icc(4, profiles.cmyk);
  show('RGB', '/ColorSpace /DeviceRGB', ofRgb);
  show('RGB, progressive', '/ColorSpace /DeviceRGB', await jpegOf(samples(rgb), 3, true));
  show('RGB, inverted', '/ColorSpace /DeviceRGB /Decode [1 0 1 0 1 0]', ofRgb);
  show('RGB, a part of the range', '/ColorSpace /DeviceRGB /Decode [0.2 0.8 0.2 0.8 0 1]', ofRgb);
  show('RGB with a profile', `/ColorSpace ${icc(3, profiles.rgb)}`, ofRgb);
  show('calibrated RGB', '/ColorSpace [/CalRGB << /WhitePoint [0.95 1 1.09] /Gamma [1.8 1.8 1.8] >>]', ofRgb);
  show('stored without a transform', '/ColorSpace /DeviceRGB /DecodeParms << /ColorTransform 0 >>', await rgbJpeg());
  show('with no marker of its colours', '/ColorSpace /DeviceRGB', withoutSegment(ofRgb, jfif));
  show('lightness and colour', '/ColorSpace [/Lab << /WhitePoint [0.95 1 1.09] /Range [-80 80 -80 80] >>]', ofRgb);
  show('grey', '/ColorSpace /DeviceGray', ofGrey);
  show('grey, inverted', '/ColorSpace /DeviceGray /Decode [1 0]', ofGrey);
  show('calibrated grey', '/ColorSpace [/CalGray << /WhitePoint [0.95 1 1.09] /Gamma 2.2 >>]', ofGrey);
  show('CMYK by Adobe', `/ColorSpace /DeviceCMYK ${inverted}`, ofCmyk);
  show('CMYK by Adobe, shown inverted', '/ColorSpace /DeviceCMYK', ofCmyk);
  show('CMYK by Adobe with a profile', `/ColorSpace ${cmykProfile} ${inverted}`, ofCmyk);
  show('CMYK without a marker', '/ColorSpace /DeviceCMYK', withoutSegment(ofCmyk, adobe));
  show('CMYK without a marker, with a profile', `/ColorSpace ${cmykProfile}`, withoutSegment(ofCmyk, adobe));
  show('CMYK without a marker, inverted', `/ColorSpace ${cmykProfile} ${inverted}`, withoutSegment(ofCmyk, adobe));
  const red = gallery.add('<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 0.9 0.8 0] /N 1 >>');
  show('a spot colour', `/ColorSpace [/Separation /Red /DeviceCMYK ${red}]`, ofGrey);
  const three = gallery.add({
    entries: '/FunctionType 4 /Domain [0 1 0 1 0 1] /Range [0 1 0 1 0 1]',
    data: Buffer.from('{ exch 3 -1 roll }'),
  });
  show('three colorants', `/ColorSpace [/DeviceN [/A /B /C] /DeviceRGB ${three}]`, ofRgb);
  const palette = Array.from({ length: 256 }, (_, at) => [at, 255 - at, 128]).flat();
  show('indexes', `/ColorSpace [/Indexed /DeviceRGB 255 <${Buffer.from(palette).toString('hex')}>]`, ofGrey);
  // The dictionary tells less than the file.
  gallery.show('smaller than its file', '/Filter /DCTDecode /BitsPerComponent 8 /ColorSpace /DeviceRGB', ofRgb);

  async function rgbJpeg(): Promise<Buffer> {
    // libvips stores YCbCr; the samples of YCbCr that become RGB by it are those to store.
    return withoutSegment(await jpegOf(samples(ycc), 3), jfif);
  }
  void cmyk;
}
