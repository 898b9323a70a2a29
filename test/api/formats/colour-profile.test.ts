import { describe, expect, it } from 'vitest';
import { usableProfile } from '../../../api/formats/colour-profile.ts';

function profile(space: string, bytes = 256): Buffer {
  const content = Buffer.alloc(bytes);
  content.writeUInt32BE(bytes, 0);
  content.write(space, 16, 'latin1');
  content.write('acsp', 36, 'latin1');
  return content;
}

describe('usableProfile', () => {
  it('takes a profile for the same colours', () => {
    expect(usableProfile(profile('RGB '), 3)).toBeDefined();
    expect(usableProfile(profile('GRAY'), 1)).toBeDefined();
    expect(usableProfile(profile('CMYK'), 4)).toBeDefined();
  });

  it('refuses others', () => {
    expect(usableProfile(profile('CMYK'), 3)).toBeUndefined();
    expect(usableProfile(profile('RGB ').subarray(0, 200), 3)).toBeUndefined();
    expect(usableProfile(Buffer.alloc(256), 3)).toBeUndefined();
    expect(usableProfile(undefined, 3)).toBeUndefined();
  });
});
