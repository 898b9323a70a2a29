/** The colour of paper, RRGGBB: fills of this colour are invisible. */
export const paper = 'FFFFFF';
