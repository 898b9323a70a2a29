import { describe, expect, it } from 'vitest';
import { decodeStream } from '../../../../../api/engines/pdf/qpdf/decode-stream.ts';
import type { PdfDict, PdfValue } from '../../../../../api/engines/pdf/qpdf/qpdf-objects.ts';
import { encodeChain, encoders, type FilterName } from '../../../../support/pdf/filter-chains.ts';
import { objectsOf } from '../../../../support/pdf/pdf-values.ts';

const plain = Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * index) & 0xff));
const maxBytes = 100_000;
const objects = objectsOf({});

function undo(chain: readonly string[], bytes: Buffer, parameters?: readonly PdfValue[], more: PdfDict = {}) {
  const dict = { '/Filter': chain.map((name) => `/${name}`), ...(parameters ? { '/DecodeParms': parameters } : {}) };
  return decodeStream(objects, { ...dict, ...more }, bytes, maxBytes);
}

describe('the filters before an image codec', () => {
  const names = Object.keys(encoders) as FilterName[];
  const chains = [...names.map((name) => [name]), ...names.map((name) => ['ASCII85Decode', name] as const), names];

  it.each(['DCTDecode', 'JPXDecode', 'CCITTFaxDecode', 'JBIG2Decode'])('are undone before %s', async (codec) => {
    for (const chain of chains) {
      const undone = await undo([...chain, codec], encodeChain(plain, chain as FilterName[]));
      expect(undone?.codec?.name, chain.join(' ')).toBe(codec);
      expect(undone?.data.equals(plain), chain.join(' ')).toBe(true);
    }
  });

  it('are known by their abbreviations', async () => {
    const undone = await undo(['A85', 'Fl', 'DCT'], encodeChain(plain, ['ASCII85Decode', 'FlateDecode']));
    expect(undone).toMatchObject({ data: plain, codec: { name: 'DCTDecode' } });
  });

  it('leave the codec its own parameters', async () => {
    const parameters = [null, { '/K': -1, '/Columns': 40 }];
    const undone = await undo(['ASCIIHexDecode', 'CCITTFaxDecode'], encodeChain(plain, ['ASCIIHexDecode']), parameters);
    expect(undone?.codec?.parameters).toEqual({ '/K': -1, '/Columns': 40 });
  });

  it('have their predictors undone', async () => {
    const rows = Buffer.from([1, 10, 1, 1, 2, 5, 5, 5]);
    const parameters = [{ '/Predictor': 15, '/Columns': 3 }];
    const undone = await undo(['LZWDecode'], encodeChain(rows, ['LZWDecode']), parameters);
    expect(undone?.data).toEqual(Buffer.from([10, 11, 12, 15, 16, 17]));
  });
});

describe('a chain that nobody can be sure of', () => {
  it.each([
    ['a codec that is not last', ['DCTDecode', 'FlateDecode'], {}],
    ['an unknown filter', ['FooDecode', 'DCTDecode'], {}],
    ['bytes in another file', ['DCTDecode'], { '/F': 'u:elsewhere' }],
  ] as const)('%s is left alone', async (_, chain, more) => {
    expect(await undo(chain, plain, undefined, more)).toBeUndefined();
  });

  it('a crypt filter with a name is left alone, Identity is passed over', async () => {
    expect(await undo(['Crypt', 'JPXDecode'], plain, [{ '/Name': '/StdCF' }, null])).toBeUndefined();
    expect(await undo(['Crypt', 'JPXDecode'], plain, [{ '/Name': '/Identity' }, null])).toMatchObject({ data: plain });
  });

  it.each(['FlateDecode', 'RunLengthDecode', 'LZWDecode'] as const)(
    'throws for a %s that grows too far',
    async (name) => {
      const zeros = Buffer.alloc(maxBytes + 1);
      await expect(undo([name], encodeChain(zeros, [name]))).rejects.toThrow();
    },
  );
});
