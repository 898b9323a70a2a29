/** Samples of a pixel: grey, RGB or CMYK. */
export type Components = 1 | 3 | 4;

const spaces = { 1: 'GRAY', 3: 'RGB ', 4: 'CMYK' } as const satisfies Record<Components, string>;
const headerBytes = 128;

/** Larger profiles are dropped. The largest press profiles have 3 MB. */
export const maxProfileBytes = 8_000_000;

/**
 * The ICC profile if it matches the image, otherwise undefined: a wrong one makes readers refuse the page (ICC.1 §7.2).
 */
export function usableProfile(profile: Buffer | undefined, components: Components): Buffer | undefined {
  if (profile === undefined || profile.length < headerBytes || profile.length > maxProfileBytes) return undefined;
  const isProfile = profile.toString('latin1', 36, 40) === 'acsp' && profile.readUInt32BE(0) <= profile.length;
  return isProfile && profile.toString('latin1', 16, 20) === spaces[components] ? profile : undefined;
}
