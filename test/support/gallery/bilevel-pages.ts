import { deflateSync } from 'node:zlib';
import { encodeChain, type FilterName } from '../pdf/filter-chains.ts';
import { type FaxCoding, faxOf } from './fax.ts';
import type { Gallery } from './gallery.ts';
import { genericPage, halftonePage } from './jbig2.ts';
import { grey, samples, size } from './painting.ts';

/** One bit of every fourth pixel in each direction. */
function coarse(bits: Buffer): Buffer {
  const [columns, rows] = [size.width / 4, size.height / 4];
  const out = Buffer.alloc((columns / 8) * rows);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const bit = ((bits[y * 4 * (size.width / 8) + (x >> 1)] as number) >> (7 - (x & 1) * 4)) & 1;
      const at = y * (columns / 8) + (x >> 3);
      out[at] = (out[at] as number) | (bit << (7 - (x & 7)));
    }
  }
  return out;
}

/** Pictures in black and white: faxes, JBIG2, and deflated. */
export function addBilevelPages(gallery: Gallery): void {
  const bits = samples(grey, 1);
  const { width, height } = size;
  const show = (name: string, entries: string, data: Buffer) =>
    gallery.show(name, `/BitsPerComponent 1 ${entries}`, data);
  const gray = '/ColorSpace /DeviceGray';
  const fax = (parameters: string) =>
    `/Filter /CCITTFaxDecode /DecodeParms << /Columns ${width} /Rows ${height} ${parameters} >>`;
  const codings: Readonly<Record<FaxCoding, string>> = {
    rows: '/K 0 /EncodedByteAlign true /EndOfBlock false',
    'group 3': '/K 0 /EndOfLine true',
    'group 3, two-dimensional': '/K 4 /EndOfLine true',
    'group 4': '/K -1',
  };
  for (const [coding, parameters] of Object.entries(codings) as readonly (readonly [FaxCoding, string])[]) {
    const data = faxOf(bits, width, height, coding);
    show(`a fax: ${coding}`, `${gray} ${fax(parameters)}`, data);
    show(`a fax: ${coding}, ones black`, `${gray} ${fax(`${parameters} /BlackIs1 true`)}`, data);
  }
  const group4 = faxOf(bits, width, height, 'group 4');
  show(
    'a fax without its number of rows',
    `${gray} /Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns ${width} >>`,
    group4,
  );
  show('a fax, inverted', `${gray} /Decode [1 0] ${fax('/K -1')}`, group4);
  show('a fax in two colours', `/ColorSpace [/Indexed /DeviceRGB 1 <cc2200ffffcc>] ${fax('/K -1')}`, group4);
  const generic = genericPage(Buffer.from(bits.map((byte) => ~byte & 0xff)));
  const { page, globals } = halftonePage(coarse(bits));
  const global = `/DecodeParms << /JBIG2Globals ${gallery.add({ entries: '', data: globals })} >>`;
  show('JBIG2', `${gray} /Filter /JBIG2Decode`, generic);
  show('JBIG2 with globals', `${gray} /Filter /JBIG2Decode ${global}`, page);
  const chains: readonly (readonly FilterName[])[] = [['ASCII85Decode'], ['ASCIIHexDecode', 'FlateDecode']];
  for (const chain of chains) {
    const [names, nulls] = [chain.map((name) => `/${name}`).join(' '), chain.map(() => 'null').join(' ')];
    const parameters = `/DecodeParms [${nulls} << /K -1 /Columns ${width} >>]`;
    show(
      `a fax in ${chain.join(' ')}`,
      `${gray} /Filter [${names} /CCITTFaxDecode] ${parameters}`,
      encodeChain(group4, chain),
    );
    show(`JBIG2 in ${chain.join(' ')}`, `${gray} /Filter [${names} /JBIG2Decode]`, encodeChain(generic, chain));
  }
  const deflated = deflateSync(bits);
  show('deflated', `${gray} /Filter /FlateDecode`, deflated);
  show('deflated, inverted', `${gray} /Decode [1 0] /Filter /FlateDecode`, deflated);
  show('deflated, in two colours', '/ColorSpace [/Indexed /DeviceRGB 1 <cc2200ffffcc>] /Filter /FlateDecode', deflated);
  const red = gallery.add('<< /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 0.9 0.8 0] /N 1 >>');
  show(
    'deflated, in a spot colour',
    `/ColorSpace [/Separation /Red /DeviceCMYK ${red}] /Filter /FlateDecode`,
    deflated,
  );
  show('deflated, calibrated', '/ColorSpace [/CalGray << /WhitePoint [0.95 1 1.09] >>] /Filter /FlateDecode', deflated);
}
