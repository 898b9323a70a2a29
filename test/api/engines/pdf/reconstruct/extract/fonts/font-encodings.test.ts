import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { fontEncodings } from '../../../../../../../api/engines/pdf/reconstruct/extract/fonts/font-encodings.ts';

const plain = (...objects: readonly string[]) =>
  Buffer.from(objects.map((object, index) => `${index + 1} 0 obj ${object} endobj\n`).join(''));

/** The same objects in a stream of them. */
function packed(...objects: readonly string[]): Buffer {
  let at = 0;
  const places = objects.map((object, index) => {
    const place = `${index + 1} ${at}`;
    at += object.length + 1;
    return place;
  });
  const head = `${places.join(' ')} `;
  return Buffer.concat([
    Buffer.from(`9 0 obj << /Type /ObjStm /N ${objects.length} /First ${head.length} /Filter /FlateDecode >> stream\n`),
    deflateSync(Buffer.from(head + objects.join(' '))),
    Buffer.from('\nendstream endobj'),
  ]);
}

const font = (name: string, encoding: string) => `<< /Type /Font /BaseFont /${name} /Encoding ${encoding} >>`;
const encoding = (names: string) => `<< /Differences [${names}] >>`;
const namesOf = (pdf: Buffer, name: string) => [...(fontEncodings(pdf).get(name) ?? [])];

describe('the names of the glyphs of a font', () => {
  it('are those that its encoding gives their codes, in an object of its own or not', () => {
    const names = encoding('2 /epsilon1/kappa 65 /A');
    const expected = [
      [2, 'epsilon1'],
      [3, 'kappa'],
      [65, 'A'],
    ];
    expect(namesOf(plain(font('ABCDEF+Math', '2 0 R'), names), 'Math')).toEqual(expected);
    expect(namesOf(plain(font('Math', names)), 'Math')).toEqual(expected);
    expect(namesOf(packed(names, font('ABCDEF+Math', '1 0 R')), 'Math')).toEqual(expected);
  });

  it('are empty where parts of a font have several for a code', () => {
    const pdf = plain(
      font('ABCDEF+Math', encoding('2 /alpha /beta')),
      font('GHIJKL+Math', encoding('2 /alpha /gamma')),
    );
    expect(namesOf(pdf, 'Math')).toEqual([
      [2, 'alpha'],
      [3, ''],
    ]);
  });

  it('are none of a font that has only a usual encoding, or one that is missing', () => {
    expect(fontEncodings(plain(font('Text', '/WinAnsiEncoding'), font('Lost', '7 0 R'))).size).toBe(0);
  });

  it('are for codes of one byte only', () => {
    expect(namesOf(plain(font('Math', encoding('255 /a /b'))), 'Math')).toEqual([[255, 'a']]);
  });
});
