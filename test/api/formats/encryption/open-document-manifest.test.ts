import { expect, it } from 'vitest';
import { plainManifest, readManifest } from '../../../../api/formats/encryption/open-document-manifest.ts';

const { signal } = new AbortController();
const namespace = 'urn:oasis:names:tc:opendocument:xmlns:manifest:1.0';

async function read(rows: string) {
  const xml = `<m:manifest xmlns:m="${namespace}" m:version="1.3">${rows}</m:manifest>`;
  const source = async function* () {
    yield Buffer.from(xml);
  };
  return readManifest(source(), signal);
}

const encrypted =
  '<m:file-entry m:full-path="content.xml" m:media-type="text/xml" m:size="9">' +
  '<m:encryption-data m:checksum-type="SHA1/1K" m:checksum="c"><m:algorithm m:algorithm-name="a"/>' +
  '<m:key-derivation m:key-derivation-name="PBKDF2"/><m:start-key-generation m:start-key-generation-name="SHA1"/>' +
  '</m:encryption-data></m:file-entry>';

it('reports which parts are encrypted, and how', async () => {
  const [root, content] = await read(`<m:file-entry m:full-path="/" m:version="1.3" m:media-type="t"/>${encrypted}`);
  expect(root).toEqual({ attributes: { 'full-path': '/', version: '1.3', 'media-type': 't' }, encryption: null });
  expect(content?.encryption).toEqual({
    checksum: { 'checksum-type': 'SHA1/1K', checksum: 'c' },
    algorithm: { 'algorithm-name': 'a' },
    derivation: { 'key-derivation-name': 'PBKDF2' },
    startKey: { 'start-key-generation-name': 'SHA1' },
  });
});

it('leaves out the encryption and the sizes, and keeps names with characters that XML reserves', async () => {
  const odd = '<m:file-entry m:full-path="a&amp;b&lt;&quot;c" m:media-type=""/>';
  const entries = await read(`<m:file-entry m:full-path="/" m:version="1.3"/>${encrypted}${odd}`);
  const plain = plainManifest(entries).toString();
  expect(plain).not.toMatch(/encryption|checksum|size/);
  const again = await read(plain.replaceAll('manifest:', 'm:').replace(/^.*?<m:manifest[^>]*>|<\/m:manifest>$/g, ''));
  expect(again.map(({ attributes }) => attributes['full-path'])).toEqual(['/', 'content.xml', 'a&b<"c']);
  expect(plain).toContain('manifest:version="1.3">');
});

it('rejects a list longer than any document’s, and encryption data without a part', async () => {
  const many = '<m:file-entry m:full-path="a"/>'.repeat(20_001);
  await expect(read(many)).rejects.toMatchObject({ code: 'too-complex' });
  expect(await read('<m:encryption-data m:checksum="c"/>')).toEqual([]);
});
