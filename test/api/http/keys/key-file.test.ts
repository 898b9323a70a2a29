import { describe, expect, it } from 'vitest';
import { createKey, parseKeys, readKeys } from '../../../../api/http/keys/key-file.ts';

const fileOf = (...keys: readonly unknown[]) => JSON.stringify({ keys });

describe('a file of keys', () => {
  it('finds keys by their hashes', () => {
    const { secret, sha256 } = createKey();
    const ring = parseKeys(fileOf({ sha256, requestsPerMinute: 5, megabytes: 2, origins: ['https://a.example/'] }));
    const key = ring.find(secret);
    expect(key).toMatchObject({ id: sha256.slice(0, 12), requestsPerMinute: 5, uploads: undefined, bytes: 2_000_000 });
    expect(ring.hasOrigin('https://a.example')).toBe(true);
    expect(ring.hasOrigin('https://b.example')).toBe(false);
    expect(ring.find(sha256)).toBeUndefined();
    expect(ring.find(createKey().secret)).toBeUndefined();
  });

  it.each([
    ['no JSON', '{', /JSON/],
    ['something else', '[]', /expected object/],
    ['a secret', fileOf({ sha256: createKey().secret }), /64 hexadecimal digits/],
    ['a limit of nothing', fileOf({ sha256: createKey().sha256, uploads: 0 }), /uploads/],
    ['an origin that is none', fileOf({ sha256: createKey().sha256, origins: ['*'] }), /origins/],
    ['a misspelt limit', fileOf({ sha256: createKey().sha256, request: 1 }), /request/],
    ['a key twice', fileOf({ sha256: 'a'.repeat(64) }, { sha256: 'a'.repeat(64) }), /twice/],
  ])('is refused with %s', (_, text, complaint) => {
    expect(() => parseKeys(text)).toThrow(complaint);
  });

  it('names a missing file', () => {
    expect(() => readKeys('/nowhere/keys.json')).toThrow(
      /^API_KEYS \(\/nowhere\/keys\.json\) cannot be used: .*ENOENT/,
    );
  });
});
