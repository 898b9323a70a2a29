/** The done text where a file could not be made smaller. */
export const alreadySmall = '✅ Ya no se puede reducir más';
