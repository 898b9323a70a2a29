import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { encodeChain, type FilterName } from '../pdf/filter-chains.ts';
import type { Gallery } from './gallery.ts';
import { codeStream } from './jpx-file.ts';
import { grey, rgb, samples, size } from './painting.ts';

const { width, height } = size;

/** Samples of three bytes as differences, which predictors undo: TIFF's, or PNG's of one type in front of each row. */
function predicted(data: Buffer, type: 'tiff' | 'none' | 'sub' | 'up'): Buffer {
  const rowBytes = width * 3;
  const rows = Array.from({ length: height }, (_, y) => {
    const before = (at: number, from: number) => data[y * rowBytes + at - from] ?? 0;
    const row = Buffer.alloc(rowBytes);
    for (let at = 0; at < rowBytes; at++) {
      const left = type !== 'none' && type !== 'up' && at >= 3 ? before(at, 3) : 0;
      const up = type === 'up' && y > 0 ? before(at, rowBytes) : 0;
      row[at] = before(at, 0) - left - up;
    }
    return type === 'tiff' ? row : Buffer.concat([Buffer.from([{ none: 0, sub: 1, up: 2 }[type]]), row]);
  });
  return Buffer.concat(rows);
}

/** Pictures under chains of filters and predictors. */
export async function addFilteredPages(gallery: Gallery): Promise<void> {
  const show = (name: string, entries: string, data: Buffer) =>
    gallery.show(name, `/ColorSpace /DeviceRGB /BitsPerComponent 8 ${entries}`, data);
  const plain = samples(rgb);
  const parameters = (predictor: number) =>
    `<< /Predictor ${predictor} /Colors 3 /BitsPerComponent 8 /Columns ${width} >>`;
  const predictors = { tiff: 2, none: 10, sub: 11, up: 15 } as const;
  for (const [type, predictor] of Object.entries(predictors) as readonly (readonly ['tiff' | 'up', number])[]) {
    const data = predicted(plain, type);
    for (const filter of ['FlateDecode', 'LZWDecode'] as const) {
      const entries = `/Filter /${filter} /DecodeParms ${parameters(predictor)}`;
      show(`${filter}, predictor ${predictor}`, entries, encodeChain(data, [filter]));
    }
  }
  const chains: readonly (readonly FilterName[])[] = [
    ['ASCII85Decode'],
    ['ASCIIHexDecode'],
    ['RunLengthDecode'],
    ['LZWDecode'],
    ['FlateDecode', 'FlateDecode'],
    ['ASCII85Decode', 'LZWDecode', 'RunLengthDecode'],
  ];
  const jpeg = await sharp(plain, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 95 })
    .toBuffer();
  const codecs = { DCTDecode: jpeg, JPXDecode: codeStream(plain, 3, 8) };
  for (const chain of chains) {
    const names = chain.map((name) => `/${name}`).join(' ');
    show(chain.join(' '), `/Filter [${names}]`, encodeChain(plain, chain));
    for (const [codec, data] of Object.entries(codecs)) {
      show(`${chain.join(' ')} ${codec}`, `/Filter [${names} /${codec}]`, encodeChain(data, chain));
    }
  }
  const rowwise = encodeChain(predicted(plain, 'up'), ['ASCII85Decode', 'FlateDecode']);
  show(
    'the predictor of a second filter',
    `/Filter [/ASCII85Decode /FlateDecode] /DecodeParms [null ${parameters(15)}]`,
    rowwise,
  );
  // A predictor around a codec: the JPEG's bytes as rows of samples.
  const columns = 64;
  const padded = Buffer.concat([jpeg, Buffer.alloc((columns - (jpeg.length % columns)) % columns)]);
  const rows = Array.from({ length: padded.length / columns }, (_, row) =>
    Buffer.concat([Buffer.from([0]), padded.subarray(row * columns, (row + 1) * columns)]),
  );
  const around = `/DecodeParms [<< /Predictor 12 /Columns ${columns} >> null]`;
  show('a predictor around a JPEG', `/Filter [/FlateDecode /DCTDecode] ${around}`, deflateSync(Buffer.concat(rows)));
  gallery.show(
    'samples cut short',
    '/ColorSpace /DeviceGray /BitsPerComponent 8 /Filter /FlateDecode',
    deflateSync(samples(grey).subarray(0, width * height * 0.8)),
  );
}
