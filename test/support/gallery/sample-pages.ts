import { deflateSync } from 'node:zlib';
import type { Gallery } from './gallery.ts';
import { cmyk, grey, rgb, samples, together } from './painting.ts';

const whitePoint = '/WhitePoint [0.95 1 1.09]';
const hex = (bytes: readonly number[]) => `<${Buffer.from(bytes).toString('hex')}>`;

/** Colours of a palette, each made of its place from 0 to 1. */
const palette = (count: number, colour: (place: number) => readonly number[]) =>
  hex(
    Array.from({ length: count }, (_, at) => colour(at / (count - 1)).map((share) => Math.round(share * 255))).flat(),
  );

/** Deflated samples, of 1 to 16 bits, in the colour spaces that PDF has, and with palettes over these. */
export function addSamplePages(gallery: Gallery, profiles: { readonly [kind in 'grey' | 'rgb' | 'cmyk']: Buffer }) {
  const icc = (components: number, profile: Buffer) =>
    `[/ICCBased ${gallery.add({ entries: `/N ${components}`, data: profile })}]`;
  const [greyIcc, rgbIcc, cmykIcc] = [icc(1, profiles.grey), icc(3, profiles.rgb), icc(4, profiles.cmyk)];
  const show = (name: string, bits: number, entries: string, data: Buffer) =>
    gallery.show(name, `/Filter /FlateDecode /BitsPerComponent ${bits} ${entries}`, deflateSync(data));
  const red = gallery.add('<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 0.9 0.8 0] /N 1 >>');
  const separation = `[/Separation /Red /DeviceCMYK ${red}]`;
  const program = (inputs: number, code: string) =>
    gallery.add({
      entries: `/FunctionType 4 /Domain [${'0 1 '.repeat(inputs)}] /Range [0 1 0 1 0 1 0 1]`,
      data: Buffer.from(code),
    });
  for (const bits of [2, 4, 8, 16]) {
    show(`grey of ${bits} bits`, bits, '/ColorSpace /DeviceGray', samples(grey, bits));
    show(`RGB of ${bits} bits`, bits, '/ColorSpace /DeviceRGB', samples(rgb, bits));
    show(`CMYK of ${bits} bits`, bits, '/ColorSpace /DeviceCMYK', samples(cmyk, bits));
  }
  show('RGB of 1 bit', 1, '/ColorSpace /DeviceRGB', samples(rgb, 1));
  show('inverted grey', 8, '/ColorSpace /DeviceGray /Decode [1 0]', samples(grey));
  show('inverted RGB', 8, '/ColorSpace /DeviceRGB /Decode [1 0 1 0 1 0]', samples(rgb));
  show('a part of the range', 8, '/ColorSpace /DeviceGray /Decode [0.3 0.7]', samples(grey));
  show('inverted CMYK', 8, `/ColorSpace ${cmykIcc} /Decode [1 0 1 0 1 0 1 0]`, samples(cmyk));
  show('calibrated grey', 8, `/ColorSpace [/CalGray << ${whitePoint} /Gamma 2.2 >>]`, samples(grey));
  show('calibrated RGB', 8, `/ColorSpace [/CalRGB << ${whitePoint} /Gamma [2.2 2.2 2.2] >>]`, samples(rgb));
  show('grey with a profile', 8, `/ColorSpace ${greyIcc}`, samples(grey));
  show('RGB with a profile', 8, `/ColorSpace ${rgbIcc}`, samples(rgb));
  show('CMYK with a profile', 8, `/ColorSpace ${cmykIcc}`, samples(cmyk));
  show('CMYK of 16 bits with a profile', 16, `/ColorSpace ${cmykIcc}`, samples(cmyk, 16));
  show('lightness and colour', 8, `/ColorSpace [/Lab << ${whitePoint} /Range [-90 90 -90 90] >>]`, samples(rgb));
  show('a spot colour', 8, `/ColorSpace ${separation}`, samples(grey));
  show('a spot colour of 4 bits', 4, `/ColorSpace ${separation}`, samples(grey, 4));
  const two = program(2, '{ 0 exch 0 exch }');
  show('two colorants', 8, `/ColorSpace [/DeviceN [/A /B] /DeviceCMYK ${two}]`, samples(together(grey, grey)));
  const four = program(4, '{ pop 0.2 }');
  show('four colorants', 8, `/ColorSpace [/DeviceN [/A /B /C /D] /DeviceCMYK ${four}]`, samples(cmyk));
  const bases = {
    grey: ['/DeviceGray', (place: number) => [1 - place]],
    RGB: ['/DeviceRGB', (place: number) => [place, 1 - place, 0.4]],
    CMYK: ['/DeviceCMYK', (place: number) => [place, 1 - place, 0.2, 0]],
    'RGB with a profile': [rgbIcc, (place: number) => [place, 0.3, 1 - place]],
    'CMYK with a profile': [cmykIcc, (place: number) => [place, 0.3, 1 - place, 0.1]],
    'lightness and colour': [
      `[/Lab << ${whitePoint} /Range [-90 90 -90 90] >>]`,
      (place: number) => [place, place, 0.4],
    ],
    'a spot colour': [separation, (place: number) => [place]],
    'two colorants': [`[/DeviceN [/A /B] /DeviceCMYK ${two}]`, (place: number) => [place, 1 - place]],
  } as const;
  for (const [name, [base, colour]] of Object.entries(bases)) {
    const entries = `/ColorSpace [/Indexed ${base} 255 ${palette(256, colour)}]`;
    show(`a palette over ${name}`, 8, entries, samples(grey));
  }
  const indexes = samples(grey);
  const [, ofRgb] = bases.RGB;
  for (const bits of [1, 2, 4]) {
    const entries = `/ColorSpace [/Indexed /DeviceRGB ${2 ** bits - 1} ${palette(2 ** bits, ofRgb)}]`;
    show(`a palette of ${2 ** bits} colours`, bits, entries, samples(grey, bits));
  }
  const inverted = `/ColorSpace [/Indexed /DeviceRGB 255 ${palette(256, ofRgb)}] /Decode [255 0]`;
  show('a palette, inverted', 8, inverted, samples(grey));
  const short = `/ColorSpace [/Indexed /DeviceRGB 99 ${palette(100, ofRgb)}]`;
  show('a palette with fewer colours than there are indexes', 8, short, samples(grey));
  // Bytes that begin like text in UTF-16, with what no text has: halves of its pairs.
  const likeText = (first: readonly number[]) =>
    hex([...first, ...Array.from({ length: 766 }, (_, at) => 255 - Math.floor(at / 3))]);
  show('a palette like big-endian text', 8, `/ColorSpace [/Indexed /DeviceRGB 255 ${likeText([254, 255])}]`, indexes);
  const own = gallery.add(likeText([255, 254]));
  show('a palette like little-endian text', 8, `/ColorSpace [/Indexed /DeviceRGB 255 ${own}]`, indexes);
  const stream = gallery.add({
    entries: '/Filter [/ASCIIHexDecode /FlateDecode]',
    data: Buffer.from(`${deflateSync(Buffer.from(palette(256, ofRgb).slice(1, -1), 'hex')).toString('hex')}>`),
  });
  show('a palette in a stream', 8, `/ColorSpace [/Indexed /DeviceRGB 255 ${stream}]`, samples(grey));
}
