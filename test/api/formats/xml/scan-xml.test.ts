import { describe, expect, it } from 'vitest';
import {
  boundList,
  documentLimits,
  relationshipId,
  type ScanLimits,
  scanXml,
  UnreadablePart,
} from '../../../../api/formats/xml/scan-xml.ts';

async function* chunks(content: string | Uint8Array, size = 3): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(content);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function namesIn(xml: string | Uint8Array, limits?: ScanLimits): Promise<readonly string[]> {
  const names: string[] = [];
  await scanXml(chunks(xml), { open: ({ name }) => names.push(name) }, limits);
  return names;
}

describe('scanning a part', () => {
  it('names elements of the root’s namespace without prefix, and ignores others', async () => {
    expect(await namesIn('<x:a xmlns:x="u"><x:b/><c/><y:d/></x:a>')).toEqual(['a', 'b', '', '']);
    expect(await namesIn('<a><b/><y:d/></a>')).toEqual(['a', 'b', '']);
  });

  it('reports text and the ends of tags', async () => {
    const texts: string[] = [];
    const ends: number[] = [];
    const handlers = {
      text: (text: string) => texts.push(text),
      close: (_n: string, _d: number, end: number) => ends.push(end),
    };
    await scanXml(chunks('<a>é<b/></a>'), handlers);
    expect(texts.join('')).toBe('é');
    expect(ends).toEqual([8, 12]);
  });

  it.each([
    ['is not well-formed', '<a><b></a>'],
    ['is not UTF-8', Buffer.from([0x3c, 0x61, 0x3e, 0xff, 0x3c, 0x2f, 0x61, 0x3e])],
    ['nests too deep', '<a>'.repeat(200)],
    ['goes on without a tag', `<a>${'x'.repeat(4_000_100)}</a>`],
  ])('gives up on a part that %s', async (_, xml) => {
    await expect(namesIn(xml)).rejects.toBeInstanceOf(UnreadablePart);
  });

  it('refuses a document type in a workbook, and harmful entities anywhere', async () => {
    await expect(namesIn('<!DOCTYPE a><a/>')).rejects.toMatchObject({ code: 'damaged-file' });
    expect(await namesIn('<!DOCTYPE a><a/>', documentLimits)).toEqual(['a']);
    const entity = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a/>';
    await expect(namesIn(entity, documentLimits)).rejects.toMatchObject({ code: 'damaged-file' });
  });
});

it('finds the id of a relationship under any prefix', () => {
  expect(relationshipId({ id: '1', 'rel:id': 'rId2' })).toBe('rId2');
  expect(relationshipId({ id: '1' })).toBeUndefined();
});

it('limits lists', () => {
  expect(() => boundList(10, 10)).not.toThrow();
  expect(() => boundList(11, 10)).toThrow(UnreadablePart);
});
