/** The done text where a file could not be made smaller. */
export const alreadySmall = '✅ الملف بأصغر حجم ممكن';
