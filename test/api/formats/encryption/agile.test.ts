import { expect, it } from 'vitest';
import { agileKey } from '../../../../api/formats/encryption/agile.ts';

const usual = {
  saltSize: '16',
  blockSize: '16',
  keyBits: '256',
  hashSize: '64',
  cipherAlgorithm: 'AES',
  cipherChaining: 'ChainingModeCBC',
  hashAlgorithm: 'SHA512',
  saltValue: Buffer.alloc(16, 1).toString('base64'),
};
const written = (attributes: object) =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('');

/** A description (MS-OFFCRYPTO §2.3.4.10) with other attributes of its data and its password. */
const description = (data: object, password: object | null) =>
  Buffer.from(
    `<encryption><keyData${written({ ...usual, ...data })}/><keyEncryptors><keyEncryptor>` +
      `${password === null ? '' : `<p:encryptedKey xmlns:p="p"${written({ ...usual, spinCount: 1, ...password })}/>`}` +
      '</keyEncryptor></keyEncryptors></encryption>',
  );

it.each([
  ['a cipher other than AES', { cipherAlgorithm: 'DES' }],
  ['another mode', { cipherChaining: 'ChainingModeCFB' }],
  ['keys of a length that AES does not have', { keyBits: '100' }],
  ['a hash that nobody knows', { hashAlgorithm: 'none' }],
])('refuses %s, of the data and of the password', async (_, attributes) => {
  const refused = { code: 'unsupported-file-type' };
  await expect(agileKey(description(attributes, {}), 'a')).rejects.toMatchObject(refused);
  await expect(agileKey(description({}, attributes), 'a')).rejects.toMatchObject(refused);
});

it('refuses a document that only a certificate opens', async () => {
  await expect(agileKey(description({}, null), 'a')).rejects.toMatchObject({ code: 'unsupported-file-type' });
});

it('refuses too many rounds, and invalid numbers', async () => {
  const of = (spinCount: string) => agileKey(description({}, { spinCount }), 'a');
  await expect(of('1000001')).rejects.toMatchObject({ code: 'too-complex' });
  for (const none of ['-1', 'many']) await expect(of(none)).rejects.toMatchObject({ code: 'damaged-file' });
});
