/** English Metric Units in a twentieth of a point (ECMA-376 part 1, section 20.1.2.1). */
export const emuPerTwip = 635;

/** Twentieths of a point in half a point, the unit of font sizes (ECMA-376 part 1, section 17.3.2.38). */
export const twipsPerHalfPoint = 10;
