import type { Gallery } from './gallery.ts';
import { codeStream, colourSpaces, type Jp2Header, jp2 } from './jpx-file.ts';
import { cmyk, grey, opacity, rgb, samples, together, wholeBytes, ycc } from './painting.ts';

const jpx = '/Filter /JPXDecode';
const header = (components: number, colours: Jp2Header['colours'], bits = 8): Jp2Header => ({
  components,
  bits,
  colours,
});

/** Pictures in JPEG 2000, with and without a colour space in the PDF. */
export function addJpxPages(gallery: Gallery, profile: Buffer): void {
  const show = (name: string, entries: string, data: Buffer) => gallery.show(name, `${jpx} ${entries}`, data);
  const icc = `[/ICCBased ${gallery.add({ entries: '/N 3', data: profile })}]`;
  // Without the transform, components stay what they are.
  const separate = ['-mct', '0'];
  const ofRgb = codeStream(samples(rgb), 3, 8);
  const ofGrey = codeStream(samples(grey), 1, 8);
  const ofCmyk = codeStream(samples(cmyk), 4, 8, separate);
  const srgb = jp2(ofRgb, header(3, colourSpaces.srgb));
  show('sRGB by the file', '', srgb);
  show('sRGB by the PDF as well', '/ColorSpace /DeviceRGB /BitsPerComponent 8', srgb);
  show('sRGB with a profile in the PDF', `/ColorSpace ${icc}`, srgb);
  show('a profile in the file', '', jp2(ofRgb, header(3, profile)));
  show('a bare code stream', '/ColorSpace /DeviceRGB', ofRgb);
  show('tiles', '/ColorSpace /DeviceRGB', codeStream(samples(rgb), 3, 8, ['-t', '128,128']));
  show('irreversible wavelets', '/ColorSpace /DeviceRGB', codeStream(samples(rgb), 3, 8, ['-I', '-r', '8']));
  show('grey by the file', '', jp2(ofGrey, header(1, colourSpaces.grey)));
  show('grey by the PDF', '/ColorSpace /DeviceGray', ofGrey);
  show('inverted grey', '/ColorSpace /DeviceGray /Decode [1 0]', ofGrey);
  const inYcc = codeStream(samples(ycc), 3, 8, separate);
  show('sYCC', '', jp2(inYcc, header(3, colourSpaces.sycc)));
  show('CMYK by the file', '', jp2(ofCmyk, header(4, colourSpaces.cmyk)));
  show('CMYK by the PDF', '/ColorSpace /DeviceCMYK', ofCmyk);
  for (const bits of [1, 4, 12, 16]) {
    const data = codeStream(wholeBytes(grey, bits), 1, bits);
    show(`grey of ${bits} bits`, `/ColorSpace /DeviceGray /BitsPerComponent ${bits}`, data);
    show(`grey of ${bits} bits by the file`, '', jp2(data, header(1, colourSpaces.grey, bits)));
  }
  for (const bits of [12, 16]) {
    const data = codeStream(wholeBytes(rgb, bits), 3, bits);
    show(`RGB of ${bits} bits`, '/ColorSpace /DeviceRGB', jp2(data, header(3, colourSpaces.srgb, bits)));
  }
  const palette = Buffer.from(Array.from({ length: 64 }, (_, at) => [at * 4, 255 - at * 4, 128]).flat());
  const indexes = codeStream(Buffer.from(samples(grey).map((value) => value >> 2)), 1, 8);
  show('a palette in the file', '', jp2(indexes, { ...header(1, colourSpaces.srgb), palette }));
  show('a palette in the PDF', `/ColorSpace [/Indexed /DeviceRGB 63 <${palette.toString('hex')}>]`, indexes);
  const withOpacity = codeStream(samples(together(rgb, opacity)), 4, 8);
  const transparent = jp2(withOpacity, { ...header(4, colourSpaces.srgb), opacity: 1 });
  show('opacity in the file, not used', '/ColorSpace /DeviceRGB', transparent);
  show('opacity in the file', '/ColorSpace /DeviceRGB /SMaskInData 1', transparent);
  const multiplied = jp2(withOpacity, { ...header(4, colourSpaces.srgb), opacity: 2 });
  show('opacity that colours are multiplied by', '/ColorSpace /DeviceRGB /SMaskInData 2', multiplied);
  const mask = gallery.image(`${jpx} /ColorSpace /DeviceGray`, codeStream(samples(opacity), 1, 8));
  show('a soft mask in JPEG 2000', `/ColorSpace /DeviceRGB /SMask ${mask}`, srgb);
  const tint = gallery.add('<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 0.9 0.8 0] /N 1 >>');
  show('a spot colour', `/ColorSpace [/Separation /Red /DeviceCMYK ${tint}]`, ofGrey);
  show('lightness and colour', '/ColorSpace [/Lab << /WhitePoint [0.95 1 1.09] /Range [-100 100 -100 100] >>]', ofRgb);
}
