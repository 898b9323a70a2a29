import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { namedInFile } from '../../../../../../api/engines/pdf/reconstruct/extract/named-in-file.ts';

const name = '/PatternType';
const mayHavePatterns = (pdf: Buffer) => namedInFile(pdf, [name, '/Other']).has(name);
const pattern = '<< /PatternType 2 /Shading 5 0 R >>';
/** A stream of objects. */
const packed = (objects: string, entries = '/Filter /FlateDecode') =>
  Buffer.concat([
    Buffer.from(`7 0 obj << /Type /ObjStm /N 1 /First 4 ${entries} >>\nstream\r\n`),
    deflateSync(Buffer.from(objects)),
    Buffer.from('\nendstream endobj'),
  ]);

describe('what a PDF names, such as patterns', () => {
  it('is found, also in a stream of objects', () => {
    expect(mayHavePatterns(Buffer.from(`5 0 obj ${pattern} endobj`))).toBe(true);
    expect(mayHavePatterns(Buffer.concat([packed('8 0 << /A 1 >>'), packed(`8 0 ${pattern}`)]))).toBe(true);
  });

  it('is not found where no object is one', () => {
    expect(mayHavePatterns(Buffer.from(''))).toBe(false);
    expect(mayHavePatterns(packed('8 0 << /Type /Page >>'))).toBe(false);
  });

  it('is possible where objects cannot be unpacked', () => {
    expect(mayHavePatterns(packed('8 0 << /A 1 >>', '/Filter /LZWDecode'))).toBe(true);
    expect(mayHavePatterns(packed('8 0 << /A 1 >>', '/Filter /FlateDecode /DecodeParms << /Predictor 12 >>'))).toBe(
      true,
    );
    expect(mayHavePatterns(Buffer.from('7 0 obj << /Type /ObjStm /Filter /FlateDecode >> stream\ndamaged'))).toBe(true);
  });
});
