import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { type Gallery, whole } from './gallery.ts';
import { codeStream } from './jpx-file.ts';
import { grey, opacity, rgb, samples, size } from './painting.ts';

const flate = '/Filter /FlateDecode';
const ofRgb = `${flate} /ColorSpace /DeviceRGB /BitsPerComponent 8`;
const asMask = (bits: number) => `${flate} /ColorSpace /DeviceGray /BitsPerComponent ${bits}`;

/** Pictures that are not opaque everywhere, in each of the ways that PDF has. */
export async function addMaskPages(gallery: Gallery): Promise<void> {
  const colours = deflateSync(samples(rgb));
  const deflated = (bits: number) => deflateSync(samples(opacity, bits));
  const image = (entries: string, data: Buffer) => gallery.image(entries, data);
  const show = (name: string, entries: string) => gallery.show(name, `${ofRgb} ${entries}`, colours);
  for (const bits of [1, 2, 4, 8, 16])
    show(`a soft mask of ${bits} bits`, `/SMask ${image(asMask(bits), deflated(bits))}`);
  show('a soft mask, inverted', `/SMask ${image(`${asMask(8)} /Decode [1 0]`, deflated(8))}`);
  show('a soft mask that never is opaque', `/SMask ${image(`${asMask(8)} /Decode [0.2 0.6]`, deflated(8))}`);
  show('a soft mask with a matte', `/SMask ${image(`${asMask(8)} /Matte [0.1 0.1 0.1]`, deflated(8))}`);
  const dct = await sharp(samples(opacity), { raw: { ...size, channels: 1 } })
    .toColourspace('b-w')
    .jpeg()
    .toBuffer();
  show('a soft mask in JPEG', `/SMask ${image('/Filter /DCTDecode /ColorSpace /DeviceGray /BitsPerComponent 8', dct)}`);
  const jpx = codeStream(samples(opacity), 1, 8);
  show('a soft mask in JPEG 2000', `/SMask ${image('/Filter /JPXDecode /ColorSpace /DeviceGray', jpx)}`);
  const stencil = (entries: string) => image(`${flate} /ImageMask true /BitsPerComponent 1 ${entries}`, deflated(1));
  show('a stencil for a mask', `/Mask ${stencil('')}`);
  show('a stencil for a mask, inverted', `/Mask ${stencil('/Decode [1 0]')}`);
  show('a colour that is clear', '/Mask [230 255 200 240 140 190]');
  const indexed =
    '/ColorSpace [/Indexed /DeviceGray 255 ' +
    `<${Buffer.from(Array.from({ length: 256 }, (_, at) => at)).toString('hex')}>]`;
  const indexes = deflateSync(samples(grey));
  gallery.show('an index that is clear', `${flate} ${indexed} /BitsPerComponent 8 /Mask [200 255]`, indexes);
  const small = image(
    `${flate} /Width 16 /Height 12 /ImageMask true /BitsPerComponent 1`,
    deflateSync(Buffer.from(Array.from({ length: 24 }, (_, at) => (at % 2 === 0 ? 0x0f : 0xf0)))),
  );
  show('a stencil of few pixels', `/Mask ${small}`);
  // The picture that a mask makes a picture alone: a plain colour, painted through it.
  const paint = (name: string, entries: string) =>
    gallery.page(name, `0.8 0.1 0.1 rg ${whole} /I Do`, `/XObject << /I ${stencil(entries)} >>`);
  paint('a colour through a stencil', '');
  paint('a colour through a stencil, inverted', '/Decode [1 0]');
  const group = gallery.add({
    entries:
      '/Type /XObject /Subtype /Form /BBox [0 0 48 36] /Group << /S /Transparency /CS /DeviceGray >> ' +
      `/Resources << /XObject << /I ${image(asMask(8), deflated(8))} >> >>`,
    data: Buffer.from(`q ${whole} /I Do Q`),
  });
  gallery.page(
    'a picture in the mask of a state',
    `/S gs ${whole} /I Do`,
    `/ExtGState << /S << /SMask << /S /Luminosity /G ${group} >> >> >> /XObject << /I ${image(ofRgb, colours)} >>`,
  );
}
