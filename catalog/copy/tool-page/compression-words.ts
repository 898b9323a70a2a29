/** The done text where a file could not be made smaller. */
export const alreadySmall = '✅ Already as small as it gets';
