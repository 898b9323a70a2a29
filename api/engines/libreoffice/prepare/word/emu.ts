/** English Metric Units in a twentieth of a point (ECMA-376 part 1, section 20.1.2.1). */
export const emuPerTwip = 635;
