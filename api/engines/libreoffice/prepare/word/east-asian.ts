/** Finds a letter of an East Asian script, or a full-width form. */
export const eastAsian = /[\u1100-\u11ff\u2e80-\ud7ff\uf900-\ufaff\uff00-\uffef]/;
