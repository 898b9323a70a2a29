import { createCipheriv, createHash, pbkdf2Sync, randomBytes } from 'node:crypto';
import { deflateRawSync } from 'node:zlib';
import { compound } from '../office/compound.ts';
import { packed } from '../office/package.ts';

const sha512 = (...parts: readonly Uint8Array[]): Buffer => createHash('sha512').update(Buffer.concat(parts)).digest();

/** AES in CBC mode; `padding` fills the last block. */
function aesCbc(key: Buffer, iv: Buffer, bytes: Uint8Array, padding = Buffer.alloc(-bytes.length & 15)): Buffer {
  const cipher = createCipheriv(`aes-${key.length * 8}-cbc`, key, iv).setAutoPadding(false);
  return Buffer.concat([cipher.update(bytes), cipher.update(padding), cipher.final()]);
}

const little32 = (value: number): Buffer => Buffer.from(Uint32Array.of(value).buffer);

/** A package in Office's agile encryption (MS-OFFCRYPTO §2.3.4.10), with AES-256 and SHA-512. */
export function agile(content: Uint8Array, password: string, rounds = 1000): Buffer {
  const [dataSalt, salt, key, verifier] = [randomBytes(16), randomBytes(16), randomBytes(32), randomBytes(16)];
  let hash = sha512(salt, Buffer.from(password, 'utf16le'));
  for (let round = 0; round < Math.min(rounds, 100_000); round++) hash = sha512(little32(round), hash);
  const shut = (purpose: string, bytes: Buffer) =>
    aesCbc(sha512(hash, Buffer.from(purpose, 'hex')).subarray(0, 32), salt, bytes).toString('base64');
  const usual =
    'saltSize="16" blockSize="16" keyBits="256" hashSize="64" cipherAlgorithm="AES" ' +
    'cipherChaining="ChainingModeCBC" hashAlgorithm="SHA512"';
  const namespace = 'http://schemas.microsoft.com/office/2006';
  const info =
    `<encryption xmlns="${namespace}/encryption" xmlns:p="${namespace}/keyEncryptor/password">` +
    `<keyData ${usual} saltValue="${dataSalt.toString('base64')}"/>` +
    `<keyEncryptors><keyEncryptor uri="${namespace}/keyEncryptor/password">` +
    `<p:encryptedKey spinCount="${rounds}" ${usual} saltValue="${salt.toString('base64')}" ` +
    `encryptedVerifierHashInput="${shut('fea7d2763b4b9e79', verifier)}" ` +
    `encryptedVerifierHashValue="${shut('d7aa0f6d3061344e', sha512(verifier))}" ` +
    `encryptedKeyValue="${shut('146e0be7abacd0d6', key)}"/></keyEncryptor></keyEncryptors></encryption>`;
  const size = Buffer.alloc(8);
  size.writeUInt32LE(content.length);
  const segments: Buffer[] = [size];
  for (let index = 0; index * 4096 < content.length; index++) {
    const iv = sha512(dataSalt, little32(index)).subarray(0, 16);
    segments.push(aesCbc(key, iv, content.subarray(index * 4096, (index + 1) * 4096)));
  }
  const head = Buffer.from('0400040040000000', 'hex');
  return compound({
    EncryptionInfo: Buffer.concat([head, Buffer.from(info)]),
    EncryptedPackage: Buffer.concat(segments),
  });
}

/** OpenDocument parts in an encrypted package, as LibreOffice writes it (OpenDocument 1.3 part 2, §3.4). */
export function encryptedOdf(
  parts: ReadonlyMap<string, Uint8Array>,
  password: string,
  derivation = 'PBKDF2',
): Promise<Buffer> {
  const types = 'urn:oasis:names:tc:opendocument:xmlns:manifest:1.0';
  const mimetype = Buffer.from(parts.get('mimetype') ?? []);
  const rows: string[] = [];
  const written: Record<string, Uint8Array> = { mimetype };
  const start = createHash('sha256').update(password).digest();
  for (const [name, content] of parts) {
    if (name === 'mimetype' || name === 'META-INF/manifest.xml') continue;
    const deflated = deflateRawSync(content);
    const [salt, iv] = [randomBytes(16), randomBytes(16)];
    const key = pbkdf2Sync(start, salt, 1000, 32, 'sha1');
    const missing = 16 - (deflated.length & 15);
    written[name] = aesCbc(key, iv, deflated, Buffer.concat([randomBytes(missing - 1), Buffer.of(missing)]));
    const checksum = createHash('sha256').update(deflated.subarray(0, 1024)).digest('base64');
    rows.push(
      `<m:file-entry m:full-path="${name}" m:media-type="${name.endsWith('.xml') ? 'text/xml' : ''}" m:size="${content.length}">` +
        `<m:encryption-data m:checksum-type="${types}#sha256-1k" m:checksum="${checksum}">` +
        `<m:algorithm m:algorithm-name="http://www.w3.org/2001/04/xmlenc#aes256-cbc" m:initialisation-vector="${iv.toString('base64')}"/>` +
        `<m:key-derivation m:key-derivation-name="${derivation}" m:key-size="32" m:iteration-count="1000" m:salt="${salt.toString('base64')}"/>` +
        '<m:start-key-generation m:start-key-generation-name="http://www.w3.org/2000/09/xmldsig#sha256" m:key-size="32"/>' +
        '</m:encryption-data></m:file-entry>',
    );
  }
  const whole = `<m:file-entry m:full-path="/" m:version="1.2" m:media-type="${mimetype}"/>`;
  const manifest = `<m:manifest xmlns:m="${types}" m:version="1.2">${whole}${rows.join('')}</m:manifest>`;
  // LibreOffice expects encrypted parts to be stored: they were deflated before.
  return packed({ ...written, 'META-INF/manifest.xml': manifest }, (name) => name !== 'META-INF/manifest.xml');
}
