/** The colour of paper, RRGGBB: what is filled with it is not seen. */
export const paper = 'FFFFFF';
