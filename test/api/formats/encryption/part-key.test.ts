import { createDecipheriv, createHash, pbkdf2Sync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import type { PartEncryption } from '../../../../api/formats/encryption/open-document-manifest.ts';
import { createPartKeys } from '../../../../api/formats/encryption/part-key.ts';

const xmlenc = 'http://www.w3.org/2001/04/xmlenc#';
const iv = Buffer.alloc(16, 7).toString('base64');
const start = Buffer.from('The first bytes of a part.');

/** A part as LibreOffice encrypts it, with what is different. */
const part = (
  different: { readonly [K in keyof PartEncryption]?: Readonly<Record<string, string>> } = {},
): PartEncryption => ({
  checksum: {
    'checksum-type': 'urn:oasis:names:tc:opendocument:xmlns:manifest:1.0#sha256-1k',
    checksum: createHash('sha256').update(start).digest('base64'),
    ...different.checksum,
  },
  algorithm: {
    'algorithm-name': `${xmlenc}aes256-cbc`,
    'initialisation-vector': iv,
    ...different.algorithm,
  },
  derivation: {
    'key-derivation-name': 'PBKDF2',
    'iteration-count': '1000',
    salt: Buffer.alloc(16, 9).toString('base64'),
    ...different.derivation,
  },
  startKey: { 'start-key-generation-name': 'http://www.w3.org/2000/09/xmldsig#sha256', ...different.startKey },
});

describe('the key of a part', () => {
  it('recognises the right password from the start of the part', async () => {
    const { matches } = await createPartKeys('a')(part());
    expect([matches(start), matches(Buffer.from('Something else.'))]).toEqual([true, false]);
  });

  it('uses SHA-1 checksums if the manifest names none', async () => {
    const checksum = createHash('sha1').update(start).digest('base64');
    const named = part({ checksum: { 'checksum-type': 'SHA1/1K', checksum } });
    expect((await createPartKeys('a')(named)).matches(start)).toBe(true);
    const unnamed = { ...named, checksum: { checksum }, startKey: {} };
    expect((await createPartKeys('a')(unnamed)).matches(start)).toBe(true);
  });

  it.each([128, 192, 256])('is one of %i bits that the password and the salt make', async (bits) => {
    const encryption = part({ algorithm: { 'algorithm-name': `${xmlenc}aes${bits}-cbc` } });
    const { decipher } = await createPartKeys('a')(encryption);
    const hash = createHash('sha256').update('a').digest();
    const key = pbkdf2Sync(hash, Buffer.alloc(16, 9), 1000, bits / 8, 'sha1');
    const expected = createDecipheriv(`aes-${bits}-cbc`, key, Buffer.alloc(16, 7)).setAutoPadding(false);
    expect(decipher.update(Buffer.alloc(32, 1))).toEqual(expected.update(Buffer.alloc(32, 1)));
  });

  it.each([
    ['Blowfish', part({ algorithm: { 'algorithm-name': 'Blowfish CFB' } })],
    ['Argon2', part({ derivation: { 'key-derivation-name': 'urn:org:argon2id' } })],
    ['no initialisation vector', part({ algorithm: { 'initialisation-vector': '' } })],
    ['another checksum', part({ checksum: { 'checksum-type': 'md5' } })],
    ['another hash of the password', part({ startKey: { 'start-key-generation-name': 'md5' } })],
    ['no checksum', { ...part(), checksum: {} }],
  ] as const)('is refused for %s', async (_, encryption) => {
    await expect(createPartKeys('a')(encryption)).rejects.toMatchObject({ code: 'unsupported-file-type' });
  });

  it('counts the rounds of all parts together, each salt once', async () => {
    const keyOf = createPartKeys('a');
    const salted = (salt: string, rounds: string) =>
      keyOf(part({ derivation: { salt: Buffer.from(salt).toString('base64'), 'iteration-count': rounds } }));
    for (let times = 0; times < 3; times++) await salted('one', '1000');
    const tooComplex = { code: 'too-complex' };
    await expect(salted('two', '49999001')).rejects.toMatchObject(tooComplex);
    await expect(createPartKeys('a')(part({ derivation: { 'iteration-count': '0' } }))).rejects.toMatchObject(
      tooComplex,
    );
    await expect(createPartKeys('a')(part({ derivation: { 'iteration-count': '' } }))).rejects.toMatchObject(
      tooComplex,
    );
  });
});
