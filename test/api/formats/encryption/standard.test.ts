import { describe, expect, it } from 'vitest';
import { standardKey } from '../../../../api/formats/encryption/standard.ts';
import type { ProblemError } from '../../../../api/problem.ts';

const password = 'Password1234_';
const aes128 = 26126;
// Values that Office wrote, as the documentation of msoffcrypto-tool gives them for this password.
const salt = Buffer.from('e88266490c5bd1eebd2b4394e3f830ef', 'hex');
const verifier = Buffer.from('516f732e966fac17b1c5d7d8cc36c928', 'hex');
const verifierHash = Buffer.from('2b6168dabe2911ad2bd37c1746745c14d3cf1bb140a48f4e6f3d23880872b16a', 'hex');

/** An EncryptionInfo stream after its version (MS-OFFCRYPTO §2.3.4.5). */
function description(algorithm: number, verifierBytes = 4 + 16 + 16 + 4 + 32): Buffer {
  const header = Buffer.alloc(32);
  for (const [at, value] of [
    [0, 0x24],
    [8, algorithm],
    [12, 0x8004],
    [16, 128],
    [20, 0x18],
  ] as const)
    header.writeUInt32LE(value, at);
  const sizes = Buffer.from(Uint32Array.of(0x24, header.length).buffer);
  const length = (value: number) => Buffer.from(Uint32Array.of(value).buffer);
  const shut = Buffer.concat([length(16), salt, verifier, length(20), verifierHash]);
  return Buffer.concat([sizes, header, shut.subarray(0, verifierBytes)]);
}

describe('the key of an Office 2007 document', () => {
  it('is found by its password', () => {
    const key = standardKey(description(aes128), password);
    // AES works in blocks that do not depend on each other here, whatever the segment.
    expect(key?.(Buffer.concat([verifier, verifier]), 0)).toEqual(
      Buffer.concat([key?.(verifier, 0) ?? salt, key?.(verifier, 1) ?? salt]),
    );
  });

  it('is not found for another password', () => {
    expect(standardKey(description(aes128), 'Password1234')).toBeNull();
  });

  it('is not searched for with an unknown cipher or a truncated description', () => {
    const rc4 = 26625;
    const problemOf = (info: Buffer) => {
      try {
        return standardKey(info, password);
      } catch (error) {
        return (error as ProblemError).code;
      }
    };
    expect(problemOf(description(rc4))).toBe('unsupported-file-type');
    for (const info of [description(aes128, 50), description(aes128).subarray(0, 4), Buffer.alloc(20)]) {
      expect(problemOf(info)).toBe('damaged-file');
    }
  });
});
